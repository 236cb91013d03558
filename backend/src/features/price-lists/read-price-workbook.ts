/** What an uploaded workbook says, before it is compared with anything that is stored. */
import { invalid } from '../../kit/app-error.ts';
import {
  formatNumber,
  readAmount,
  readNumber,
  type Cents,
  type Reading,
} from '../../../../contracts/rules/amounts.ts';
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { codeIn } from '../../kit/upload/table-file.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { isNamed, textOf } from '../../kit/upload/uploaded-workbook.ts';
import { t } from '../../texts/prices.ts';
import { CODE_COLUMN, MARKET_ROW, NAME_COLUMN, PRICE_COLUMN, VEHICLE_ROW } from './price-workbook.ts';
import type { RefusedRows } from './price-workbook.wire.ts';

export interface ReadRow {
  row: number;
  code: CellContent;
  name: string;
  price: CellContent;
  /** Every cell, in the order of the columns. */
  cells: CellContent[];
}

export interface ReadWorkbook {
  /** As written beside Market and Vehicle; empty where nobody says it. */
  market: string;
  vetele: string;
  columns: string[];
  rows: ReadRow[];
}

const MAX_ROWS = 20_000;

interface Columns {
  sheet: number;
  code: number;
  name: number;
  price: number;
}

/** The columns of a row that is the head of the table: people may move columns, and leave out all but two. */
function columnsOf(sheet: number, cells: CellContent[]): Columns | undefined {
  const at = (name: string) => cells.findIndex((cell) => isNamed(cell, name));
  const [code, price] = [at(CODE_COLUMN), at(PRICE_COLUMN)];
  if (code < 0 || price < 0) return undefined;
  for (const name of [CODE_COLUMN, PRICE_COLUMN])
    if (cells.filter((cell) => isNamed(cell, name)).length > 1)
      throw invalid(t('The table of the workbook holds the column {name} twice.', { name }));
  return { sheet, code, price, name: at(NAME_COLUMN) };
}

function besides(cells: CellContent[], word: string): string | undefined {
  const at = cells.findIndex((cell) => isNamed(cell, word));
  return at < 0 ? undefined : textOf(cells.slice(at + 1).find((cell) => textOf(cell) !== ''));
}

/**
 * Reads the table of a price list, on whichever sheet it is. Refuses what is neither CSV nor XLSX, unpacks to too much or holds
 * no such table.
 */
export async function readPriceWorkbook(file: UploadedFile): Promise<ReadWorkbook> {
  const read: ReadWorkbook = { market: '', vetele: '', columns: [], rows: [] };
  let columns: Columns | undefined;
  for await (const { sheet, row, cells } of file.rows()) {
    if (!columns) {
      read.market ||= besides(cells, MARKET_ROW) ?? '';
      read.vetele ||= besides(cells, VEHICLE_ROW) ?? '';
      columns = columnsOf(sheet, cells);
      if (columns) read.columns = cells.map(textOf);
    } else if (columns.sheet === sheet) addRow(file, read, columns, row, cells);
    else break;
  }
  if (!columns)
    throw invalid(
      t(
        'The workbook has no table with the columns {code} and {price}. Export the price list and fill in that file.',
        { code: CODE_COLUMN, price: PRICE_COLUMN },
      ),
    );
  return read;
}

function addRow(
  file: UploadedFile,
  read: ReadWorkbook,
  columns: Columns,
  row: number,
  cells: CellContent[],
): void {
  const [code, price = null] = [codeIn(file, cells[columns.code] ?? null), cells[columns.price]];
  // Headings and remarks between the rows.
  if (textOf(code) === '' && textOf(price) === '') return;
  read.rows.push({ row, code, price, cells, name: textOf(cells[columns.name]).slice(0, 200) });
  if (read.rows.length > MAX_ROWS)
    throw invalid(
      t('The workbook has more than {most} rows. No price list is that long.', { most: MAX_ROWS }),
    );
}

/** The price that a cell holds, as a number or as people of the market write prices; `held` is what is stored. */
export const priceOf = (cell: CellContent, pricemask: string, held: Cents | null): Reading =>
  typeof cell === 'number' ? readNumber(cell, pricemask, held) : readAmount(textOf(cell), pricemask, held);

/**
 * What a CSV file of refused rows holds beside why: read again, it says the same. Numbers have the market's decimal sign, so
 * that 1.234 does not become a thousand.
 */
export function refusedRows(
  { market, vetele, columns, rows }: ReadWorkbook,
  refused: ReadonlySet<number>,
  pricemask: string,
): RefusedRows {
  const written = (cell: CellContent | undefined) =>
    typeof cell === 'number' ? formatNumber(cell, pricemask) : textOf(cell);
  return {
    linesAbove: [
      [MARKET_ROW, market],
      [VEHICLE_ROW, vetele],
    ],
    columns,
    invalidRows: rows
      .filter(({ row }) => refused.has(row))
      .map(({ row, cells }) => ({ row, values: columns.map((_, at) => written(cells[at])) })),
  };
}
