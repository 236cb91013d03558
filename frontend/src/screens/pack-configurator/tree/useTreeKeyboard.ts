import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ContentOwner } from './ImplicitContentDialog';
import type { TreeRow } from './packTree';
import type { PackTree } from './usePackTree';

export interface TreeKeyboardProps {
  body: RefObject<HTMLElement | null>;
  tree: PackTree;
  setActive: (key: string) => void;
  onContent: (owner: ContentOwner) => void;
  onUses: (option: Named) => void;
}

/** An option or a pack. */
export type Named = Pick<ContentOwner, 'code' | 'name'>;

const page = 10;
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, last) => Math.min(at + page, last),
  PageUp: (at) => Math.max(at - page, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-key]')?.dataset['key'] : undefined;
const buttonOf = (target: EventTarget, act: 'fold' | 'content' | 'uses') =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-act="${act}"]`) : null;

const namedBy = (row: TreeRow): Named => (row.kind === 'pack' ? row.found.pack : row.option);

/** What the magnifier of a row shows; undefined where there is nothing. */
function contentOf(row: TreeRow): ContentOwner | undefined {
  const { code, name } = namedBy(row);
  const content = row.kind === 'pack' ? row.found.pack.pack.implicitList : row.option.option.implicitList;
  return content.length > 0 ? { code, name, content } : undefined;
}

/** The keyboard and the clicks of a tree, as handlers of the table: a thousand rows have none. */
export function useTreeKeyboard({ body, tree, setActive, onContent, onUses }: TreeKeyboardProps) {
  const { rows, toggle } = tree;
  const rowElement = (key: string) =>
    body.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"]`);

  /** The active row is always drawn, even far out of sight. */
  const goTo = (key: string) => {
    flushSync(() => setActive(key));
    const element = rowElement(key);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'nearest' });
  };
  const show = (row: TreeRow) => {
    const owner = contentOf(row);
    if (owner) onContent(owner);
  };

  const take = (key: string, at: number, isOnButton: boolean): boolean => {
    const row = rows[at]!;
    const next = steps[key]?.(at, rows.length - 1);
    if (next !== undefined) {
      if (rows[next]) goTo(rows[next].key);
      return true;
    }
    const isOpen = row.kind === 'pack' && row.isOpen;
    if (key === 'ArrowRight') {
      if (row.kind === 'option')
        rowElement(row.key)?.querySelector<HTMLElement>('[data-act="content"]')?.focus();
      else if (isOpen && rows[at + 1]) goTo(rows[at + 1]!.key);
      else toggle(row.key);
      return true;
    }
    if (key === 'ArrowLeft') {
      if (isOnButton) goTo(row.key);
      else if (row.kind === 'option') goTo(row.pack.key);
      else if (isOpen) toggle(row.key);
      return true;
    }
    if (isOnButton || (key !== 'Enter' && key !== ' ')) return false;
    if (row.kind === 'pack') toggle(row.key);
    else show(row);
    return true;
  };

  const handlers = {
    onFocus(event: FocusEvent) {
      const key = keyOf(event.target);
      if (key !== undefined) setActive(key);
    },
    onKeyDown(event: KeyboardEvent) {
      const key = keyOf(event.target);
      const at = rows.findIndex((row) => row.key === key);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const isOnButton = (buttonOf(event.target, 'content') ?? buttonOf(event.target, 'uses')) !== null;
      if (take(event.key, at, isOnButton)) event.preventDefault();
    },
    onClick(event: MouseEvent) {
      const row = rows.find(({ key }) => key === keyOf(event.target));
      if (!row) return;
      if (buttonOf(event.target, 'content')) show(row);
      else if (buttonOf(event.target, 'uses')) onUses({ code: namedBy(row).code, name: namedBy(row).name });
      // The plus or minus, and the name of a pack.
      else if (buttonOf(event.target, 'fold')) toggle(row.key);
    },
  };
  return { handlers, goTo };
}
