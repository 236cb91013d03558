/** What an uploaded workbook says, before it is compared with anything that is stored. */
import { readAmount, readNumber, type Cents, type Reading } from '../../../../contracts/rules/amounts.ts';
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { readTable, rejectedRows, textOf, type TableRow } from '../../kit/import/table.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { CODE_COLUMN, MARKET_ROW, NAME_COLUMN, PRICE_COLUMN, VEHICLE_ROW } from './price-workbook.ts';
import type { RefusedRows } from './price-workbook.wire.ts';

/** A row of the table, as a spreadsheet numbers it. */
export interface ReadRow {
  row: number;
  code: CellContent;
  name: string;
  price: CellContent;
  whole: TableRow;
}

export interface ReadWorkbook {
  /** As written beside Market and Vehicle; empty where nobody says it. */
  market: string;
  vetele: string;
  /** The head of the table, as written. */
  columns: string[];
  rows: ReadRow[];
}

/** What stands beside a word in the rows above the table; empty where nobody says it. */
function besides(above: string[][], word: string): string {
  const isWord = (cell: string) => cell.trim().toLowerCase() === word.toLowerCase();
  for (const cells of above) {
    const at = cells.findIndex(isWord);
    const beside = at < 0 ? undefined : cells.slice(at + 1).find((cell) => cell.trim() !== '');
    if (beside !== undefined) return beside.trim();
  }
  return '';
}

const SHAPE = {
  columns: [CODE_COLUMN, NAME_COLUMN, PRICE_COLUMN],
  required: [CODE_COLUMN, PRICE_COLUMN],
  foundBy: [CODE_COLUMN, PRICE_COLUMN],
  codes: [CODE_COLUMN],
};

/** Reads the table of a price list, on whichever sheet it is. */
export async function readPriceWorkbook(file: UploadedFile): Promise<ReadWorkbook> {
  const { columns, rows, above } = await readTable(file, SHAPE);
  return {
    ...{ market: besides(above, MARKET_ROW), vetele: besides(above, VEHICLE_ROW), columns },
    rows: rows.flatMap((whole): ReadRow[] => {
      const [code, price] = [whole.content(CODE_COLUMN), whole.content(PRICE_COLUMN)];
      const name = textOf(whole.content(NAME_COLUMN)).slice(0, 200);
      // Headings and remarks between the rows.
      const isRemark = textOf(code) === '' && textOf(price) === '';
      return isRemark ? [] : [{ row: whole.row, code, name, price, whole }];
    }),
  };
}

/** The price that a cell holds, as a number or as people of the market write prices; `held` is what is stored. */
export const priceOf = (cell: CellContent, pricemask: string, held: Cents | null): Reading =>
  typeof cell === 'number' ? readNumber(cell, pricemask, held) : readAmount(textOf(cell), pricemask, held);

/** What a file of refused rows holds: it begins with the rows that say of which list it is, or could not be read again. */
export const refusedRows = (
  { market, vetele, columns, rows }: ReadWorkbook,
  refused: ReadonlySet<number>,
  pricemask: string,
): RefusedRows => ({
  linesAbove: [
    [MARKET_ROW, market],
    [VEHICLE_ROW, vetele],
  ],
  columns,
  invalidRows: rejectedRows(
    rows.map(({ whole }) => whole),
    (row) => refused.has(row),
    pricemask,
  ),
});
