/** What an uploaded workbook of packs says, before it is compared with anything that is stored. */
import { invalid } from '../../kit/app-error.ts';
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { codeIn } from '../../kit/upload/table-file.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { isNamed, textOf } from '../../kit/upload/uploaded-workbook.ts';
import { t } from '../../texts/packs.ts';
import {
  CHILD,
  COMMERCIAL_LAYOUT,
  IMPLICIT_LAYOUT,
  MARKET,
  MAX_ROWS,
  MODEL,
  PARENT,
  type PackLayout,
} from './pack-workbook.ts';

/** A row of the table as a spreadsheet numbers it; cells by column name. */
export interface ReadRow {
  row: number;
  cells: Record<string, CellContent>;
}

export interface ReadPacks {
  /** The columns that are read, in the order of the file. */
  columns: string[];
  rows: ReadRow[];
  /** Why the workbook as a whole cannot be imported. */
  refusal?: string;
}

type Head = Map<string, number>;

const headOf = (cells: CellContent[], names: string[]): Head =>
  new Map(
    names.flatMap((name) => {
      const at = cells.findIndex((cell) => isNamed(cell, name));
      return at < 0 ? [] : [[name, at] as const];
    }),
  );

function refusalOf(layout: PackLayout, head: Head, cells: CellContent[]): string | undefined {
  const other = layout === COMMERCIAL_LAYOUT ? IMPLICIT_LAYOUT : COMMERCIAL_LAYOUT;
  const isOfOther = layout.ownColumn
    ? !head.has(layout.ownColumn)
    : cells.some((cell) => isNamed(cell, other.ownColumn!));
  if (isOfOther)
    return other.ownColumn
      ? t('This is a workbook of commercial packs. Import it there.')
      : t('This is a workbook of implicit packs. Import it there.');
  const missing = layout.needed.filter((name) => !head.has(name));
  if (missing.length > 0)
    return missing.length === 1
      ? t(
          'The table lacks the column {missing}. A pack is replaced wholly, so all of them are needed: export the packs and fill in that file.',
          { missing: missing[0] },
        )
      : t(
          'The table lacks the columns {missing}. A pack is replaced wholly, so all of them are needed: export the packs and fill in that file.',
          { missing: missing.join(', ') },
        );
  const twice = layout.needed.find((name) => cells.filter((cell) => isNamed(cell, name)).length > 1);
  return twice && t('The table holds the column {twice} twice.', { twice });
}

const isBlank = (cells: Record<string, CellContent>): boolean =>
  Object.values(cells).every((cell) => textOf(cell) === '');

/** A table with both codes, of which one sheet at most may be. */
interface Table {
  sheet: number;
  name: string;
  head: Head;
  rows: ReadRow[];
  refusal?: string;
}

/** The columns whose digits a spreadsheet takes for a number. */
const CODES = new Set([PARENT, CHILD, MODEL]);

function addRow(file: UploadedFile, { head, rows, refusal }: Table, row: number, cells: CellContent[]): void {
  if (refusal !== undefined) return;
  const cellOf = (name: string, cell: CellContent) => (CODES.has(name) ? codeIn(file, cell) : cell);
  const named = Object.fromEntries([...head].map(([name, at]) => [name, cellOf(name, cells[at] ?? null)]));
  if (!isBlank(named)) rows.push({ row, cells: named });
  if (rows.length > MAX_ROWS)
    throw invalid(t('The workbook has more than {most} rows. Split it.', { most: MAX_ROWS }));
}

/**
 * Reads the table of packs, on whichever sheet it is. Refuses what is neither CSV nor XLSX, unpacks to too much or holds more rows
 * than an export may; answers why another workbook is none of this kind.
 */
export async function readPackWorkbook(file: UploadedFile, layout: PackLayout): Promise<ReadPacks> {
  const read = [...layout.needed, ...(layout.columns.includes(MARKET) ? [MARKET] : [])];
  let table: Table | undefined;
  for await (const { sheet, name = String(sheet), row, cells } of file.rows()) {
    if (table?.sheet === sheet) {
      addRow(file, table, row, cells);
      continue;
    }
    const head = headOf(cells, read);
    if (!head.has(PARENT) || !head.has(CHILD)) continue;
    if (table)
      return {
        ...{ columns: [], rows: [] },
        refusal: t('The workbook has two tables of packs (sheets {first} and {name}). Keep one.', {
          first: table.name,
          name,
        }),
      };
    table = { sheet, name, head, rows: [], refusal: refusalOf(layout, head, cells) };
  }
  if (!table)
    return {
      ...{ columns: [], rows: [] },
      refusal: layout.ownColumn
        ? t(
            'The workbook has no table with the columns {columns}: this is not a workbook of commercial packs.',
            {
              columns: layout.needed.join(', '),
            },
          )
        : t(
            'The workbook has no table with the columns {columns}: this is not a workbook of implicit packs.',
            {
              columns: layout.needed.join(', '),
            },
          ),
    };
  const { head, rows, refusal = rows.length > 0 ? undefined : t('The workbook holds no packs.') } = table;
  const columns = [...head].toSorted(([, one], [, other]) => one - other).map(([name]) => name);
  return { columns, rows, refusal };
}
