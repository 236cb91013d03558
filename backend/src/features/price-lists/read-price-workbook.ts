import { readAmount, readNumber, type Cents, type Reading } from '../../../../contracts/rules/amounts.ts';
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { readTable, rejectedRows, textOf, type WholeRow } from '../../kit/import/table.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { CODE_COLUMN, MARKET_ROW, NAME_COLUMN, PRICE_COLUMN, VEHICLE_ROW } from './price-workbook.ts';
import type { RefusedRows } from './price-workbook.wire.ts';

export interface ReadRow {
  row: number;
  code: CellContent;
  name: string;
  price: CellContent;
  whole: WholeRow;
}

export interface ReadWorkbook {
  market: string;
  vetele: string;
  columns: string[];
  rows: ReadRow[];
}

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

export async function readPriceWorkbook(file: UploadedFile): Promise<ReadWorkbook> {
  const { columns, rows, above } = await readTable(file, SHAPE);
  return {
    ...{ market: besides(above, MARKET_ROW), vetele: besides(above, VEHICLE_ROW), columns },
    rows: rows.flatMap((whole): ReadRow[] => {
      const { [CODE_COLUMN]: code = null, [PRICE_COLUMN]: price = null } = whole.contents;
      const name = textOf(whole.contents[NAME_COLUMN]).slice(0, 200);
      const isRemark = textOf(code) === '' && textOf(price) === '';
      return isRemark ? [] : [{ row: whole.row, code, name, price, whole }];
    }),
  };
}

/** A number, or text as people of the market write prices; `held` is the stored price. */
export const priceOf = (cell: CellContent, pricemask: string, held: Cents | null): Reading =>
  typeof cell === 'number' ? readNumber(cell, pricemask, held) : readAmount(textOf(cell), pricemask, held);

/** Begins with the rows that identify the list, so that the file can be uploaded again. */
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
