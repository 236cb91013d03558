import type { ListRow } from '../list/ListRow';

/** A text that was typed into a row of a list and is not saved yet. */
export interface RowDraft {
  text: string;
  /** What stood there when the typing began, and its version: what a colleague's change is compared with. */
  stored: string;
  version: number;
  openedAt: number;
}

/**
 * The drafts of a list by the ids of their rows. A cell follows its own draft, so that typing draws one row alone. Rows with
 * several fields keep a `Draft` of their own.
 */
export interface RowDrafts<Draft = RowDraft> {
  get: (id: ListRow['id']) => Draft | undefined;
  set: (id: ListRow['id'], draft: Draft | undefined) => void;
  clear: () => void;
  count: () => number;
  /** Answers how to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

/** An empty set of drafts. */
export function makeRowDrafts<Draft = RowDraft>(): RowDrafts<Draft> {
  const drafts = new Map<ListRow['id'], Draft>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    get: (id) => drafts.get(id),
    set(id, draft) {
      if (draft) drafts.set(id, draft);
      else drafts.delete(id);
      tell();
    },
    clear() {
      drafts.clear();
      tell();
    },
    count: () => drafts.size,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
