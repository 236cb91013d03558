import { use, useSyncExternalStore } from 'react';
import { FieldsDraftsContext, withTyped, type StoredFields } from './rowFields';

/** What the fields of a row show, and how to type into them; a row follows its own draft, so that typing draws one row alone. */
export function useRowFields(stored: StoredFields) {
  const drafts = use(FieldsDraftsContext);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(stored.id));
  const set = (name: string, text: string) => drafts.set(stored.id, withTyped(draft, stored, name, text));
  return {
    draft,
    textOf: (name: string): string => draft?.typed[name] ?? stored.fields[name] ?? '',
    isChanged: (name: string): boolean => draft !== undefined && name in draft.typed,
    type: set,
    reset: (name: string) => set(name, stored.fields[name] ?? ''),
  };
}
