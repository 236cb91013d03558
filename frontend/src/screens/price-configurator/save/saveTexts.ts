import { formatTime } from '../../../kit/format/instants';
import type { ListCell } from './listCells';
import { baseCode } from './priceList';
import { t } from '../../../texts/priceConfigurator.gen';

export type CellNoun = 'price' | 'tax';

function othersOf(what: CellNoun | 'change', count: number): string {
  if (what === 'price') return count === 1 ? t('1 other price') : t('{count} other prices', { count });
  if (what === 'tax') return count === 1 ? t('1 other tax') : t('{count} other taxes', { count });
  return count === 1 ? t('1 other change') : t('{count} other changes', { count });
}

/**
 * What somebody else saved between reading and saving; empty when nothing of it is shown here. `noun` is what a row holds: a
 * price.
 */
export function savedMeanwhile(who: string, theirs: readonly ListCell[], noun: CellNoun): string {
  if (theirs.length === 0) return '';
  const others = othersOf(theirs.every(({ kind }) => kind === 'price') ? noun : 'change', theirs.length);
  return t('{who} saved {others} meanwhile; both are kept.', { who, others });
}

/** Why amounts are asked about that only one of us changed; undefined: the currency is what it was. */
export function otherCurrency(conflicts: readonly ListCell[]): string | undefined {
  const currencies = conflicts.find((cell) => cell.currencies)?.currencies;
  if (!currencies) return undefined;
  const { mine, theirs, setBy } = currencies;
  if (setBy === 'theirs')
    return t(
      'The currency is {theirs} now and you typed in {mine}: each amount of yours that you keep is saved in {theirs}.',
      {
        mine,
        theirs,
      },
    );
  return setBy === 'mine'
    ? t(
        'You set the currency to {mine} and your colleague typed in {theirs}: each amount of theirs that you take is saved in {mine}.',
        { mine, theirs },
      )
    : t(
        'You typed in {mine} and your colleague in {theirs}: every amount is saved in the currency that you choose.',
        { mine, theirs },
      );
}

/** The question before prices are stored in another currency. */
export const relabelled = (currency: string, kept: number) => ({
  title: t('The currency becomes {currency}', { currency }),
  text: keptAmounts(currency, kept),
});

function keptAmounts(currency: string, kept: number): string {
  if (kept === 0)
    return t('The taxes and the alternative price list keep their numbers, now in {currency}.', { currency });
  return kept === 1
    ? t(
        '1 price was not typed in {currency}. It, the taxes and the alternative price list keep their numbers, now in {currency}.',
        { currency },
      )
    : t(
        '{count} prices were not typed in {currency}. They, the taxes and the alternative price list keep their numbers, now in {currency}.',
        { count: kept, currency },
      );
}

export const aColleague = t('A colleague');

/** Every change of mine was theirs too, or gave way to theirs; where nobody knows who saved, it may be my own save whose reply was lost. */
export const nothingLeft = (who: string): string =>
  who === aColleague
    ? t('Nothing is left to save: the list is stored as it is here.')
    : t('Nothing is left to save: the list is as {who} saved it.', { who });

const modification = /^(.+), (\d{2}\/\d{2}\/\d{2}) (\d{2}:\d{2}): /;

/**
 * Who changed a cell last and when (left out where nobody knows): from `itemLastModInfo`, in the market's time, where it was somebody else than who saved the
 * list last.
 */
export function whoAndWhen(itemLastModInfo: string | undefined, by: string, at: string): string {
  if (at === '') return by;
  const [, who, day, time] = modification.exec(itemLastModInfo ?? '') ?? [];
  if (who === undefined || who === by) return `${by}, ${formatTime(at)}`;
  return t('{who}, {day} {time}, the market’s time', { who, day: day!, time: time! });
}

/** 'the base price and 3 blank items' */
function blanksOf(codes: readonly string[]): string {
  const hasBase = codes.includes(baseCode);
  const items = codes.length - (hasBase ? 1 : 0);
  if (!hasBase) return items === 1 ? t('1 blank item') : t('{items} blank items', { items });
  if (items === 0) return t('the base price');
  return items === 1
    ? t('the base price and 1 blank item')
    : t('the base price and {items} blank items', { items });
}

export const takeOfficial = (codes: readonly string[]): string =>
  t('Take the official price for {prices}', { prices: blanksOf(codes) });

export const officialTaken = (codes: readonly string[]): string =>
  t('Official price taken for {prices}, not saved yet', { prices: blanksOf(codes) });

export const withoutOfficial = (count: number): string =>
  count === 1
    ? t('1 has no official price and stays blank.')
    : t('{count} have no official price and stay blank.', { count });

/** '4 changes rolled back' */
export const rolledBack = (count: number): string =>
  count === 1 ? t('1 change rolled back') : t('{count} changes rolled back', { count });
