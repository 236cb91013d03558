import { formatCount } from './formatCount';

/** What a list is about, in English: label, labels. */
export interface Noun {
  one: string;
  many: string;
}

/** '1 label', '1.284 labels' */
export const countOf = (count: number, { one, many }: Noun): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
