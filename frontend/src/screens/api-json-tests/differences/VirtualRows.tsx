import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import styles from './diff-list.module.css';
import layoutStyles from '../../../ui/layout.module.css';

export interface VirtualRowsProps {
  label: string;
  kind: 'table' | 'list';
  className?: string;
  count: number;
  /** Stays the same for a row, wherever it stands. */
  keyOf?: (position: number) => string | number;
  /** A guess in pixels, for rows that have not been drawn yet. */
  heightOf: (position: number) => number;
  row: (position: number) => ReactNode;
  /** Whenever it changes, the row at `focusedAt` is brought into sight. */
  focus?: string;
  focusedAt?: () => number | undefined;
  /** Where that row stands in the box then. */
  align?: 'center' | 'auto';
}

/** A box that draws only those of its rows that are in sight: hundreds of thousands of them scroll as a few do. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, kind, className, count, keyOf, heightOf, row, focus, focusedAt, align = 'center' } = props;
  const box = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- the library keeps its own state; nothing here is memoised
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: 12,
  });
  const bringIntoSight = useEffectEvent(() => {
    const position = focusedAt?.();
    if (position !== undefined && position >= 0) rows.scrollToIndex(position, { align });
  });
  useEffect(() => bringIntoSight(), [focus]);
  const isTable = kind === 'table';

  return (
    <div
      ref={box}
      className={classes(layoutStyles.scrolls, styles.rows, className)}
      role={kind}
      aria-label={label}
      aria-rowcount={isTable ? count : undefined}
      // A scroll box must be reachable by keyboard.
      tabIndex={0}
    >
      <div className={layoutStyles.anchor} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            role={isTable ? 'row' : 'listitem'}
            aria-rowindex={isTable ? index + 1 : undefined}
            aria-setsize={isTable ? undefined : count}
            aria-posinset={isTable ? undefined : index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            {row(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
