import { expect, it } from 'vitest';
import { uploadOf } from '../../../test/uploads.ts';
import type { FileRow } from '../upload/file-rows.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import { workbookOf } from '../workbook-sheets.ts';
import {
  MAX_WHOLE_ROWS,
  openTable,
  readTable,
  rejectedRows,
  sentenceOf,
  shownOf,
  textOf,
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

it('says what the first line lacks, where that is the head', async () => {
  const first: TableShape = { ...shape, required: ['Code', 'Name', 'Price'], foundBy: undefined };
  const refusalOf = async (line: string, more: Partial<TableShape> = {}) =>
    readTable(await csv(line, 'x;y;z'), { ...first, ...more }).catch((error: TableRefusal) => [
      error.kind,
      error.message,
    ]);

  expect(await refusalOf('A;B')).toEqual([
    'invalid',
    'The file lacks the columns of this list; its first line holds none of them. Expected: Code, Name, Price.',
  ]);
  expect(await refusalOf('Code')).toEqual([
    'invalid',
    'The file lacks the columns Name, Price. Expected: Code, Name, Price.',
  ]);
  expect(await refusalOf('Code;Name;Price', { refusalOf: ([head]) => `Not with ${head}` })).toEqual([
    'invalid',
    'Not with Code',
  ]);
  expect(await refusalOf('Code;Name;Price', { refusalOf: () => undefined })).toMatchObject({ above: [] });
});

it('keeps a fault of a cell beside what can be shown of it, and passes over blank rows', async () => {
  async function* fileRows(): AsyncGenerator<FileRow> {
    yield { sheet: 1, row: 1, cells: ['Code', 'Price', null, 'Name'] };
    yield { sheet: 1, row: 2, cells: ['A\0', '1', 'beside', 'n'] };
    yield { sheet: 1, row: 3, cells: [' ', '', 'a remark'] };
    yield { sheet: 1, row: 4, cells: ['B', 2] };
    await Promise.resolve();
  }

  const { rows } = await readTable({ rows: fileRows } as UploadedFile, shape);

  expect(rows.map(({ row, cells, faults }) => [row, cells, faults])).toEqual([
    [
      2,
      { Code: 'A\ufffd', Price: '1', Name: 'n' },
      [{ column: 'Code', value: 'A\ufffd', reason: 'Contains a NUL character' }],
    ],
    [4, { Code: 'B', Price: '2', Name: '' }, []],
  ]);
});

it.each([
  ['a text', ' x ', 'x'],
  ['nothing', null, ''],
  ['no cell', undefined, ''],
  ['a number', 7.5, '7.5'],
  ['a day', new Date('2026-03-09T00:00:00.000Z'), '2026-03-09'],
  ['a day with a time', new Date('2026-03-09T10:30:00.000Z'), '2026-03-09 10:30'],
  [
    'a time that a spreadsheet misses by a millisecond',
    new Date('2026-03-09T23:58:59.999Z'),
    '2026-03-09 23:59',
  ],
])('reads %s as a person sees it', (_what, cell, text) => {
  expect(textOf(cell)).toBe(text);
});

it('shows what the file shows, or its cells', () => {
  expect(shownOf({ sheet: 1, row: 1, cells: ['a', null, 1] })).toEqual(['a', '', '1']);
  expect(shownOf({ sheet: 1, row: 1, cells: [0.07], shown: ['7 %'] })).toEqual(['7 %']);
});

it('says where a fault is in one sentence', () => {
  expect(sentenceOf({ row: 4, column: 'Price', reason: 'It is 1.5.' })).toBe('Row 4, Price: It is 1.5.');
  expect(sentenceOf({ row: 4, column: 'Price', reason: 'missing' })).toBe('Row 4, Price: missing.');
});

it('takes digits of a code in a CSV file for a number, as a spreadsheet may have made one of them', async () => {
  const lines = ['71;5', '071;5', ' 123456 ;5', '7A;5', '1234567890123456;5'];
  const { rows } = await readTable(await csv('Code;Price', ...lines), shape);

  expect(rows.map(({ content }) => content('Code'))).toEqual([71, '071', 123456, '7A', '1234567890123456']);
  expect(new Set(rows.map(({ content }) => content('Price')))).toEqual(new Set(['5']));
  expect(rows[0]!.content('Name')).toBeNull();
});

it('keeps a fault where an unquoted separator has moved the cells of a CSV file', async () => {
  const { rows } = await readTable(
    await csv('Code;Name;Price', 'A;one; two;3', 'B;two;;', ';;;;', 'C;three;1'),
    shape,
  );

  const reason = (cells: number) =>
    `The row has ${cells} cells, the header 3: put a text that holds the separator in quotes, and nothing behind the last column`;
  expect(rows.map(({ row, faults }) => [row, faults])).toEqual([
    [2, [{ column: 'Price', value: ' two;3', reason: reason(4) }]],
    [3, [{ column: 'Price', value: ';', reason: reason(4) }]],
    [5, []],
  ]);
  // Read again as it is given back, it is refused again or whole.
  expect(rejectedRows(rows, (row) => row === 2)).toEqual([{ row: 2, values: ['A', 'one', ' two;3'] }]);
});

it('refuses more rows than memory holds at once', async () => {
  const file = await csv('Code;Price', ...Array.from({ length: MAX_WHOLE_ROWS + 1 }, (_, n) => `C${n};1`));

  await expect(readTable(file, shape)).rejects.toThrow(
    'The file has more than 50000 rows. Split it and import the parts.',
  );
});

it('takes as many rows as are allowed', async () => {
  const rows: number[] = [];
  for await (const { row } of (await openTable(await csv('Code;Price', 'A;1', 'B;2'), shape, 2)).rows)
    rows.push(row);

  expect(rows).toEqual([2, 3]);
});

it('reads the first sheet where the first row is the head, and refuses a list that goes on in another', async () => {
  const codesOf = async (name: string, head: string[]) => {
    const file = await workbook(
      sheet('List', [
        ['Code', 'Price'],
        ['A', '1'],
      ]),
      sheet(name, [head, ['B', '2']]),
    );
    return (await readTable(file, { ...shape, foundBy: undefined })).rows.map(({ cells }) => cells['Code']);
  };

  expect(await codesOf('Help', ['Code', 'What it is'])).toEqual(['A']);
  await expect(codesOf('List (2)', ['Code', 'Price'])).rejects.toThrow(
    'The file has two such tables (sheets List and List (2)). Keep one.',
  );
});

it('keeps rejected rows as the file holds them, numbers with the decimal sign of the market', () => {
  const row = {
    row: 4,
    raw: ['A', '1.5', '7%', '1.5', '1.5 CHF', '0.30000000000000004'],
    held: ['A', 1.5, 0.07, '1.5', 1.5, 0.1 + 0.2],
  };

  expect(rejectedRows([row, { ...row, row: 5 }], (number) => number === 4, '#.##0,00')).toEqual([
    { row: 4, values: ['A', '1,5', '7%', '1.5', '1,5 CHF', '0,3'] },
  ]);
  expect(rejectedRows([row], () => true)[0]!.values[1]).toBe('1.5');
});
