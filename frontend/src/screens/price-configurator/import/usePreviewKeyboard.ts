import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { PriceUploadRow } from '../../../api';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { isReady } from './importSelection';

const steps: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

const priceOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.dataset['cell'] === 'price' ? target : undefined;

export interface PreviewKeyboardProps {
  body: RefObject<HTMLElement | null>;
  rows: readonly PriceUploadRow[];
  rowHeight: number;
  sheet: PriceSheet;
}

/**
 * The keyboard of a spreadsheet, as handlers of the table: arrows and Enter lead from price to price, past rows that have
 * none; Esc takes an edit back, and closes the dialog where there is none.
 */
export function usePreviewKeyboard({ body, rows, rowHeight, sheet }: PreviewKeyboardProps) {
  const go = (from: number, step: number) => {
    let at = from + step;
    let next = rows[at];
    while (next && !isReady(next)) next = rows[(at += step)];
    if (next) focusPrice(body.current, next.row, at * rowHeight);
  };
  const takeBack = (input: HTMLInputElement, { code }: PriceUploadRow): boolean => {
    if (!sheet.cell(code).isChanged) return false;
    sheet.rollback([code]);
    // The field shows the price of the workbook as soon as React has drawn it.
    queueMicrotask(() => input.select());
    return true;
  };

  return {
    onFocus: (event: FocusEvent) => priceOf(event.target)?.select(),
    /** The first click chooses the price, the next one places the caret. */
    onMouseDown(event: MouseEvent) {
      const input = priceOf(event.target);
      if (!input || event.button !== 0 || document.activeElement === input) return;
      event.preventDefault();
      input.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      const input = priceOf(event.target);
      const number = Number(input?.closest('tr')?.dataset['row']);
      const at = rows.findIndex(({ row }) => row === number);
      const step = steps[event.key];
      if (!input || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      if (step !== undefined) go(at, step);
      if (step !== undefined || (event.key === 'Escape' && takeBack(input, rows[at]!)))
        event.preventDefault();
    },
  };
}

/** Rows that are not drawn are scrolled to first. */
function focusPrice(body: HTMLElement | null, row: number, top: number) {
  const input = () => body?.querySelector<HTMLInputElement>(`tr[data-row="${row}"] [data-cell="price"]`);
  const box = body?.closest('.imp-box');
  if (input()) return input()!.focus();
  box?.scrollTo({ top: top - box.clientHeight / 2 });
  // Drawn in the frame after the scroll event.
  requestAnimationFrame(() => requestAnimationFrame(() => input()?.focus()));
}
