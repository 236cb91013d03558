import { expect, it } from 'vitest';
import { contains, equals, noneOf, oneOf, pagedList, whereOf, type ListDefinition } from './paged-list.ts';
import type { Context } from './context.ts';
import type { Statement } from './sql.ts';

const list: ListDefinition<'id' | 'name', 'kind' | 'name' | 'among' | 'notAmong'> = {
  table: 'fruit f',
  id: 'f.id',
  columns: 'f.id, f.name',
  sorts: { id: 'f.id', name: 'f.name' },
  filters: {
    kind: equals('f.kind'),
    name: contains('f.name_search'),
    among: oneOf('f.state'),
    notAmong: noneOf('f.state'),
  },
};

/** The statement that a page would run. */
async function statementOf(
  query: object,
  of: ListDefinition<string, string> = list,
): Promise<{ statement: Statement; values: unknown[] }> {
  const seen: { statement: Statement; values: unknown[] }[] = [];
  const rows = async (statement: Statement, values: unknown[]) => {
    seen.push({ statement, values });
    return [{ total: 0, content: '[]' }];
  };
  const page = { page: 0, size: 10, sortBy: 'name' as const, sortDesc: false, filters: {}, ...query };
  await pagedList({ sql: { rows } } as unknown as Context, of, page);
  return seen[0]!;
}

it('leaves out filters that are absent, null or empty, and keeps 0, false and empty lists', () => {
  const of = (kind: unknown) => whereOf(list, { kind }).values;

  expect([of(undefined), of(null), of('')]).toEqual([[], [], []]);
  expect([of(0), of(false)]).toEqual([[0], [false]]);
  expect(whereOf(list, { among: [], notAmong: [] }).values).toEqual([[], []]);
});

it('never puts a value into SQL', async () => {
  const { statement, values } = await statementOf({
    filters: { kind: `'; DROP TABLE fruit --`, name: `' OR '1'='1` },
  });

  expect(statement.text).not.toMatch(/DROP|'1'/);
  expect(values.slice(0, 1)).toEqual([`'; DROP TABLE fruit --`]);
});

it('breaks ties by id in the direction of the sort', async () => {
  expect((await statementOf({})).statement.text).toContain('ORDER BY f.name ASC, f.id ASC');
  expect((await statementOf({ sortDesc: true })).statement.text).toContain('ORDER BY f.name DESC, f.id DESC');
});

it('keeps the order within equal rows, whatever the sort direction, and reverses it for the last pages', async () => {
  const grouped = { ...list, within: ['f.kind'] };
  const text = async (query: object) => (await statementOf(query, grouped)).statement.text;

  expect(await text({})).toContain('ORDER BY f.name ASC, f.kind ASC, f.id ASC');
  expect(await text({ sortDesc: true })).toContain('ORDER BY f.name DESC, f.kind ASC, f.id ASC');
  const far = await text({ page: 500, sortDesc: true });
  expect(far).toContain('ORDER BY f.name DESC, f.kind ASC, f.id ASC');
  expect(far).toContain('ORDER BY f.name ASC, f.kind DESC, f.id DESC');
});

it('does not sort by id twice', async () => {
  expect((await statementOf({ sortBy: 'id' })).statement.text).not.toMatch(/f\.id ASC, f\.id/);
});

it('gives equal questions the same prepared statement and others another', async () => {
  const name = async (query: object) => (await statementOf(query)).statement.name;

  expect(await name({ page: 3, filters: { kind: 'a' } })).toBe(
    await name({ page: 4, filters: { kind: 'b' } }),
  );
  expect(await name({ filters: { kind: 'a' } })).not.toBe(await name({}));
  expect(await name({ sortDesc: true })).not.toBe(await name({}));
});

it('numbers its own parameters before the filters, whatever is filtered', async () => {
  const localised: ListDefinition<'name', 'kind'> = {
    table: 'fruit f LEFT JOIN name n ON n.fruit_id = f.id AND n.language = $1',
    id: 'f.id',
    columns: 'f.id, n.text',
    sorts: { name: 'n.text' },
    filters: { kind: equals('f.kind') },
    parameters: ['language'],
  };
  const parameters = { language: 'it' };

  const all = await statementOf({ parameters }, localised);
  const some = await statementOf({ parameters, filters: { kind: 'pome' } }, localised);

  expect([all.values, some.values]).toEqual([['it'], ['it', 'pome']]);
  expect(some.statement.text).toContain('WHERE f.kind = $2');
});

it('writes out the usual sizes and the first page, so that PostgreSQL keeps one plan', async () => {
  const first = await statementOf({});
  const third = await statementOf({ page: 2 });
  const odd = await statementOf({ page: 1, size: 7 });

  expect(first.statement.text).toContain('LIMIT 10 OFFSET 0');
  expect(first.values).toEqual([]);
  expect(third.statement.text).toContain('LIMIT 10 OFFSET $1');
  expect(third.values).toEqual([20]);
  expect(odd.statement.text).toContain('LIMIT $1 OFFSET $2');
  expect(odd.values).toEqual([7, 7]);
});
