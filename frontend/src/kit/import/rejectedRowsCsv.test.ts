import { expect, it } from 'vitest';
import type { ImportPlan } from './importPlan';
import { rejectedRowsCsv } from './rejectedRowsCsv';

const plan = (over: Partial<ImportPlan>): ImportPlan => ({
  fileName: 'labels.csv',
  rowCount: 1,
  counts: { created: 0, changed: 0, unchanged: 0, invalid: 1 },
  columns: ['code', 'label'],
  rows: [],
  errors: [],
  invalidRows: [],
  truncated: false,
  planDigest: 'a',
  ...over,
});

it('keeps the columns of the file and says why each row was left out', () => {
  const csv = rejectedRowsCsv(
    plan({
      invalidRows: [{ row: 4, values: ['MAIN', ''] }],
      errors: [
        { row: 4, column: 'label', value: '', reason: 'missing' },
        { row: 4, column: '', value: '', reason: 'Same key as row 2' },
        { row: 9, column: 'code', value: '', reason: 'of another row' },
      ],
    }),
  );

  expect(csv).toBe('\uFEFFcode;label;error\r\nMAIN;;label: missing | Same key as row 2\r\n');
});

it('quotes what needs it and keeps a spreadsheet from running a cell as a formula', () => {
  const csv = rejectedRowsCsv(plan({ invalidRows: [{ row: 2, values: ['=1+1', 'a;"b"\nc'] }] }));

  expect(csv).toContain('\'=1+1;"a;""b""\nc";');
});

it('says above the table what it is about, and keeps no reasons of the last time', () => {
  const csv = rejectedRowsCsv({
    ...plan({ columns: ['code', 'error', 'label'], invalidRows: [{ row: 2, values: ['MAIN', 'bad', 'x'] }] }),
    linesAbove: [['Market', 'IT']],
  });

  expect(csv).toBe('\uFEFFMarket;IT\r\ncode;label;error\r\nMAIN;x;\r\n');
});
