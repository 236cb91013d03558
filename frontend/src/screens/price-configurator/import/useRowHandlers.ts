import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import type { PriceUploadRow } from '../../../api';
import { isReady } from './importSelection';

const steps: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** Ticks a row, and moves from price to price as a spreadsheet does: arrows and Enter, past rows without a field. */
export function useRowHandlers(
  body: RefObject<HTMLElement | null>,
  rows: readonly PriceUploadRow[],
  rowHeight: number,
  tick: (rows: readonly PriceUploadRow[], isTicked: boolean) => void,
) {
  const onTick = useCallback((row: PriceUploadRow, isTicked: boolean) => tick([row], isTicked), [tick]);
  const onKeyDown = useCallback(
    (row: PriceUploadRow, event: KeyboardEvent<HTMLInputElement>) => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      let at = rows.indexOf(row) + step;
      while (rows[at] && !isReady(rows[at]!)) at += step;
      if (rows[at]) focusPrice(body.current, rows[at]!, at * rowHeight);
    },
    [body, rows, rowHeight],
  );
  return { onTick, onKeyDown };
}

/** Rows that are not drawn are scrolled to first. */
function focusPrice(body: HTMLElement | null, { row }: PriceUploadRow, top: number) {
  const input = () => body?.querySelector<HTMLInputElement>(`tr[data-row="${row}"] input.imp-price`);
  const box = body?.closest('.imp-box');
  if (input()) return input()!.focus();
  box?.scrollTo({ top: top - box.clientHeight / 2 });
  // Drawn in the frame after the scroll event.
  requestAnimationFrame(() => requestAnimationFrame(() => input()?.focus()));
}
