import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from './classes';
import type { Column, Sort } from './Column';

export interface DataTableHeadProps<Row, SortKey extends string> {
  columns: readonly Column<Row, SortKey>[];
  sort?: Sort<SortKey>;
  onSort?: (sort: Sort<SortKey>) => void;
  /** Hidden name of the last column; undefined without one. */
  actionsLabel?: string;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The header row; a second click on a sorted header reverses it. */
export function DataTableHead<Row, SortKey extends string>(props: DataTableHeadProps<Row, SortKey>) {
  const { columns, sort, onSort, actionsLabel } = props;

  return (
    <thead>
      <tr>
        {columns.map(({ key, header, sortKey, width, align }, at) => {
          const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : undefined;
          const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
          return (
            <th
              key={key}
              scope="col"
              style={width === undefined ? undefined : { width }}
              className={classes(align, at === 0 && 'stick')}
              aria-sort={direction ? ariaSort[direction] : undefined}
            >
              {sortKey === undefined || !onSort ? (
                header
              ) : (
                <button
                  type="button"
                  className="sort"
                  onClick={() => onSort({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' })}
                >
                  {header}
                  <Arrow size={13} aria-hidden />
                </button>
              )}
            </th>
          );
        })}
        {actionsLabel !== undefined && (
          <th scope="col" className="acts">
            <span className="sr">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
