import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { GridCell } from './gridCells';
import type { GridItem } from './gridColumns';
import type { PriceSheet } from './priceSheet';
import { shownItems, type GridFilter, type GridSearch, type GridSort } from './shownItems';

export interface GridNotice {
  text: string;
  problems?: readonly string[];
  undo?: () => void;
}

/** The size that shows all rows on one page. */
export const allRows = Infinity;
const sortedByCode: GridSort = { key: 'code', direction: 'asc' };
const nothing: ReadonlySet<string> = new Set();
const everything: GridSearch = { find: '', filter: 'all', limit: 0, sort: sortedByCode };

/** Rows that another screen led to. */
export type AskedRows = Pick<GridSearch, 'find' | 'filter' | 'limit'>;

export interface PriceGridView {
  /** Rows per page; 10 by default. */
  rows?: number;
  /** Called when somebody chooses another number. */
  onRows?: (rows: number) => void;
  /** What is shown at first; by default everything. */
  asked?: AskedRows;
}

export type PriceGridState = ReturnType<typeof usePriceGrid>;

/**
 * What is shown of a list of items and where the focus is. Which rows pass a filter is decided when it is chosen and when the
 * items are loaded, not while prices are typed: a row never vanishes under the hands. Sizes and order: rule R-207.
 */
export function usePriceGrid(
  items: readonly GridItem[],
  sheet: PriceSheet,
  { rows: firstRows = 10, onRows, asked }: PriceGridView = {},
) {
  const [search, setSearch] = useState({ ...everything, ...asked });
  const [view, setView] = useState({ page: 0, size: firstRows });
  const [active, setActive] = useState<string>();
  const [marked, setMarked] = useState(nothing);
  const { notice, setNotice } = useGridNotice(sheet);
  const tableId = useId();
  const codes = useMemo(() => items.map(({ code }) => code), [items]);
  const shown = useMemo(() => shownItems(items, sheet, search), [items, sheet, search]);
  const { size } = view;
  const page = Math.max(0, Math.min(view.page, Math.ceil(shown.length / size) - 1));
  const first = page === 0 ? 0 : page * size;

  const look = (change: Partial<GridSearch>) => {
    setSearch({ ...search, ...change });
    setView({ page: 0, size });
  };
  const pageOf = (row: number, rows: number) => (rows === allRows ? 0 : Math.floor(row / rows));

  return {
    items,
    codes,
    sheet,
    search,
    /** The filter of another screen that led here. */
    asked: asked?.filter,
    shown,
    page,
    size,
    first,
    /** The row that has, or had last, the focus. */
    active,
    setActive,
    /** The rows that are marked for what is done to many at once, in sight or not. */
    marked,
    mark: (wanted: readonly string[], isMarked: boolean) =>
      setMarked((before) => {
        const next = new Set(before);
        for (const code of wanted)
          if (isMarked) next.add(code);
          else next.delete(code);
        return next;
      }),
    notice,
    setNotice,
    tableId,
    find: (find: string) => look({ find }),
    sortBy: (sort: GridSort) => look({ sort }),
    show: (filter: GridFilter) => look({ filter, find: '' }),
    filterBy: (filter: GridFilter) => look({ filter }),
    goToPage: (wanted: number) => setView({ page: wanted, size }),
    /** Keeps the first row of the page in sight. */
    resize: (rows: number) => {
      setView({ page: pageOf(first, rows), size: rows });
      onRows?.(rows);
    },
    /** Of all rows, in their order by code, the first without a price. */
    firstMissing: () => shownItems(items, sheet, { ...everything, filter: 'missing' })[0]?.code,
    /** Puts the focus there, wherever the row is; filters that keep it out of sight go. */
    goTo(code: string, cell: GridCell = 'price') {
      const indexIn = (rows: readonly GridItem[]) => rows.findIndex((item) => item.code === code);
      const isShown = indexIn(shown) >= 0;
      const wider = isShown ? search : { ...everything, limit: search.limit, sort: search.sort };
      const row = isShown ? indexIn(shown) : indexIn(shownItems(items, sheet, wider));
      if (row < 0) return;
      // The row has to be there before it can take the focus.
      flushSync(() => {
        setSearch(wider);
        setView({ page: pageOf(row, size), size });
        setActive(code);
      });
      const place = document.getElementById(tableId)?.querySelector(`[data-code="${CSS.escape(code)}"]`);
      const wanted = place?.querySelector<HTMLElement>(`[data-cell="${cell}"]:not(:disabled)`);
      (wanted ?? place?.querySelector<HTMLElement>('[data-cell]:not(:disabled)'))?.focus();
    },
  };
}

/** What the last paste or rollback did; it can be undone until something is saved or read again. */
function useGridNotice(sheet: PriceSheet) {
  const loads = useSyncExternalStore(sheet.subscribeAll, () => sheet.loads);
  const [told, setTold] = useState<{ notice: GridNotice | undefined; loads: number }>();
  return {
    notice: told?.loads === loads ? told.notice : undefined,
    setNotice: (notice: GridNotice | undefined) => setTold({ notice, loads: sheet.loads }),
  };
}
