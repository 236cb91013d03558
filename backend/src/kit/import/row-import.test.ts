import { expect, it } from 'vitest';
import { uploadOf } from '../../../test/uploads.ts';
import type { Context } from '../context.ts';
import { rowImport, type RowImport } from './row-import.ts';

const definition: RowImport = {
  kind: 'interfaceLabel',
  noun: 'label',
  key: ['name'],
  codeColumn: 'name',
  columns: ['name', 'colour'],
  required: ['name', 'colour'],
  reader: async () => (values) =>
    values['colour'] === 'none'
      ? undefined
      : { values, errors: values['colour'] ? [] : [{ column: 'colour', value: '', reason: 'missing' }] },
  matcher: async () => () => ({}),
  apply: async () => undefined,
};
const planOf = async (lines: string[], more: Partial<RowImport> = {}) => {
  const { read, plan } = rowImport({ isAlone: false } as Context, { ...definition, ...more });
  const file = await uploadOf('x.csv', Buffer.from(['name;colour;remark', ...lines].join('\n')));
  return plan(await read(file), 'preview');
};

it('replies to a preview with the counts, the digest and the rows with their cells', async () => {
  const { digest, preview } = await planOf(['apple;red;', 'pear;;ripe']);

  expect(preview()).toEqual({
    fileName: 'x.csv',
    rowCount: 2,
    columns: ['name', 'colour', 'remark'],
    counts: { created: 1, changed: 0, unchanged: 0, invalid: 1 },
    planDigest: digest,
    truncated: false,
    untickable: 0,
    notes: undefined,
    rows: [
      expect.objectContaining({
        row: 2,
        result: 'created',
        cells: [
          { column: 'name', before: null, after: 'apple' },
          { column: 'colour', before: null, after: 'red' },
        ],
      }),
    ],
    errors: [{ row: 3, column: 'colour', value: '', reason: 'missing' }],
    invalidRows: [{ row: 3, values: ['pear', '', 'ripe'] }],
  });
});

it('notes how many rows are left out', async () => {
  const { preview } = await planOf(['fig;none;', 'pear;red;'], {
    leftOutNote: (count) => `${count} left out`,
  });

  expect(preview()).toMatchObject({ rowCount: 2, counts: { created: 1, invalid: 0 }, notes: ['1 left out'] });
});

it('lists 20,000 rows and says so where there are more, which go along without a tick', async () => {
  const lines = Array.from({ length: 20_001 }, (_, at) => `n${at};red;`);
  const { choices, preview } = await planOf(lines);

  const { rows, truncated, counts } = preview();

  expect([rows.length, truncated, counts.created]).toEqual([20_000, true, 20_001]);
  expect([choices.get(20_001), choices.get(20_002)]).toEqual([{ isUnlisted: false }, { isUnlisted: true }]);
});

it('counts rows with a doubt beyond those that it lists, which nobody can tick, and says what to do', async () => {
  const lines = Array.from({ length: 20_003 }, (_, at) => `n${at};red;`);
  const isDoubtful = ({ row }: { row: number }) => row === 2 || row > 20_002;
  const { choices, preview } = await planOf(lines, {
    matcher: async () => (row) => (isDoubtful(row) ? { isUnticked: true } : {}),
  });

  expect(preview()).toMatchObject({
    counts: { created: 20_003 },
    untickable: 2,
    notes: [
      'Rows that need a tick, but are too many to list, and so are not imported: 2. Split the file to tick them.',
    ],
  });
  expect(choices.get(20_003)).toEqual({ isUnlisted: true, isTicked: false });
});
