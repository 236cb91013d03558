import { expect, it } from 'vitest';
import { planRows, readCells, type Existing, type ParsedRow } from './row-import.ts';

const shape = { key: ['name'], codeColumn: 'name', shown: ['name', 'colour'] };

const aRow = (row: number, name: string, colour: string): ParsedRow => ({
  row,
  cells: { name, colour },
  raw: [name, colour],
  values: { name, colour, kind: '7' },
  errors: name === '' ? [{ column: 'name', value: '', reason: 'missing' }] : [],
});
const stored = (id: number, name: string, colour: string): Existing => ({
  id,
  version: 3,
  values: { name, colour, kind: '8' },
});

function plan(rows: ParsedRow[], records: Existing[], seen = new Map<string, number>()) {
  const match = ({ values: { name } }: ParsedRow) => ({
    existing: records.find(({ values }) => values['name'] === name),
  });
  return planRows(shape, rows, match, seen);
}

it('plans a new record with every cell it would get', () => {
  const [row] = plan([aRow(2, 'apple', 'red')], []);

  expect(row).toMatchObject({
    row: 2,
    code: 'apple',
    result: 'created',
    existing: undefined,
    changes: [
      { column: 'name', before: null, after: 'apple' },
      { column: 'colour', before: null, after: 'red' },
    ],
    errors: [],
  });
});

it('plans a change with the cells that differ only', () => {
  const [row] = plan([aRow(2, 'apple', 'green')], [stored(1, 'apple', 'red')]);

  expect(row).toMatchObject({
    result: 'changed',
    existing: { id: 1, version: 3 },
    changes: [{ column: 'colour', before: 'red', after: 'green' }],
  });
});

it('leaves a record alone that is as the file wants it', () => {
  const [row] = plan([aRow(2, 'apple', 'red')], [stored(1, 'apple', 'red')]);

  expect(row).toMatchObject({ result: 'unchanged', changes: [] });
});

it('refuses a row with its errors and keeps what the file holds', () => {
  const [row] = plan([aRow(9, '', 'red')], []);

  expect(row).toEqual({
    row: 9,
    code: '',
    result: 'invalid',
    values: { name: '', colour: 'red', kind: '7' },
    changes: [],
    errors: [{ column: 'name', value: '', reason: 'missing' }],
    raw: ['', 'red'],
  });
});

it('refuses the second row of the same key and names the first', () => {
  const [first, second] = plan([aRow(2, 'apple', 'red'), aRow(5, 'apple', 'green')], []);

  expect(first!.result).toBe('created');
  expect(second!.errors).toEqual([{ column: 'name', value: 'apple', reason: 'Same key as row 2' }]);
});

it('refuses the second row that would change the same record', () => {
  const record = stored(1, 'apple', 'red');
  const rows = [aRow(2, 'apple', 'green'), aRow(3, 'pear', 'green')];

  const [, second] = planRows(shape, rows, () => ({ existing: record }), new Map());

  expect(second!.errors[0]!.reason).toBe('Same key as row 2');
});

it('remembers keys from one batch of rows to the next', () => {
  const seen = new Map<string, number>();
  plan([aRow(2, 'apple', 'red')], [], seen);

  const [later] = plan([aRow(2002, 'apple', 'red')], [], seen);

  expect(later!.result).toBe('invalid');
});

it('does not let a bad row take the key of a good one', () => {
  const bad = { ...aRow(2, 'apple', ''), errors: [{ column: 'colour', value: '', reason: 'missing' }] };
  const seen = new Map<string, number>();
  plan([bad], [], seen);

  const [good] = plan([aRow(3, 'apple', 'red')], [], seen);

  expect(good!.result).toBe('created');
});

it('reports every kind of row', () => {
  const rows = plan(
    [
      aRow(2, 'apple', 'red'),
      aRow(3, 'pear', 'blue'),
      aRow(4, 'fig', 'x'),
      aRow(5, '', ''),
      aRow(6, 'kiwi', ''),
    ],
    [stored(1, 'apple', 'red'), stored(2, 'pear', 'green')],
  );

  expect(rows.map(({ result }) => result)).toEqual(['unchanged', 'changed', 'created', 'invalid', 'created']);
});

it('leaves a row alone that has no record yet and says what holds without one', () => {
  const none = { id: 0, version: 0, values: { name: 'apple', colour: '' } };

  const planned = planRows(shape, [aRow(3, 'apple', '')], () => ({ existing: none }), new Map());

  expect(planned).toMatchObject([{ result: 'unchanged', changes: [] }]);
});

it('refuses what may not become of a record, and does not let it take its key', () => {
  const refusal = { column: 'colour', value: 'red', reason: 'apples are green' };
  const seen = new Map<string, number>();

  const planned = planRows(shape, [aRow(2, 'apple', 'red')], () => ({ refusal }), seen);

  expect(planned).toMatchObject([{ result: 'invalid', errors: [refusal] }]);
  expect(seen.size).toBe(0);
});

it('reads a row column by column, with the reasons of those that cannot be', () => {
  const upper = (text: string) => ({ text: text.toUpperCase() });
  const never = (text: string) => ({ text, reason: 'no' });

  expect(readCells({ a: 'x', b: 'y', z: '?' }, { a: upper, b: never, c: upper })).toEqual({
    values: { a: 'X', b: 'y', c: '' },
    errors: [{ column: 'b', value: 'y', reason: 'no' }],
  });
});

it('compares and shows every value where a shape names none, and what a value lacks as blank', () => {
  const [row] = planRows(
    { key: ['name'], codeColumn: 'none' },
    [aRow(2, 'apple', 'red')],
    () => ({ existing: stored(1, 'apple', 'red') }),
    new Map(),
  );
  expect(row).toMatchObject({ code: '', changes: [{ column: 'kind', before: '8', after: '7' }] });

  const [lacking] = planRows({ ...shape, shown: ['size'] }, [aRow(2, 'apple', 'red')], () => ({}), new Map());
  expect(lacking!.changes).toEqual([{ column: 'size', before: null, after: '' }]);
});
