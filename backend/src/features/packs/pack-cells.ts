/** Reads cells of a pack workbook as people and spreadsheets leave them. Every reason completes 'Row 12, Child code: ...'. */
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { textOf } from '../../kit/upload/uploaded-workbook.ts';

/** What a cell says, or why it says nothing. */
export type Read<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: string };

const readAs = <Value>(value: Value): Read<Value> => ({ value });
const wrong = <Value>(problem: string): Read<Value> => ({ problem });

const shown = (cell: CellContent): string => textOf(cell).slice(0, 60);

/** What a spreadsheet has made of a text: a date, an error, a formula that was never calculated. */
function spoiled(cell: CellContent): string | undefined {
  if (cell instanceof Date) return `a spreadsheet has made the date ${textOf(cell)} of it, write it as text`;
  if (typeof cell !== 'string') return undefined;
  if (/^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(cell)) return `the cell holds the error ${cell}`;
  return cell.startsWith('=') ? 'the cell holds a formula without its result' : undefined;
}

export const isBlank = (cell: CellContent | undefined): boolean => textOf(cell ?? null) === '';

const MAX_TEXT = 40;

/** A text of at most 40 characters; blank is one too. */
export function readText(cell: CellContent): Read<string> {
  const problem = spoiled(cell);
  if (problem !== undefined) return wrong(problem);
  const text = textOf(cell);
  if (text.includes('\u0000')) return wrong('the text holds a NUL character');
  return text.length > MAX_TEXT ? wrong(`at most ${MAX_TEXT} characters`) : readAs(text);
}

/** What a spreadsheet may have made of a text without anybody seeing it. */
export function retypedAs(cell: CellContent): string | undefined {
  if (typeof cell === 'number') return `number ${textOf(cell)}`;
  return typeof cell === 'boolean' ? `truth value ${textOf(cell)}` : undefined;
}

const INCL = ['incl', 'included', 'incluso'];
const EXCL = ['excl', 'excluded', 'escluso'];
const YES = ['yes', 'y', 'sì', 'si', 'true', '1'];
const NO = ['no', 'n', 'false', '0', ''];

function readWord(cell: CellContent, yes: string[], no: string[], expected: string): Read<boolean> {
  const problem = spoiled(cell);
  if (problem !== undefined) return wrong(problem);
  const word = textOf(cell).toLowerCase().replace(/\.$/, '');
  if (yes.includes(word)) return readAs(true);
  if (no.includes(word)) return readAs(false);
  return wrong(
    word === '' ? `write ${expected}` : `'${shown(cell)}' is neither ${expected.replace(' or ', ' nor ')}`,
  );
}

/** Whether the price of a pack includes an option. */
export const readIncluded = (cell: CellContent): Read<boolean> => readWord(cell, INCL, EXCL, 'Incl or Excl');

/** Blank is No. */
export const readCompulsory = (cell: CellContent): Read<boolean> => readWord(cell, YES, NO, 'Yes or No');

/** An option of the catalogue. */
export interface Option {
  id: number;
  code: string;
  /** What the factory calls it. */
  name: string;
}

export type FindOption = (cell: CellContent) => Read<Option>;

/** Codes that a spreadsheet takes for numbers, by that number: 071 becomes 71, 5E3 becomes 5000. */
const numberOf = (code: string): number | undefined =>
  /^\d+(e\d+)?$/i.test(code) ? Number(code) : undefined;

function groupedBy<Key>(options: Option[], keyOf: (code: string) => Key | undefined): Map<Key, Option[]> {
  const groups = new Map<Key, Option[]>();
  for (const option of options) {
    const key = keyOf(option.code);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  return groups;
}

/** Finds the option that a cell names: by its code, else in another case, else by the number that a spreadsheet made of it. */
export function optionFinder(options: Option[]): FindOption {
  const byCode = new Map(options.map((option) => [option.code, option]));
  const byLetters = groupedBy(options, (code) => code.toLowerCase());
  const byNumber = groupedBy(options, numberOf);
  return (cell) => {
    const problem = spoiled(cell);
    if (problem !== undefined) return wrong(problem);
    const code = textOf(cell);
    if (code === '') return wrong('the code is missing');
    const isNumber = typeof cell === 'number';
    const found = byCode.get(code);
    if (found && !isNumber) return readAs(found);
    const twins = (isNumber ? byNumber.get(cell) : byLetters.get(code.toLowerCase())) ?? [];
    if (twins.length === 1) return readAs(twins[0]!);
    if (twins.length > 1)
      return wrong(`${code} may be ${twins.map((twin) => twin.code).join(' or ')}, write the code as text`);
    return wrong(
      `there is no option ${shown(cell)}${isNumber ? '; should a spreadsheet have made a number of the code, write it as text' : ''}`,
    );
  };
}

/** The seven digits of one vehicle or several; a spreadsheet makes a number of one and takes leading zeros off. */
export function readVeteles(cell: CellContent): Read<string[]> {
  const problem = spoiled(cell);
  if (problem !== undefined) return wrong(problem);
  const text = textOf(cell);
  if (text === '') return wrong('the model is missing');
  if (typeof cell === 'number')
    return text.length <= 7
      ? readAs([text.padStart(7, '0')])
      : wrong(`${text} is a number; write several models as text, with commas between them`);
  const veteles = text.split(/[\s,;/]+/).filter((vetele) => vetele !== '');
  const odd = veteles.find((vetele) => !/^\d{7}$/.test(vetele));
  if (odd !== undefined) return wrong(`'${odd.slice(0, 30)}' is not a model of seven digits`);
  return readAs([...new Set(veteles)].toSorted());
}
