import type { KeyboardEvent } from 'react';
import type { GridPlace } from './gridPlace';

const buttonsOf = (table: Element | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('thead .sort') ?? []),
];

/** From the first row up to the heading of its column, or to the first one that sorts. */
export function focusHead({ element, row }: Pick<GridPlace, 'element' | 'row'>): void {
  const buttons = buttonsOf(row.closest('table'));
  const column = element.closest('td')?.className;
  (buttons.find((button) => button.closest('th')?.className === column) ?? buttons[0])?.focus();
}

/** Left and right among the headings that sort, down to the rows. */
export function moveInHead(event: KeyboardEvent): void {
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
