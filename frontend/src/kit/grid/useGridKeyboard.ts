import { useRef, type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { canMark, holds, type GridSettings, placeOf, type GridPlace } from './gridCells';
import { isSaveKey } from '../../ui/saveKeys';
import { stepOf, type GridStep } from './gridSteps';
import { undoOf } from './priceSheet';
import type { PriceGridState } from './usePriceGrid';
import styles from './price-grid.module.css';

const buttonsOf = (table: Element | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>(`thead :is(.${styles.sort}, input:not(:disabled))`) ?? []),
];

/** From the first row up to the heading of its column, or to the first one that sorts. */
function focusHead({ element, row }: Pick<GridPlace, 'element' | 'row'>): void {
  const buttons = buttonsOf(row.closest('table'));
  const column = element.closest('td')?.className;
  (buttons.find((button) => button.closest('th')?.className === column) ?? buttons[0])?.focus();
}

/** Left and right among the headings that sort, down to the rows. */
function moveInHead(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event;
  const buttons = buttonsOf(currentTarget);
  const at = buttons.indexOf(target as HTMLElement);
  if (at < 0) return;
  const ways: Record<string, HTMLElement | null | undefined> = {
    ArrowLeft: buttons[at - 1],
    ArrowRight: buttons[at + 1],
    Home: buttons[0],
    End: buttons.at(-1),
    ArrowDown: currentTarget.querySelector<HTMLElement>('tbody [tabindex="0"]'),
  };
  if (!(key in ways) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  ways[key]?.focus();
}

/** The keyboard of a spreadsheet, as handlers of the table: rows have none, so that two thousand of them cost nothing. */
export function useGridKeyboard(grid: PriceGridState, settings: GridSettings, onSave?: () => void) {
  const { sheet } = grid;
  // Read and written in handlers only: whether the cell was just arrived at, and the way back to what it held then.
  const arrival = useRef({ isReady: false, hasChanged: false, undo: () => {} });

  const arrive = ({ code, cell, element }: GridPlace) => {
    arrival.current = { isReady: cell === 'price', hasChanged: false, undo: undoOf(sheet, [code]) };
    if (element instanceof HTMLInputElement && cell === 'price') element.select();
  };

  const take = (place: GridPlace, step: GridStep): boolean => {
    const { code, cell, element, row } = place;
    if (step.to === 'edit') {
      arrival.current.isReady = false;
      if (element instanceof HTMLInputElement)
        element.setSelectionRange(element.value.length, element.value.length);
      return true;
    }
    if (step.to === 'revert') {
      if (!arrival.current.hasChanged) return false;
      arrival.current.undo();
      // The field shows the value before as soon as React has drawn it.
      queueMicrotask(() => arrive(place));
      return true;
    }
    if (step.to === 'cell') {
      const cells = [...row.querySelectorAll<HTMLElement>('[data-cell]:not(:disabled)')];
      const next = cells[cells.indexOf(element) + step.by];
      next?.focus();
      return next !== undefined || !step.out;
    }
    if (step.to === 'mark') return markRows(grid, settings, place, step.by);
    const target = targetOf(grid, settings, place, step);
    if (target) grid.goTo(target, cell);
    else if (step.to === 'row') sheet.settle(code);
    return target !== undefined;
  };

  return {
    onFocus(event: FocusEvent) {
      const place = placeOf(event.target);
      if (!place) return;
      if (place.code !== grid.active) grid.setActive(place.code);
      arrive(place);
    },
    onInput(event: FormEvent) {
      const place = placeOf(event.target);
      if (place?.cell !== 'price') return;
      arrival.current = { ...arrival.current, isReady: false, hasChanged: true };
      // Who has scrolled away and types on is brought back by the browser, but under the header.
      place.element.scrollIntoView({ block: 'nearest' });
    },
    /** The first click chooses the cell, as in a spreadsheet; the next one places the caret. */
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target);
      if (place?.cell !== 'price' || event.button !== 0) return;
      if (document.activeElement === place.element) arrival.current.isReady = false;
      else {
        event.preventDefault();
        place.element.focus();
      }
    },
    onKeyDown(event: KeyboardEvent) {
      const place = placeOf(event.target);
      if (onSave && isSaveKey(event)) {
        event.preventDefault();
        if (place) sheet.settle(place.code);
        return onSave();
      }
      if (!place) return moveInHead(event);
      const step = stepOf(event, place.cell === 'price', arrival.current.isReady);
      if (!step) return;
      if (take(place, step)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === 'Enter' && place.cell === 'price') arrive(place);
      else if (event.key === 'ArrowUp') focusHead(place);
    },
  };
}

/** Marks a row, or it and the one that the step leads to; going back over marked rows takes their marks away again. */
function markRows(grid: PriceGridState, settings: GridSettings, place: GridPlace, by: number): boolean {
  if (!settings.columns.includes('mark')) return false;
  const { code, cell } = place;
  const target = by === 0 ? undefined : targetOf(grid, settings, place, { to: 'row', by });
  const isBack = grid.marked.has(code) && (by === 0 || (target !== undefined && grid.marked.has(target)));
  const rows = grid.items.filter((item) => canMark(item, settings));
  const markable = (wanted: string | undefined) => rows.filter((item) => item.code === wanted);
  grid.mark(
    [...markable(code), ...(isBack ? [] : markable(target))].map((item) => item.code),
    !isBack,
  );
  if (target) grid.goTo(target, cell);
  return true;
}

/** The row that a step leads to: the next ones that have such a cell, on whatever page. */
function targetOf(
  { shown }: PriceGridState,
  settings: GridSettings,
  { code, cell }: GridPlace,
  step: Exclude<GridStep, { to: 'cell' | 'mark' }>,
): string | undefined {
  const from = shown.findIndex((item) => item.code === code);
  const hasCell = (at: number) => holds(shown[at]!, cell, settings);
  if (step.to !== 'row') {
    const rows = shown.map((_, at) => at);
    const found = step.to === 'first' ? rows.find(hasCell) : rows.findLast(hasCell);
    return found === undefined ? undefined : shown[found]!.code;
  }
  let target: string | undefined;
  let left = Math.abs(step.by);
  for (let at = from + Math.sign(step.by); at >= 0 && at < shown.length && left > 0; at += Math.sign(step.by))
    if (hasCell(at)) {
      target = shown[at]!.code;
      left--;
    }
  return target;
}
