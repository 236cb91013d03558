import type { FeedColumn, FeedProblem, FeedRow, FeedTable } from './feed-table.ts';

type Cell = string | number | boolean | null;

const TRUE = /^(true|1|yes|x)$/i;
const FALSE = /^(false|0|no)$/i;
const AMOUNT = /^-?(\d+)([.,]\d{1,2})?$/;

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

const bad = (message: string): { message: string } => ({ message });

function amountOf(cell: string, { max }: FeedColumn): Cell | { message: string } {
  const match = AMOUNT.exec(cell);
  if (!match) return bad(`'${cell}' is not an amount such as 1234.50`);
  if (match[1]!.replace(/^0+/, '').length > max) return bad(`'${cell}' has more than ${max} digits`);
  return cell.startsWith('-') ? bad(`'${cell}' is negative`) : cell.replace(',', '.');
}

function integerOf(cell: string, { max }: FeedColumn): Cell | { message: string } {
  if (!/^\d{1,15}$/.test(cell)) return bad(`'${cell}' is not a whole number`);
  return Number(cell) > max ? bad(`${cell} is more than ${max}`) : Number(cell);
}

function flagOf(cell: string, { isTrueWhenEmpty = false }: FeedColumn): Cell | { message: string } {
  if (cell === '') return isTrueWhenEmpty;
  if (TRUE.test(cell)) return true;
  return FALSE.test(cell) ? false : bad(`'${cell}' is neither true nor false`);
}

/** JavaScript would read 31 February as a day in March. */
function dateOf(cell: string): Cell | { message: string } {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(cell) ? new Date(`${cell}T00:00:00Z`) : undefined;
  const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(cell);
  return isDay ? cell : bad(`'${cell}' is not a date such as 2026-11-20`);
}

function textOf(cell: string, column: FeedColumn): Cell | { message: string } {
  if (cell.length > column.max) return bad(`has ${cell.length} characters; at most ${column.max} are stored`);
  if (CONTROL.test(cell)) return bad('contains control characters');
  if (column.isReserved?.(cell)) return bad(`'${cell}' is a name that the console uses itself`);
  return column.pattern && !column.pattern.test(cell) ? bad(`'${cell}' is not ${column.says}`) : cell;
}

/** The value of a cell, or what is wrong with it. An empty cell is null, '' or the default of its column. */
function readCell(raw: string, column: FeedColumn): Cell | { message: string } {
  const cell = raw.trim();
  if (cell === '' && column.isRequired) return bad('is empty');
  if (column.kind === 'flag') return flagOf(cell, column);
  if (cell === '' && column.whenEmpty !== undefined) return column.whenEmpty;
  if (cell === '') return column.kind === 'text' && !column.reference ? '' : null;
  if (column.kind === 'date') return dateOf(cell);
  if (column.kind === 'amount') return amountOf(cell, column);
  return column.kind === 'integer' ? integerOf(cell, column) : textOf(cell, column);
}

export function readHeader(table: FeedTable, header: string[]): number[] | FeedProblem[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const problem = (column: string, message: string) => ({ file: table.file, row: 1, column, message });
  const problems = [
    ...table.columns
      .filter(({ name }) => !names.includes(name))
      .map(({ name }) => problem(name, 'is missing from the header')),
    ...names
      .filter((name) => !table.columns.some((column) => column.name === name))
      .map((name) => problem(name || '(no name)', `is not a column of ${table.file}`)),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => problem(name, 'appears twice in the header')),
  ];
  return problems.length > 0 ? problems : table.columns.map(({ name }) => names.indexOf(name));
}

/** A row that goes on behind the last column has its cells moved, such as by decimal commas in a file that commas separate. */
const surplusOf = ({ columns }: FeedTable, { length }: string[]): string | undefined =>
  length > columns.length
    ? `has ${length} cells, the header ${columns.length}; put a cell that holds the separator in quotes`
    : undefined;

export function readRecord(
  table: FeedTable,
  places: number[],
  record: string[],
  row: number,
  onProblem: (problem: FeedProblem) => void,
): FeedRow | undefined {
  const surplus = surplusOf(table, record);
  if (surplus !== undefined) {
    onProblem({ file: table.file, row, column: '', message: surplus });
    return undefined;
  }
  const values: FeedRow['values'] = {};
  let isWhole = true;
  table.columns.forEach((column, index) => {
    const value = readCell(record[places[index]!] ?? '', column);
    if (value === null || typeof value !== 'object') {
      values[column.name] = value;
      return;
    }
    isWhole = false;
    onProblem({ file: table.file, row, column: column.name, message: value.message });
  });
  return isWhole ? { row, values } : undefined;
}
