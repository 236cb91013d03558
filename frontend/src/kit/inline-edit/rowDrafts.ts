import type { ListRow } from '../list/ListRow';
import { createContext, useState } from 'react';
import { useLeavableDrafts } from '../../ui/dialogs/useUnsavedChanges';
import { listeners } from '../../ui/listeners';
import type { DraftNews } from '../versioned/editsDraft';
import { type Kept, readKept } from '../versioned/keptEdits';
import { useKeptEdits, useKeptPlace } from '../versioned/useKeptEdits';

/**
 * The drafts of a list whose rows are edited in place. Whoever leaves the rows while there is one (another page, order, filter,
 * language, model, screen or tab) is asked first; when the session ends instead, they are kept in this tab for the same user,
 * each with the version that it began with, and stand in the rows again after signing in: RestoredRows tells of it. `subject`
 * is what the rows are about; another one has other drafts. `countOf` tells how many changes a draft holds.
 */
export function useRowDrafts<Draft = RowDraft>(
  subject: string,
  countOf: (draft: Draft) => number = () => 1,
): RowDrafts<Draft> {
  const place = useKeptPlace('rows', subject);
  const begin = () => ({ subject, drafts: makeRowDrafts(readKept<DraftEntries<Draft>>(place)) });
  const [held, setHeld] = useState(begin);
  if (held.subject !== subject) setHeld(begin());
  const { drafts } = held;
  useLeavableDrafts(drafts);
  useKeptEdits(place, drafts.news(), () => {
    const edits = drafts.entries();
    const count = edits.reduce((sum, [, draft]) => sum + countOf(draft), 0);
    return count > 0 ? { edits, count } : undefined;
  });
  return drafts;
}

/** The drafts of the list around a cell; a screen provides what useRowDrafts returns. */
export const RowDraftsContext = createContext<RowDrafts>(makeRowDrafts());

/** A text that was typed into a row of a list and is not saved yet. */
export interface RowDraft {
  text: string;
  /** What stood there when the typing began, and its version: what a colleague's change is compared with. */
  stored: string;
  version: number;
  openedAt: number;
}

type DraftEntries<Draft> = [id: ListRow['id'], draft: Draft][];

/**
 * The drafts of a list by the ids of their rows. A cell follows its own draft, so that typing draws one row alone. Rows with
 * several fields keep a `Draft` of their own.
 */
export interface RowDrafts<Draft = RowDraft> {
  get: (id: ListRow['id']) => Draft | undefined;
  set: (id: ListRow['id'], draft: Draft | undefined) => void;
  clear: () => void;
  count: () => number;
  entries: () => DraftEntries<Draft>;
  /** That the end of a session interrupted them; undefined once it is dismissed, or nothing is left to save. */
  news: () => DraftNews | undefined;
  dismiss: () => void;
  /** Returns a function that stops listening. */
  subscribe: (listener: () => void) => () => void;
}

/** A set of drafts: empty, or with those that were kept. */
export function makeRowDrafts<Draft = RowDraft>(kept?: Kept<DraftEntries<Draft>>): RowDrafts<Draft> {
  const drafts = new Map(kept?.edits);
  const drawn = listeners();
  let news: DraftNews | undefined = kept && { kind: 'restored', count: kept.count ?? 0, at: kept.at };
  const tell = () => {
    if (drafts.size === 0) news = undefined;
    drawn.tell();
  };
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
    entries: () => [...drafts],
    news: () => news,
    dismiss() {
      news = undefined;
      tell();
    },
    subscribe: drawn.subscribe,
  };
}
