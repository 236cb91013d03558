/**
 * The writing part of exceljs 4.4.0: loading all of it would block the process for twice as long. If a later version moves these
 * files, workbook.test.ts fails: import them from their new place, or from 'exceljs'.
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
    /** Escapes characters that XML does not allow, and drops control characters. */
    xmlEncode(text: string): string;
  };
  export default utils;
}
