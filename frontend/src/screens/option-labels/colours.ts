import type { ColourGridEntry } from '../../api';
import type { Sort } from '../../ui/data/Column';
import { plainText } from '../../ui/data/plainText';

/** Rows of the colour table that are drawn at once. */
export const colourPageSize = 1000;

export const colourText = { none: '–' };

/** The default label of a colour in a language. */
export const colourLabel = ({ colItem }: ColourGridEntry, language: string): string | undefined =>
  colItem.colLabelList?.find((label) => label.language.code === language)?.label;

/** Whether code, factory text or label contain what is searched, without regard to case and accents. */
export function matchesColour(colour: ColourGridEntry, wanted: string, language: string): boolean {
  const { code, as400Description } = colour.colItem;
  const texts = [code, as400Description, colourLabel(colour, language) ?? ''];
  return texts.some((text) => plainText(text).includes(plainText(wanted.trim())));
}

export type ColourSortKey = 'code' | 'as400' | 'label';

const italian = new Intl.Collator('it');

/** Codes are texts, as in every list: 10 comes before 9. */
const compareCodes = (one: string, other: string): number => {
  const [a, b] = [plainText(one), plainText(other)];
  return a < b ? -1 : Number(a > b);
};

/** In the order of a column; equal ones by code. */
export function sortedColours(
  colours: readonly ColourGridEntry[],
  { key, direction }: Sort<ColourSortKey>,
  language: string,
): ColourGridEntry[] {
  const textOf = (colour: ColourGridEntry): string =>
    ({
      code: colour.colItem.code,
      as400: colour.colItem.as400Description,
      label: colourLabel(colour, language) ?? '',
    })[key];
  const sign = direction === 'asc' ? 1 : -1;
  const compare = key === 'code' ? compareCodes : italian.compare.bind(italian);
  return [...colours].sort(
    (a, b) => sign * (compare(textOf(a), textOf(b)) || compareCodes(a.colItem.code, b.colItem.code)),
  );
}
