/**
 * The parts of exceljs 4.4.0 that write: loading all of it would hold up everybody for twice as long. Should a later version move
 * them, workbook.test.ts fails: import them from where they are then, or from 'exceljs'.
 */
declare module 'exceljs/lib/stream/xlsx/workbook-writer.js' {
  import type ExcelJS from 'exceljs';
  const WorkbookWriter: typeof ExcelJS.stream.xlsx.WorkbookWriter;
  export default WorkbookWriter;
}
declare module 'exceljs/lib/doc/workbook.js' {
  import type ExcelJS from 'exceljs';
  const Workbook: typeof ExcelJS.Workbook;
  export default Workbook;
}
declare module 'exceljs/lib/utils/utils.js' {
  const utils: {
    /** Escapes what XML does not take as it is, and drops control characters. */
    xmlEncode(text: string): string;
  };
  export default utils;
}
