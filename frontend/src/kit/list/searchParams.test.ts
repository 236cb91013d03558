import { expect, it } from 'vitest';
import { readSearch, SOL_PAGING, withChanges, type SearchDefinition } from './searchParams';

const definition: SearchDefinition<'code' | 'label', 'code' | 'label'> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'label'],
};
const read = (query: string) => readSearch(definition, new URLSearchParams(query));
const change = (
  query: string,
  changes: Parameters<typeof withChanges<'code' | 'label', 'code' | 'label'>>[2],
) => withChanges(definition, new URLSearchParams(query), changes).toString();

it('starts at the first page of 10 rows, by code ascending (R-043, R-044, R-060)', () => {
  expect(read('')).toEqual({
    asked: false,
    group: '',
    page: 0,
    size: 10,
    sortBy: 'code',
    sortDesc: false,
    filters: { code: '', label: '' },
  });
});

it('reads what a mailed link says', () => {
  expect(read('activeGroup=Main+Window&action=search&page=3&size=50&sort=label&desc=true&code=A%2B')).toEqual(
    {
      asked: true,
      group: 'Main Window',
      page: 2,
      size: 50,
      sortBy: 'label',
      sortDesc: true,
      filters: { code: 'A+', label: '' },
    },
  );
});

it('takes group for the label group as it does activeGroup, whose word goes first (R-045)', () => {
  const groupIn = (query: string) => read(query).group;

  expect([groupIn('group=WHEELS'), groupIn('group=WHEELS&activeGroup=COLOR')]).toEqual(['WHEELS', 'COLOR']);
});

it.each(['page=0&size=7&sort=owner', 'page=-2&size=x&sort=', 'page=abc&size=1000'])(
  'takes %s for not said',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

it('keeps what it does not know and leaves defaults out', () => {
  expect(change('activeGroup=X&page=4', { page: 0 })).toBe('activeGroup=X');
  expect(change('activeGroup=X', { page: 4, sortDesc: true })).toBe('activeGroup=X&page=5&desc=true');
  expect(change('code=A', { filters: { label: ' b ' }, ask: true })).toBe('action=search&label=b');
});

it('takes the kept page size where the address says nothing of size and page', () => {
  const sizeOf = (query: string, kept: number) =>
    readSearch(definition, new URLSearchParams(query), kept).size;

  expect([sizeOf('', 50), sizeOf('size=20', 50), sizeOf('page=3', 50), sizeOf('', 7)]).toEqual([
    50, 20, 10, 10,
  ]);
});

it('offers the page sizes of the list: online sales begin with 15 rows', () => {
  const sol = { filters: [], sortKeys: ['id'], ...SOL_PAGING } as const;
  const sizeOf = (query: string, kept?: number) => readSearch(sol, new URLSearchParams(query), kept).size;

  expect([sizeOf(''), sizeOf('', 50), sizeOf('', 33), sizeOf('size=5'), sizeOf('size=7')]).toEqual([
    ...[15, 50, 15, 5, 15],
  ]);
  expect(readSearch({ filters: [], sortKeys: ['id'] }, new URLSearchParams('size=15')).size).toBe(10);
});
