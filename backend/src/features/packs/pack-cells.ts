/** Reads cells of a pack workbook, with the usual damage by spreadsheets. Every reason completes 'Row 12, Child code: ...'. */
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { codeFinder } from '../../kit/import/code-finder.ts';
import { textOf } from '../../kit/import/table.ts';
import { t } from '../../texts/packs.ts';

export type Read<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };

const readAs = <Value>(value: Value): Read<Value> => ({ value });
const wrong = <Value>(problem: string): Read<Value> => ({ problem });

const shown = (cell: CellContent): string => textOf(cell).slice(0, 60);

/** What a spreadsheet made of a text: a date, an error, a formula that was never calculated. */
function spoiled(cell: CellContent): string | undefined {
  if (cell instanceof Date)
    return t('a spreadsheet has turned it into the date {cell}; write it as text', { cell: textOf(cell) });
  if (typeof cell !== 'string') return undefined;
  if (/^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(cell))
    return t('the cell holds the error {cell}', { cell });
  return cell.startsWith('=') ? t('the cell holds a formula without its result') : undefined;
}

export const isBlank = (cell: CellContent | undefined): boolean => textOf(cell ?? null) === '';

const MAX_TEXT = 40;

export function readText(cell: CellContent): Read<string> {
  const problem = spoiled(cell);
  if (problem !== undefined) return wrong(problem);
  const text = textOf(cell);
  return text.length > MAX_TEXT ? wrong(t('at most {most} characters', { most: MAX_TEXT })) : readAs(text);
}

/** What a spreadsheet may have changed unnoticed. */
export function convertedTo(cell: CellContent): string | undefined {
  if (typeof cell === 'number') return t('number {cell}', { cell: textOf(cell) });
  return typeof cell === 'boolean' ? t('boolean {cell}', { cell: textOf(cell) }) : undefined;
}

const INCL = ['incl', 'included', 'incluso'];
const EXCL = ['excl', 'excluded', 'escluso'];
const YES = ['yes', 'y', 'sì', 'si', 'true', '1'];
const NO = ['no', 'n', 'false', '0', ''];

function readWord(
  cell: CellContent,
  [yes, no]: [string[], string[]],
  fault: { blank: () => string; other: (cell: string) => string },
): Read<boolean> {
  const problem = spoiled(cell);
  if (problem !== undefined) return wrong(problem);
  const word = textOf(cell).toLowerCase().replace(/\.$/, '');
  if (yes.includes(word)) return readAs(true);
  if (no.includes(word)) return readAs(false);
  return wrong(word === '' ? fault.blank() : fault.other(shown(cell)));
}

export const readIncluded = (cell: CellContent): Read<boolean> =>
  readWord(cell, [INCL, EXCL], {
    blank: () => t('write Incl or Excl'),
    other: (text) => t("'{text}' is neither Incl nor Excl", { text }),
  });

export const readCompulsory = (cell: CellContent): Read<boolean> =>
  readWord(cell, [YES, NO], {
    blank: () => t('write Yes or No'),
    other: (text) => t("'{text}' is neither Yes nor No", { text }),
  });

export interface Option {
  id: number;
  code: string;
  name: string;
}

export type FindOption = (cell: CellContent) => Read<Option>;

export function optionFinder(options: Option[]): FindOption {
  const find = codeFinder(options);
  return (cell) => {
    const problem = spoiled(cell);
    if (problem !== undefined) return wrong(problem);
    if (isBlank(cell)) return wrong(t('the code is missing'));
    const { item, refusal } = find(cell);
    if (item) return readAs(item);
    if (refusal !== undefined) return wrong(refusal);
    return wrong(
      typeof cell === 'number'
        ? t(
            'there is no option {code}; if a spreadsheet has turned the code into a number, write it as text',
            { code: shown(cell) },
          )
        : t('there is no option {code}', { code: shown(cell) }),
    );
  };
}

/** One or several veteles; a spreadsheet turns a single one into a number and drops leading zeros. */
export function readVeteles(cell: CellContent): Read<string[]> {
  const problem = spoiled(cell);
  if (problem !== undefined) return wrong(problem);
  const text = textOf(cell);
  if (text === '') return wrong(t('the model is missing'));
  if (typeof cell === 'number')
    return text.length <= 7
      ? readAs([text.padStart(7, '0')])
      : wrong(t('{text} is a number; write several models as text, with commas between them', { text }));
  const veteles = text.split(/[\s,;/]+/).filter((vetele) => vetele !== '');
  const odd = veteles.find((vetele) => !/^\d{7}$/.test(vetele));
  if (odd !== undefined) return wrong(t("'{odd}' is not a model of seven digits", { odd: odd.slice(0, 30) }));
  return readAs([...new Set(veteles)].toSorted());
}
