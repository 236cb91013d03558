/** Rows of a list that are ticked: a first column of boxes where a screen has something to do with them (kit/bulk). */
import { createContext, useMemo, type ReactNode } from 'react';
import type { Column } from '../../ui/data/Column';
import { TickBox } from '../../ui/data/TickBox';
import { t } from '../../texts/kit.gen';
import type { ListRow } from './ListRow';

/** The ids of the ticked rows, or all that match the list's filters. */
export type TickedIds = ReadonlySet<string> | 'all';

export interface Ticks {
  ids: TickedIds;
  nameOf: (row: never) => string;
  /** `page`: the ids in sight; with `isRange` all of them between the last ticked one and this one. */
  tick: (page: readonly string[], id: string, isOn: boolean, isRange: boolean) => void;
  tickPage: (page: readonly string[], isOn: boolean) => void;
  /** Unticks a row that no longer exists. */
  untick: (id: string) => void;
  /** What stands above the table while any are ticked. */
  bar: (total: number) => ReactNode;
}

export const TicksContext = createContext<Ticks | null>(null);

const isTicked = (ids: TickedIds, id: string) => ids === 'all' || ids.has(id);

function tickColumn<Row extends ListRow, SortKey extends string>(
  { ids, nameOf, tick, tickPage }: Ticks,
  page: readonly string[],
  stick: boolean,
): Column<Row, SortKey> {
  const count = page.filter((id) => isTicked(ids, id)).length;
  const isWhole = page.length > 0 && count === page.length;
  return {
    key: 'tick',
    width: 44,
    isSized: true,
    stick,
    header: (
      <TickBox
        label={t('Select all rows of this page')}
        checked={isWhole}
        isPartly={count > 0 && !isWhole}
        onTick={(isOn) => tickPage(page, isOn)}
      />
    ),
    cell: (row) => (
      <TickBox
        label={t('Select {name}', { name: nameOf(row as never) })}
        checked={isTicked(ids, String(row.id))}
        disabled={ids === 'all'}
        onTick={(isOn, isRange) => tick(page, String(row.id), isOn, isRange)}
      />
    ),
  };
}

/** The columns of a list with that of its ticks, if it has any. */
export function useTickedColumns<Row extends ListRow, SortKey extends string>(
  ticks: Ticks | null,
  columns: readonly Column<Row, SortKey>[],
  rows: readonly Row[] | undefined,
): readonly Column<Row, SortKey>[] {
  return useMemo(() => {
    if (!ticks) return columns;
    const page = rows?.map(({ id }) => String(id)) ?? [];
    // Two at most stay: those that name a row rather than its box.
    const hasOwn = columns.some(({ stick }) => stick);
    const [first, ...others] = columns;
    return [
      tickColumn<Row, SortKey>(ticks, page, !hasOwn),
      ...(first && !hasOwn ? [{ ...first, stick: true }, ...others] : columns),
    ];
  }, [ticks, columns, rows]);
}
