import { useState } from 'react';
import { useLeavableDrafts } from '../../ui/dialogs/useUnsavedChanges';
import { makeRowDrafts, type RowDraft, type RowDrafts } from './rowDrafts';

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
