import { useCallback, useSyncExternalStore } from 'react';
import type { RowDrafts } from './RowDrafts';

export interface RowDraftOptions<Row> {
  drafts: RowDrafts<Row>;
  draftKey: string;
  row: Row;
  /** What the row holds in the field. */
  textOf: (row: Row) => string;
  /** Saves the text over the row and answers the row as it is since; undefined when nothing was saved. */
  onSave: (text: string, row: Row) => Promise<Row | undefined>;
}

/** One field of a row that is typed into: its text, whether it is unsaved, and what can be done about that. */
export function useRowDraft<Row>({ drafts, draftKey, row, textOf, onSave }: RowDraftOptions<Row>) {
  const kept = useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => drafts.get(draftKey), [drafts, draftKey]),
  );
  // What was saved stands in for the list's row until the list has been read again.
  const isOver = kept?.text === undefined && kept?.stale !== row;
  const draft = isOver ? undefined : kept;
  const base = draft?.row ?? row;
  const text = draft?.text ?? textOf(base);
  const isChanged = draft?.text !== undefined;
  const undo = () => drafts.forget(draftKey);

  return {
    text,
    isChanged,
    undo,
    type: (typed: string) =>
      typed === textOf(base) ? undo() : drafts.set(draftKey, { text: typed, row: base }),
    save: async () => {
      if (!isChanged) return;
      const saved = await onSave(text, base);
      // Somebody who types on while it is saved keeps what was typed.
      if (saved && drafts.get(draftKey)?.text === text) drafts.set(draftKey, { row: saved, stale: row });
    },
  };
}
