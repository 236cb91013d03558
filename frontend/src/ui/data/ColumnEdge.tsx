import type { PointerEvent } from 'react';
import { measuredWidths, resized, type ColumnSizing } from './columnWidths';
import styles from './data-table.module.css';

export interface ColumnEdgeProps {
  column: string;
  sizing: ColumnSizing;
}

/**
 * The right edge of a header: dragging it makes the column wider or narrower, a double click gives all columns their own widths again.
 * For the mouse and touch alone; the keyboard does it in the list of columns.
 */
export function ColumnEdge({ column, sizing }: ColumnEdgeProps) {
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
