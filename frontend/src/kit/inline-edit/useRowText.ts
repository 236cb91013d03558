import { use, useSyncExternalStore } from 'react';
import { RowDraftsContext } from './RowDraftsContext';

/** The stored text of a row. */
export interface StoredText {
  id: number;
  text: string;
  version: number;
}

/** What the field of a row shows, and how to type into it; the text that is stored is no draft. */
export function useRowText({ id, text: stored, version }: StoredText) {
  const drafts = use(RowDraftsContext);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(id));
  const text = draft?.text ?? stored;
  return {
    text,
    isChanged: draft !== undefined,
    isBlank: text.trim() === '',
    type(typed: string) {
      const begun = draft ?? { stored, version, openedAt: Date.now() };
      drafts.set(id, typed === stored ? undefined : { ...begun, text: typed });
    },
    reset: () => drafts.set(id, undefined),
  };
}
