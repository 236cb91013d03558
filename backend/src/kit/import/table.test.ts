import { expect, it } from 'vitest';
import { uploadOf } from '../../../test/uploads.ts';
import { workbookOf } from '../workbook-sheets.ts';
import {
  MAX_WHOLE_ROWS,
  openTable,
  readTable,
  rejectedRows,
  type TableRefusal,
  type TableShape,
} from './table.ts';

const shape: TableShape = {
  columns: ['Code', 'Name', 'Price'],
  required: ['Code', 'Price'],
  foundBy: ['Code', 'Price'],
  codes: ['Code'],
};
const sheet = (name: string, rows: (string | null)[][]) => ({ name, widths: [10], rows });
const workbook = async (...sheets: ReturnType<typeof sheet>[]) =>
  uploadOf('x.xlsx', Buffer.from(await workbookOf(sheets)));
const csv = (...lines: string[]) => uploadOf('x.csv', Buffer.from(lines.join('\n')));

it('finds a table in whichever sheet and row its head stands, with what is written above', async () => {
  const file = await workbook(
    sheet('Notes', [['Market', 'IT']]),
    sheet('List', [
      ['Vehicle', '3410126'],
      ['price', 'CODE ', 'Remark'],
      ['12', '007', 'x'],
      [null, null, 'a remark'],
    ]),
  );

  const { columns, rows, above } = await readTable(file, shape);

  expect(columns).toEqual(['price', 'CODE', 'Remark']);
  expect(above).toEqual([
    ['Market', 'IT'],
    ['Vehicle', '3410126'],
  ]);
  expect(rows).toMatchObject([{ row: 3, cells: { Code: '007', Price: '12' }, raw: ['12', '007', 'x'] }]);
});

it('refuses two tables, none, one without a column and one with a column twice', async () => {
  const refusalOf = async (...sheets: ReturnType<typeof sheet>[]) =>
    readTable(await workbook(...sheets), { ...shape, required: ['Code', 'Name', 'Price'] }).catch(
      (error: TableRefusal) => error.message,
    );
  const head = ['Code', 'Name', 'Price'];

  expect(await refusalOf(sheet('One', [head]), sheet('Two', [head]))).toBe(
    'The file has two such tables (sheets One and Two). Keep one.',
  );
  expect(await refusalOf(sheet('One', [['Code']]))).toBe(
    'The file has no table with the columns Code, Name, Price. Export this list and fill in that file.',
  );
  expect(await refusalOf(sheet('One', [['Code', 'Price']]))).toBe(
    'The file lacks the column Name. Expected: Code, Name, Price.',
  );
  expect(await refusalOf(sheet('One', [[...head, 'name']]))).toBe('The file holds the column Name twice.');
});

it('takes digits of a code in a CSV file for a number, as a spreadsheet may have made one of them', async () => {
  const { rows } = await readTable(await csv('Code;Price', '71;5', '071;5'), shape);

  expect(rows.map(({ content }) => content('Code'))).toEqual([71, '071']);
  expect(rows.map(({ content }) => content('Price'))).toEqual(['5', '5']);
});

it('refuses more rows than memory holds at once', async () => {
  const file = await csv('Code;Price', ...Array.from({ length: MAX_WHOLE_ROWS + 1 }, (_, n) => `C${n};1`));

  await expect(readTable(file, shape)).rejects.toThrow(
    'The file has more than 50000 rows. Split it and import the parts.',
  );
});

it('reads the first sheet alone where the first row is the head', async () => {
  const file = await workbook(
    sheet('List', [
      ['Code', 'Price'],
      ['A', '1'],
    ]),
    sheet('Help', [
      ['Code', 'Price'],
      ['B', '2'],
    ]),
  );
  const rows: unknown[] = [];

  for await (const { cells } of (await openTable(file, { ...shape, foundBy: undefined })).rows)
    rows.push(cells['Code']);

  expect(rows).toEqual(['A']);
});

it('keeps rejected rows as the file holds them, numbers with the decimal sign of the market', () => {
  const row = {
    row: 4,
    raw: ['A', '1.5', '7%', '1.5'],
    held: ['A', 1.5, 0.07, '1.5'],
  };

  expect(rejectedRows([row, { ...row, row: 5 }], (number) => number === 4, '#.##0,00')).toEqual([
    { row: 4, values: ['A', '1,5', '7%', '1.5'] },
  ]);
  expect(rejectedRows([row], () => true)[0]!.values[1]).toBe('1.5');
});
