/** Reads cells of a pack workbook, with the usual damage by spreadsheets. Every reason completes 'Row 12, Child code: ...'. */
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { codeFinder } from '../../kit/import/code-finder.ts';
import { textOf } from '../../kit/import/table.ts';
import type { Read } from '../../kit/record-cells.ts';
import { t } from '../../texts/packs.ts';

type Reader<Value> = (cell: CellContent) => Read<Value>;

const spoiled = (cell: CellContent): string | undefined =>
  cell instanceof Date
    ? t('a spreadsheet has turned it into the date {cell}; write it as text', { cell: textOf(cell) })
    : undefined;

/** Reads a cell unless a spreadsheet has corrupted it; `text` is what it shows. */
const unspoiled =
  <Value>(read: (text: string, cell: CellContent) => Read<Value>): Reader<Value> =>
  (cell) => {
    const reason = spoiled(cell);
    return reason === undefined ? read(textOf(cell), cell) : { reason };
  };

export const isBlank = (cell: CellContent): boolean => textOf(cell) === '';

const MAX_TEXT = 40;

export const readText = unspoiled<string>((text) =>
  text.length > MAX_TEXT ? { reason: t('at most {most} characters', { most: MAX_TEXT }) } : { value: text },
);

export function convertedTo(cell: CellContent): string | undefined {
  if (typeof cell === 'number') return t('number {cell}', { cell: textOf(cell) });
  return typeof cell === 'boolean' ? t('boolean {cell}', { cell: textOf(cell) }) : undefined;
}

const readWord = (yes: string[], no: string[], fault: (word: string, text: string) => string) =>
  unspoiled<boolean>((text) => {
    const word = text.toLowerCase().replace(/\.$/, '');
    if (yes.includes(word)) return { value: true };
    return no.includes(word) ? { value: false } : { reason: fault(word, text.slice(0, 60)) };
  });

export const readIncluded = readWord(
  ['incl', 'included', 'incluso'],
  ['excl', 'excluded', 'escluso'],
  (word, text) => (word === '' ? t('write Incl or Excl') : t("'{text}' is neither Incl nor Excl", { text })),
);

/** Blank is No. */
export const readCompulsory = readWord(
  ['yes', 'y', 'sì', 'si', 'true', '1'],
  ['no', 'n', 'false', '0', ''],
  (_word, text) => t("'{text}' is neither Yes nor No", { text }),
);

export interface Option {
  id: number;
  code: string;
  name: string;
}

export type FindOption = Reader<Option>;

export function optionFinder(options: Option[]): FindOption {
  const find = codeFinder(options, (text, isNumber) => {
    const code = text.slice(0, 60);
    if (!isNumber) return t('there is no option {code}', { code });
    return t(
      'there is no option {code}; if a spreadsheet has turned the code into a number, write it as text',
      { code },
    );
  });
  return unspoiled((_text, cell) => find(cell));
}

/** The seven digits of one vehicle or several; a spreadsheet makes a number of one and takes leading zeros off. */
export const readVeteles = unspoiled<string[]>((text, cell) => {
  if (text === '') return { reason: t('the model is missing') };
  if (typeof cell === 'number' && text.length <= 7) return { value: [text.padStart(7, '0')] };
  if (typeof cell === 'number')
    return {
      reason: t('{text} is a number; write several models as text, with commas between them', { text }),
    };
  const veteles = text.split(/[\s,;/]+/).filter((vetele) => vetele !== '');
  const odd = veteles.find((vetele) => !/^\d{7}$/.test(vetele))?.slice(0, 30);
  if (odd !== undefined) return { reason: t("'{odd}' is not a model of seven digits", { odd }) };
  return { value: [...new Set(veteles)].toSorted() };
});
