import type { ListRow } from '../list/ListRow';
import { createContext, useState } from 'react';
import { useLeavableDrafts } from '../../ui/dialogs/useUnsavedChanges';

/**
 * The drafts of a list whose rows are edited in place. Whoever leaves the rows while there is one (another page, order, filter,
 * language, model, screen or tab) is asked first. `subject` is what the rows are about; another one has other drafts.
 */
export function useRowDrafts<Draft = RowDraft>(subject: string): RowDrafts<Draft> {
  const [held, setHeld] = useState(() => ({ subject, drafts: makeRowDrafts<Draft>() }));
  if (held.subject !== subject) setHeld({ subject, drafts: makeRowDrafts<Draft>() });
  const { drafts } = held;
  useLeavableDrafts(drafts);
  return drafts;
}

/** The drafts of the list around a cell; a screen provides what useRowDrafts answers. */
export const RowDraftsContext = createContext<RowDrafts>(makeRowDrafts());

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
