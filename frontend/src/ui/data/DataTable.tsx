import { useCallback, useId, useLayoutEffect, useRef, type ReactNode, memo, useState } from 'react';
import { Table } from 'semantic-ui-react';
import { classes } from '../classes';
import { keepFocusNearby } from '../focusNearby';
import type { Column, Sort } from './Column';
import { editRow } from './editRow';
import { actionsKey, colsOf, type ColumnSizing } from './columnWidths';
import { DataTableHead, stickyClasses } from './DataTableHead';
import { Skeleton } from '../feedback/Skeleton';
import { t } from '../../texts/ui.gen';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import styles from './data-table.module.css';
import textStyles from '../text.module.css';
import skeletonStyles from '../feedback/skeleton.module.css';
import layoutStyles from '../layout.module.css';

/** The parts that can be scrolled to. */
interface Hidden {
  left: boolean;
  right: boolean;
}

const nothing: Hidden = { left: false, right: false };
const same = (one: Hidden, other: Hidden) => one.left === other.left && one.right === other.right;

/**
 * Buttons at the edges of a scroll box that is wider than its place; they move it by most of what is in sight. Without
 * anything to scroll there are none.
 */
function ScrollEdges({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement | null>(null);
  const [hidden, setHidden] = useState(nothing);
  const watch = useCallback((frame: HTMLElement | null) => {
    const scroller = frame?.querySelector<HTMLElement>(`.${styles.scroll}`);
    if (!scroller) return;
    box.current = scroller;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const now = { left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 };
      setHidden((old) => (same(old, now) ? old : now));
    };
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  const move = (direction: -1 | 1) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = direction * (box.current?.clientWidth ?? 0) * 0.6;
    box.current?.scrollBy({ left, behavior: isStill ? 'auto' : 'smooth' });
  };

  return (
    <div className={classes(layoutStyles.column, layoutStyles.anchor)} ref={watch}>
      {(hidden.left || hidden.right) && (
        <>
          <Edge side="left" icon={ChevronLeft} isOpen={hidden.left} onMove={() => move(-1)} />
          <Edge side="right" icon={ChevronRight} isOpen={hidden.right} onMove={() => move(1)} />
        </>
      )}
      {children}
    </div>
  );
}

interface EdgeProps {
  side: 'left' | 'right';
  icon: LucideIcon;
  /** Whether there is anything on that side; a button that has arrived keeps the focus. */
  isOpen: boolean;
  onMove: () => void;
}

const names = { left: t('Scroll the table left'), right: t('Scroll the table right') };

const Edge = ({ side, icon: Icon, isOpen, onMove }: EdgeProps) => (
  <button
    type="button"
    className={classes(layoutStyles.square, styles.edge, styles[side])}
    aria-label={names[side]}
    title={names[side]}
    aria-disabled={!isOpen || undefined}
    onClick={() => isOpen && onMove()}
  >
    <Icon size={18} aria-hidden />
  </button>
);

interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  actions?: (row: Row) => ReactNode;
  isMarked: boolean;
}

/** Tests have no layout. */
const bringInSight = (row: HTMLElement | null) => row?.scrollIntoView?.({ block: 'nearest' });

function PlainRow<Row>({ row, columns, actions, isMarked }: DataTableRowProps<Row>) {
  const stuck = stickyClasses(columns);
  return (
    <>
      <tr className={isMarked ? styles.marked : undefined} ref={isMarked ? bringInSight : undefined}>
        {columns.map(({ key, cell, className, align, divided }) => (
          <td
            key={key}
            className={
              classes(className, align && textStyles[align], divided && styles.divided, stuck[key]) ||
              undefined
            }
          >
            {cell(row)}
          </td>
        ))}
        {actions && <td className={styles.actions}>{actions(row)}</td>}
      </tr>
      {columns.map(({ key, below }, at) => {
        const content = below?.(row);
        return (
          content && (
            <tr key={key} className={styles.below}>
              {at > 0 && <td colSpan={at} />}
              <td colSpan={columns.length - at + (actions ? 1 : 0)}>{content}</td>
            </tr>
          )
        );
      })}
    </>
  );
}

/** One row in native elements; drawn again only when its row, the columns or the actions change. */
const DataTableRow = memo(PlainRow) as typeof PlainRow;

export interface DataTableProps<Row, SortKey extends string = string> {
  /** Names the table and its scroll box. */
  caption: string;
  /** Keep columns, rowKey and actions stable (module constants, useMemo, useCallback): rows are memoised on them. */
  columns: readonly Column<Row, SortKey>[];
  /** undefined while the first load runs: skeleton rows. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  sort?: Sort<SortKey>;
  onSort?: (sort: Sort<SortKey>) => void;
  /** Buttons of the sticky last column. */
  actions?: (row: Row) => ReactNode;
  actionsLabel?: string;
  /** Old rows stay, dimmed. */
  isReloading?: boolean;
  /** The row to mark, such as the one that was just saved. */
  markedKey?: string | number;
  /** In place of the table when there are no rows. */
  empty?: ReactNode;
  skeletonRows?: number;
  /** Columns keep their `width`, the rest is shared. */
  fixed?: boolean;
  /** The widths that the user has chosen, and how to choose them by the edges of the headers. */
  sizing?: ColumnSizing;
  /** Grows with its rows instead of scrolling in its card. */
  free?: boolean;
  /** Buttons at its edges while it is wider than its card. */
  scrollButtons?: boolean;
  /** Scrolls back to the top when it changes, such as the page number. */
  scrollKey?: string | number;
}

/** A real table from columns as data: sortable, sticky header, first and action columns, scrolling in its card. */
export function DataTable<Row, SortKey extends string = string>(props: DataTableProps<Row, SortKey>) {
  const { caption, columns, rows, rowKey, actions, isReloading, markedKey, empty, fixed, free, scrollKey } =
    props;
  const captionId = useId();
  const isLoading = rows === undefined;
  const box = useScrollBox(scrollKey);
  const { sizing } = props;
  const sized =
    sizing?.widths &&
    colsOf([...columns.map(({ key }) => key), ...(actions ? [actionsKey] : [])], sizing.widths);
  const isFixed = fixed || sized !== undefined;
  if (rows?.length === 0 && empty !== undefined && !isReloading) return <>{empty}</>;

  const table = (
    <div
      ref={box}
      className={classes(
        layoutStyles.anchor,
        layoutStyles.scrolls,
        styles.scroll,
        free && styles.free,
        isLoading && styles.firstLoad,
      )}
      // No landmark: the card around it is one already.
      role="group"
      aria-labelledby={captionId}
      aria-busy={isLoading || isReloading || undefined}
      onDoubleClick={editRow}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
    >
      <Table
        // Semantic would make a list of its cells in a narrow window.
        unstackable
        fixed={isFixed}
        style={sized && { width: `max(100%, ${sized.least}px)` }}
        className={classes(
          styles.table,
          isFixed && styles.fixed,
          sized && styles.sized,
          columns.some(({ group }) => group) && styles.grouped,
        )}
      >
        <caption id={captionId} className={textStyles.unseen}>
          {caption}
        </caption>
        {isFixed && (
          <colgroup>
            {(sized?.cols ?? columns).map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
        )}
        <DataTableHead
          columns={columns}
          sizing={sizing}
          sort={props.sort}
          onSort={props.onSort}
          actionsLabel={actions ? (props.actionsLabel ?? t('Actions')) : undefined}
        />
        <tbody>
          {isLoading
            ? skeletonOf(columns, props.skeletonRows ?? 10, Boolean(actions))
            : rows.map((row) => (
                <DataTableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  actions={actions}
                  isMarked={markedKey !== undefined && rowKey(row) === markedKey}
                />
              ))}
        </tbody>
      </Table>
    </div>
  );
  return props.scrollButtons ? <ScrollEdges>{table}</ScrollEdges> : table;
}

/** Marks the box while it is wider than its card (for the columns that stay in sight), scrolls it up for a new page, and keeps the focus. */
function useScrollBox(scrollKey: string | number | undefined) {
  const element = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    if (element.current) element.current.scrollTop = 0;
  }, [scrollKey]);

  return useCallback((box: HTMLDivElement | null) => {
    element.current = box;
    if (!box) return;
    const mark = () => {
      box.toggleAttribute('data-wide', box.scrollWidth > box.clientWidth + 1);
      // Where the second column that stays begins.
      const first = box.querySelector<HTMLElement>(`th.${styles.stick}`);
      if (first) box.style.setProperty('--stick-next', `${first.offsetWidth}px`);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    const leaveFocus = keepFocusNearby(box, () => box.focus());
    return () => {
      observer.disconnect();
      leaveFocus();
    };
  }, []);
}

const widths = ['62%', '48%', '70%', '55%'];

function skeletonOf(columns: readonly { key: string }[], count: number, hasActions: boolean): ReactNode {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={skeletonStyles.late}>
      {columns.map((column, at) => (
        <td key={column.key}>
          <Skeleton width={widths[(row + at) % widths.length] ?? '60%'} />
        </td>
      ))}
      {hasActions && <td />}
    </tr>
  ));
}
