import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { DraftNews, EditsDraft } from '../../../kit/versioned/editsDraft';
import { takeUpEdits } from '../../../kit/versioned/keptEdits';
import { useKeptEdits, useKeptPlace } from '../../../kit/versioned/useKeptEdits';
import { useUnsavedChanges } from '../../../ui/dialogs/useUnsavedChanges';
import { editList, type EditedList, type ListHead, type StoredList } from './editedList';

export interface EditedListProps {
  /** Names the list; another one is edited from the beginning. */
  subject: string;
  /** The latest reading; undefined until there is one. Keep it the same object until there is another. */
  stored: StoredList | undefined;
  slot: string;
}

interface Held {
  subject: string;
  list: EditedList;
  news?: DraftNews;
}

const nothing = () => () => undefined;

/**
 * The list of a subject while it is edited: begun when it was read, and given every later reading. Whoever leaves it with
 * changes (another page, vehicle, language or tab) is asked first; when the session ends instead, they are kept for the same
 * user and the same version of the list, and stand there again after signing in.
 */
export function useEditedList({ subject, stored, slot }: EditedListProps) {
  const place = useKeptPlace(slot, subject);
  const [held, setHeld] = useState<Held>();
  const isHeld = held?.subject === subject;
  if (!isHeld && stored) {
    const list = editList(stored);
    setHeld({ subject, list, news: takeUpEdits(place, stored, list.restore) });
  }
  const { list, news } = isHeld ? held : {};
  const head = useSyncExternalStore<ListHead | undefined>(list?.subscribe ?? nothing, () => list?.head());
  const isDirty = head?.isDirty === true;

  // Before the paint, and again once nothing is typed any more that a reading could have got in the way of.
  useLayoutEffect(() => {
    if (list && stored) list.adopt(stored);
  }, [list, stored, isDirty]);
  useUnsavedChanges(isDirty, () => list?.rollback());

  useKeptEdits(place, news, () => list?.unsaved());
  const dismiss = () => setHeld((before) => before && { ...before, news: undefined });
  return { list, head, draft: { news, dismiss } satisfies EditsDraft };
}
