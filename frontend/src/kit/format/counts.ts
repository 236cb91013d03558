import { formatCount } from '../../ui/data/formatCount';

export { formatCount };

const greatest = 2_147_483_647;

/** A whole number from 0 as people type it, with dots between thousands too; undefined: it is none. */
export function wholeNumberOf(text: string): number | undefined {
  const digits = text.trim().replace(/^\d{1,3}(\.\d{3})+$/, (grouped) => grouped.replaceAll('.', ''));
  return /^\d{1,10}$/.test(digits) && Number(digits) <= greatest ? Number(digits) : undefined;
}

/** What a list is about, in English: label, labels. */
export interface Noun {
  one: string;
  many: string;
}

/** '1 label', '1,284 labels' */
export const countOf = (count: number, { one, many }: Noun): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/**
 * A whole sentence about a number.
 *
 * @example countIn(3, { one: t('1 pack is stored.'), many: t('{count} packs are stored.') }) // '3 packs are stored.'
 */
export const countIn = (count: number, { one, many }: Noun): string =>
  count === 1 ? one : many.replace('{count}', formatCount(count));
