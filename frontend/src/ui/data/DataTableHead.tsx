// Native: Semantic's header cells sort by a click alone, without a button for the keyboard.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { classes } from '../classes';
import type { Column, Sort } from './Column';
import { actionsKey, type ColumnSizing, measuredWidths, resized } from './columnWidths';
import { Quoted } from './Quoted';
import { useCallback, useRef, useState, type ReactNode, type PointerEvent } from 'react';
import { FieldNote } from '../fields/FieldNote';
import layoutStyles from '../layout.module.css';
import styles from './data-table.module.css';
import textStyles from '../text.module.css';

interface ColumnEdgeProps {
  column: string;
  sizing: ColumnSizing;
}

/**
 * The right edge of a header: dragging it makes the column wider or narrower, a double click gives all columns their own widths again.
 * For the mouse and touch alone; the keyboard does it in the list of columns.
 */
function ColumnEdge({ column, sizing }: ColumnEdgeProps) {
  const start = (event: PointerEvent<HTMLElement>) => {
    const table = event.currentTarget.closest('table');
    if (event.button !== 0 || !table) return;
    event.preventDefault();
    const edge = event.currentTarget;
    const [from, before] = [event.clientX, sizing.widths ?? measuredWidths(table)];
    const move = ({ clientX }: globalThis.PointerEvent) =>
      sizing.resize(resized(before, column, clientX - from));
    const end = () => {
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('pointerup', end);
      edge.removeEventListener('pointercancel', end);
    };
    edge.setPointerCapture?.(event.pointerId);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end);
    edge.addEventListener('pointercancel', end);
  };
  return (
    <span
      className={styles.columnEdge}
      aria-hidden
      data-edge={column}
      onPointerDown={start}
      onDoubleClick={() => sizing.resize(undefined)}
    />
  );
}

/** The classes of the columns that stay in sight, two at most, by their keys. */
export function stickyClasses(
  columns: readonly Pick<Column<never>, 'key' | 'stick'>[],
): Record<string, string | undefined> {
  const chosen = columns.filter(({ stick }) => stick);
  const [first, next] = chosen.length > 0 ? chosen : columns;
  return {
    ...(first && { [first.key]: styles.stick }),
    ...(next && chosen.includes(next) && { [next.key]: classes(styles.stick, styles.next) }),
  };
}

interface HeaderButtonProps {
  /** A title and a sentence of help: a tip for the mouse, and below the button while it has the focus, for keyboard and touch. */
  help?: string;
  onClick: () => void;
  children: ReactNode;
}

/** The header of a column that the list can be sorted by. Escape puts its help away. */
function HeaderButton({ help, onClick, children }: HeaderButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isTold, setIsTold] = useState(false);
  const of = useCallback(() => button.current, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(layoutStyles.row, layoutStyles.inline, styles.sort)}
        title={help}
        onFocus={() => setIsTold(true)}
        onBlur={() => setIsTold(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !help || !isTold) return;
          // It is for the help alone, not for a dialog around the table.
          event.preventDefault();
          event.stopPropagation();
          setIsTold(false);
        }}
        onClick={() => {
          // A tap does not focus a button everywhere.
          setIsTold(true);
          onClick();
        }}
      >
        {children}
      </button>
      {help && isTold && (
        // It is the description of the button already.
        <span aria-hidden>
          <FieldNote of={of}>{help}</FieldNote>
        </span>
      )}
    </>
  );
}

export interface DataTableHeadProps<Row, SortKey extends string> {
  columns: readonly Column<Row, SortKey>[];
  sort?: Sort<SortKey>;
  onSort?: (sort: Sort<SortKey>) => void;
  sizing?: ColumnSizing;
  /** Hidden name of the last column; undefined without one. */
  actionsLabel?: string;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The header row, or two of them where columns form groups; a second click on a sorted header reverses it. */
export function DataTableHead<Row, SortKey extends string>(props: DataTableHeadProps<Row, SortKey>) {
  const { columns, sort, onSort, sizing, actionsLabel } = props;
  const isGrouped = columns.some(({ group }) => group);
  const stuck = stickyClasses(columns);
  const heading = (column: Column<Row, SortKey>) => (
    <Heading
      key={column.key}
      column={column}
      sort={sort}
      onSort={onSort}
      sizing={sizing}
      sticky={stuck[column.key]}
      rowSpan={isGrouped && !column.group ? 2 : undefined}
    />
  );

  return (
    <thead className={isGrouped ? styles.grouped : undefined}>
      <tr>
        {columns.map((column, at) => {
          const { group, divided } = column;
          if (!group) return heading(column);
          if (columns[at - 1]?.group === group) return null;
          const next = columns.findIndex((other, index) => index > at && other.group !== group);
          const span = (next === -1 ? columns.length : next) - at;
          return (
            <th
              key={group}
              scope="colgroup"
              colSpan={span}
              className={classes(styles.group, divided && styles.divided)}
            >
              <Quoted>{group}</Quoted>
            </th>
          );
        })}
        {actionsLabel !== undefined && (
          <th
            scope="col"
            data-column={actionsKey}
            className={styles.actions}
            rowSpan={isGrouped ? 2 : undefined}
          >
            <span className={textStyles.unseen}>{actionsLabel}</span>
          </th>
        )}
      </tr>
      {isGrouped && <tr>{columns.filter(({ group }) => group).map(heading)}</tr>}
    </thead>
  );
}

interface HeadingProps<Row, SortKey extends string> extends Pick<
  DataTableHeadProps<Row, SortKey>,
  'sort' | 'onSort' | 'sizing'
> {
  column: Column<Row, SortKey>;
  sticky: string | undefined;
  rowSpan: number | undefined;
}

function Heading<Row, SortKey extends string>(props: HeadingProps<Row, SortKey>) {
  const { column, sort, onSort, sizing, sticky, rowSpan } = props;
  const { key, header, help, sortKey, width, align, divided } = column;
  const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : undefined;
  const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;

  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      data-column={key}
      style={width === undefined || sizing?.widths ? undefined : { width }}
      className={classes(align && textStyles[align], divided && styles.divided, sticky)}
      aria-sort={direction ? ariaSort[direction] : undefined}
    >
      {sortKey === undefined || !onSort ? (
        <span lang={quotedLanguage(header)}>{header}</span>
      ) : (
        <HeaderButton
          help={help}
          onClick={() => onSort({ key: sortKey, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          <span className={help && styles.help} lang={quotedLanguage(header)}>
            {header}
          </span>
          <Arrow size={13} aria-hidden />
        </HeaderButton>
      )}
      {sizing && !column.isSized && <ColumnEdge column={key} sizing={sizing} />}
    </th>
  );
}
