import { formatTime } from '../../../kit/format/formatTime';
import type { Cell } from './mergeLists';
import { baseCode } from './priceList';
import { t } from '../../../texts/priceConfigurator';

/**
 * What somebody else saved between reading and saving; empty when nothing of it is shown here. `noun` is what a row holds: a
 * price.
 */
export function savedMeanwhile(who: string, theirs: readonly Cell[], noun: string): string {
  if (theirs.length === 0) return '';
  const what = theirs.every(({ kind }) => kind === 'price') ? noun : 'change';
  const others =
    theirs.length === 1
      ? t('1 other {what}', { what })
      : t('{count} other {value}', { count: theirs.length, value: what === 'tax' ? 'taxes' : `${what}s` });
  return t('{who} saved {others} meanwhile; both are kept.', { who, others });
}

/** Where nobody tells who it was. */
export const aColleague = 'A colleague';

/** Every change of mine was theirs too, or gave way to theirs. */
export const nothingLeft = (who: string): string =>
  t('Nothing is left to save: the list is as {value} saved it.', {
    value: who === aColleague ? t('a colleague') : who,
  });

const modification = /^(.+), (\d{2}\/\d{2}\/\d{2}) (\d{2}:\d{2}): /;

/**
 * Who changed a cell last and when (left out where nobody knows): from `itemLastModInfo`, in the market's time, where it was somebody else than who saved the
 * list last.
 */
export function whoAndWhen(itemLastModInfo: string | undefined, by: string, at: string): string {
  if (at === '') return by;
  const [, who, day, time] = modification.exec(itemLastModInfo ?? '') ?? [];
  if (who === undefined || who === by) return `${by}, ${formatTime(at)}`;
  return `${who}, ${day === dayOf(new Date(at)) ? time : day}`;
}

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) =>
  `${two(date.getDate())}/${two(date.getMonth() + 1)}/${two(date.getFullYear() % 100)}`;

/** 'the base price and 3 blank items' */
function blanksOf(codes: readonly string[]): string {
  const hasBase = codes.includes(baseCode);
  const items = codes.length - (hasBase ? 1 : 0);
  const words = [...(hasBase ? [t('the base price')] : []), ...(items > 0 ? [blankItems(items)] : [])];
  return words.join(' and ');
}

const blankItems = (count: number) => (count === 1 ? '1 blank item' : `${count} blank items`);

/** Of the button that fills them; the rows are those that have an official price. */
export const takeOfficial = (codes: readonly string[]): string =>
  t('Take the official price for {blanksOf}', { blanksOf: blanksOf(codes) });

export const officialTaken = (codes: readonly string[]): string =>
  t('Official price taken for {blanksOf}, not saved yet', { blanksOf: blanksOf(codes) });

/** Rows that stay blank. */
export const withoutOfficial = (count: number): string =>
  count === 1
    ? t('1 has no official price and stays blank.')
    : t('{count} have no official price and stay blank.', { count });

/** '4 changes rolled back' */
export const rolledBack = (count: number): string =>
  count === 1 ? t('1 change rolled back') : t('{count} changes rolled back', { count });
