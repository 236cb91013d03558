import { useSyncExternalStore } from 'react';
import type { EditsDraft } from '../../../kit/form/editsDraft';
import { RestoredEdits } from '../../../kit/form/RestoredEdits';
import type { RowDrafts } from '../../../kit/rows/rowDrafts';
import type { RowEdit } from './RowEditing';

export interface RestoredRowProps {
  draft: EditsDraft;
  drafts: RowDrafts<RowEdit>;
}

export function RestoredRow({ draft, drafts }: RestoredRowProps) {
  const isDirty = useSyncExternalStore(drafts.subscribe, () => drafts.count() > 0);
  return <RestoredEdits draft={draft} isDirty={isDirty} onDiscard={drafts.clear} />;
}
