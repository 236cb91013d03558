import { ArrowDown, ArrowUp } from 'lucide-react';
import { gridColumns, type GridColumn, type GridColumnKey } from './gridColumns';
import type { GridSort } from './shownItems';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/Quoted';

export interface PriceTableHeadProps {
  columns: readonly GridColumnKey[];
  sort: GridSort;
  onSort: (sort: GridSort) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The columns by their short names; a second click on a sorted one reverses it. */
export function PriceTableHead({ columns, sort, onSort }: PriceTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {gridColumns
          .filter(({ key }) => columns.includes(key))
          .map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.key}
              title={column.name}
              aria-sort={sort.key === column.key ? ariaSort[sort.direction] : undefined}
            >
              <Heading column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
      </tr>
    </thead>
  );
}

function Heading({ column, sort, onSort }: Omit<PriceTableHeadProps, 'columns'> & { column: GridColumn }) {
  const { key, name, header } = column;
  if (header === undefined)
    return (
      <span className="sr" lang={quotedLanguage(name)}>
        {name}
      </span>
    );
  if (!column.isSortable) return <Quoted>{header}</Quoted>;
  const isSorted = sort.key === key;
  const Arrow = isSorted && sort.direction === 'desc' ? ArrowDown : ArrowUp;
  const direction = isSorted && sort.direction === 'asc' ? 'desc' : 'asc';
  return (
    <button type="button" className="sort" tabIndex={-1} onClick={() => onSort({ key, direction })}>
      <Quoted>{header}</Quoted>
      {isSorted && <Arrow size={13} aria-hidden />}
    </button>
  );
}
