import type ExcelJS from 'exceljs';
import Workbook from 'exceljs/lib/doc/workbook.js';
import { cellOf } from './workbook.ts';

/** Text is written as text (007 stays 007, =1+1 stays text), an amount as a number with its format. */
export type SheetCell = string | null | { amount: number; format: string };

export interface Sheet {
  name: string;
  widths: number[];
  rows: SheetCell[][];
  /** Row of the table's head, counted from 1: frozen with all above, and a filter for what is below. */
  headRow?: number;
  frozenColumns?: number;
  /** Column to fill in, counted from 1: tinted below the head. */
  inputColumn?: number;
  boldRows?: number[];
  wrap?: boolean;
}

const BOLD = { bold: true };
const TINT: ExcelJS.Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFF8E1' } };
const WRAPPED: Partial<ExcelJS.Alignment> = { wrapText: true, vertical: 'top' };

type StyleOf = (format: string, isBold: boolean, isInput: boolean) => Partial<ExcelJS.Style>;

function stylesOf(isWrapped: boolean): StyleOf {
  const styles = new Map<string, Partial<ExcelJS.Style>>();
  return (format, isBold, isInput) => {
    const key = `${format}|${isBold}|${isInput}`;
    const style = styles.get(key) ?? {
      numFmt: format,
      ...(isBold ? { font: BOLD } : {}),
      ...(isInput ? { fill: TINT } : {}),
      ...(isWrapped ? { alignment: WRAPPED } : {}),
    };
    styles.set(key, style);
    return style;
  };
}

function addSheet(workbook: ExcelJS.Workbook, sheet: Sheet): void {
  const { headRow, frozenColumns = 0, inputColumn, boldRows = [] } = sheet;
  const views: Partial<ExcelJS.WorksheetView>[] =
    headRow === undefined ? [] : [{ state: 'frozen', ySplit: headRow, xSplit: frozenColumns }];
  const target = workbook.addWorksheet(sheet.name, { views });
  target.columns = sheet.widths.map((width) => ({ width }));
  const styleOf = stylesOf(sheet.wrap ?? false);
  sheet.rows.forEach((cells, at) => {
    const row = target.getRow(at + 1);
    const isBold = at + 1 === headRow || boldRows.includes(at + 1);
    cells.forEach((cell, column) => {
      const isInput = column + 1 === inputColumn && headRow !== undefined && at + 1 > headRow;
      if (cell === null && !isInput) return;
      const isAmount = typeof cell === 'object' && cell !== null;
      const written = row.getCell(column + 1);
      written.value = (isAmount ? cell.amount : cellOf(cell)) as ExcelJS.CellValue;
      written.style = styleOf(isAmount ? cell.format : isInput ? '#,##0.00' : '@', isBold, isInput);
    });
  });
  if (headRow !== undefined)
    target.autoFilter = {
      from: { row: headRow, column: 1 },
      to: { row: sheet.rows.length, column: sheet.widths.length },
    };
}

/** An XLSX file of a few thousand rows, made in memory; longer lists are streamed by workbook.ts. */
export async function workbookOf(sheets: Sheet[]): Promise<Uint8Array> {
  const workbook = new Workbook();
  for (const sheet of sheets) addSheet(workbook, sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
