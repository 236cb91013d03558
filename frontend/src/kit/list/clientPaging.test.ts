import { expect, it } from 'vitest';
import { clientPage, type AllRows } from './clientPaging';

interface Row {
  id: number;
  key: string;
  label: string;
}
type Name = 'key' | 'label';
type SortKey = Name | 'id';

const rows: Row[] = [
  { id: 1, key: 'b.2', label: 'Città' },
  { id: 2, key: 'a', label: 'Ècole' },
  { id: 3, key: 'b.10', label: 'citta' },
  { id: 4, key: 'B.1', label: 'Zebra' },
];
const all: AllRows<Row, Name, SortKey> = {
  filters: { key: ({ key }) => key, label: ({ label }) => label },
  sorts: { id: null, key: ({ key }) => key, label: ({ label }) => label },
};
const idsOf = (search: { key?: string; label?: string; sortBy?: SortKey; desc?: boolean; page?: number }) => {
  const { key = '', label = '', sortBy = 'id', desc = false, page = 0 } = search;
  const request = { page, size: 3, sortBy, sortDesc: desc, key, label };
  const { content, totalElements } = clientPage(rows, all, request);
  return [content.map(({ id }) => id), totalElements];
};

it('keeps the order of the server until a column is chosen, page by page (R-133)', () => {
  expect([idsOf({}), idsOf({ page: 1 }), idsOf({ page: 2 })]).toEqual([
    [[1, 2, 3], 4],
    [[4], 4],
    [[], 4],
  ]);
});

it('searches parts of texts without regard to case and accents, and counts what it found', () => {
  expect(idsOf({ label: 'CITTA' })).toEqual([[1, 3], 2]);
  expect(idsOf({ label: 'città', key: '10' })).toEqual([[3], 1]);
  expect(idsOf({ label: '(' })).toEqual([[], 0]);
});

it('sorts as an Italian would, ties in the order they came, both ways', () => {
  expect(idsOf({ sortBy: 'key' })[0]).toEqual([2, 4, 1]);
  expect(idsOf({ sortBy: 'label' })[0]).toEqual([1, 3, 2]);
  expect(idsOf({ sortBy: 'label', desc: true })[0]).toEqual([4, 2, 1]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('is the page of a row that is looked for, and says which it is (R-415)', () => {
  const request = { page: 0, size: 3, sortBy: 'id' as const, sortDesc: false, key: '', label: '' };

  expect(clientPage(rows, all, { ...request, pageOf: '4' })).toMatchObject({
    content: [rows[3]],
    pageIndex: 1,
  });
  expect(clientPage(rows, all, { ...request, pageOf: '3' }).pageIndex).toBe(0);
  expect(clientPage(rows, all, { ...request, pageOf: '9' }).pageIndex).toBeUndefined();
});
