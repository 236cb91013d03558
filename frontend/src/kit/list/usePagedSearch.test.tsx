import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { SearchDefinition } from './searchParams';
import { usePagedSearch, type KeptPageSize, type PagedSearch } from './usePagedSearch';

afterEach(cleanup);

const definition: SearchDefinition<'code', 'code' | 'label'> = {
  filters: ['code'],
  sortKeys: ['code', 'label'],
};

const fail = () => expect.unreachable('No size is to be kept.');

function start(path: string, kept?: KeptPageSize | (() => KeptPageSize)) {
  const seen: { search?: PagedSearch<'code', 'code' | 'label'>; pages: number[] } = { pages: [] };
  let scope = 'it DEFAULT';
  function Probe() {
    seen.search = usePagedSearch(definition, scope, typeof kept === 'function' ? kept() : kept);
    seen.pages.push(seen.search.page);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return {
    search: () => seen.search!,
    pages: seen.pages,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string | number) => act(() => router.navigate(to as string)),
    rescope: (next: string) => void (scope = next),
  };
}

/** What is left of a click's own work; anything that waits for its turn comes later. */
async function rest() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

it('asks nothing until Search is pressed, without action=search (R-046)', async () => {
  const list = start('/labels?activeGroup=X');
  expect(list.search().asked).toBe(false);

  await act(() => list.search().search({ code: 'A' }));

  expect(list.search().asked).toBe(true);
  expect(list.address()).toBe('/labels?activeGroup=X&action=search&code=A');
});

it('counts pages from zero in the request and from one in the address (R-044)', async () => {
  const list = start('/labels?action=search');
  expect(list.search().request.page).toBe(0);

  await act(() => list.search().goTo(1));

  expect(list.search().request.page).toBe(1);
  expect(list.address()).toBe('/labels?action=search&page=2');
});

it('takes the group from the route and starts at the first page there (R-045, R-049)', async () => {
  const list = start('/labels?action=search&activeGroup=X&page=3');

  await list.go('/labels?action=search&activeGroup=Y');

  expect(list.search().group).toBe('Y');
  expect(list.search().page).toBe(0);
});

it('gives the same rows on Back', async () => {
  const list = start('/labels?action=search');
  await act(() => list.search().goTo(2));
  await act(() => list.search().sortOn({ key: 'label', direction: 'desc' }));
  expect(list.search().page).toBe(0);

  await list.go(-1);

  expect(list.search().request).toMatchObject({ page: 2, sortBy: 'code', sortDesc: false });
});

it('has done one click before the next: nothing of two quick ones is lost', async () => {
  const list = start('/labels?action=search');
  // As in a browser, where nobody waits until React has time.
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  world.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    list.search().sortOn({ key: 'label', direction: 'asc' });
    await rest();
    expect(list.search().sort).toEqual({ key: 'label', direction: 'asc' });

    list.search().goTo(1);
    await rest();
    expect(list.search().request).toMatchObject({ sortBy: 'label', page: 1 });
  } finally {
    world.IS_REACT_ACT_ENVIRONMENT = true;
  }
});

it('keeps the first visible row when the page size changes', async () => {
  const list = start('/labels?action=search&page=6');

  await act(() => list.search().resize(20));
  expect(list.search().request).toMatchObject({ page: 2, size: 20 });

  await act(() => list.search().resize(5));
  expect(list.search().request).toMatchObject({ page: 8, size: 5 });
});

it('returns to page one when the language or the model changes, without asking for the old page', async () => {
  const list = start('/labels?action=search&page=4');
  list.rescope('de DEFAULT');
  list.pages.length = 0;

  await act(() => list.search().mark(1));

  expect(list.pages.every((page) => page === 0)).toBe(true);
  expect(list.address()).toBe('/labels?action=search');
});

it('is a new visit with every navigation, but not when it tidies the address', async () => {
  const list = start('/labels?action=search');
  const first = list.search().visit;

  await list.go('/labels?action=search');
  const second = list.search().visit;
  await act(() => list.search().fallBackTo(3));

  expect(second).not.toBe(first);
  expect(list.search().visit).toBe(second);
  expect(list.address()).toBe('/labels?action=search&page=4');
});

it('replaces what the address says and means nothing by what the list shows', async () => {
  const list = start('/labels?action=search&page=0&size=7&sort=owner&desc=maybe&code=A');
  expect(list.address()).toBe('/labels?action=search&code=A');

  await list.go('/labels?action=search&page=2&size=x&sort=label');
  expect(list.address()).toBe('/labels?action=search&page=2&sort=label');

  await list.go(-1);
  expect(list.address()).toBe('/labels?action=search&code=A');
});

it('opens another group with as many rows as the user chose last', async () => {
  const keptSizes: number[] = [];
  const list = start('/labels?action=search&activeGroup=X', [20, (size) => keptSizes.push(size)]);
  expect(list.search().request.size).toBe(20);
  expect(list.address()).toBe('/labels?action=search&activeGroup=X&size=20');
  const { visit } = list.search();

  await act(() => list.search().resize(50));
  expect(keptSizes).toEqual([50]);
  expect(list.search().visit).not.toBe(visit);

  await list.go('/labels?action=search&activeGroup=Y&page=2');
  expect(list.search().request).toMatchObject({ size: 10, page: 1 });
});

it('opens a view with its number of rows, and leaves the one that the user is used to as it is (R-417)', async () => {
  const list = start('/labels?action=search', [50, fail]);
  expect(list.search()).toMatchObject({ isPlain: true, size: 50 });

  await act(() => list.search().lookAs('action=search&code=A'));
  expect(list.search().request).toMatchObject({ size: 10, code: 'A' });
  expect(list.address()).toBe('/labels?action=search&size=10&code=A');

  await act(() => list.search().goTo(1));
  await act(() => list.search().goTo(0));
  expect(list.search().request).toMatchObject({ page: 0, size: 10 });
  await act(() => list.search().clear());
  expect(list.search()).toMatchObject({ isPlain: false, size: 10 });
});

it('says nothing of the size in the address once the usual one is chosen again', async () => {
  let kept: number | undefined = 50;
  const keep = (size: number) => void (kept = size);
  const list = start('/labels?action=search', () => [kept, keep]);

  await act(() => list.search().resize(10));

  expect(list.search().request.size).toBe(10);
  expect(list.address()).toBe('/labels?action=search');
});

it('marks a row by the same function while nobody navigates: the rows of a list hang on it', async () => {
  const list = start('/labels?action=search');
  const { mark } = list.search();

  await act(() => mark(7));

  expect(list.search().markedId).toBe(7);
  expect(list.search().mark).toBe(mark);
});
