import { useCallback } from 'react';
import type { OptColorItem, OptColorLabelConflict } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { isConflictReply } from '../../kit/conflict/isConflictReply';
import type { RowDrafts } from '../../kit/rows/rowDrafts';
import type { ItemDialog } from './ItemDialog';
import { useSaveItemLabel } from './useSaveItemLabel';

export interface SaveRowProps {
  drafts: RowDrafts;
  onOpen: (dialog: ItemDialog) => void;
  onSaved: (id: number) => void;
}

/** Saves what was typed into a row; a colleague's change meanwhile opens the conflict, and what was typed stays. */
export function useSaveRow({ drafts, onOpen, onSaved }: SaveRowProps): (item: OptColorItem) => Promise<void> {
  const save = useSaveItemLabel();
  const notices = useNotices();

  return useCallback(
    async (item) => {
      const draft = drafts.get(item.id);
      if (!draft || draft.text.trim() === '') return;
      try {
        const { message } = await save(item, { label: draft.text, version: draft.version });
        drafts.set(item.id, undefined);
        onSaved(item.id);
        notices.showSuccess(message);
      } catch (error) {
        const problem = problemOf(error);
        if (problem.status === 409 && isConflictReply<OptColorLabelConflict>(problem.body))
          onOpen({ kind: 'conflict', item, draft, conflict: problem.body });
        else notices.showFailure(problem);
      }
    },
    [drafts, save, notices, onOpen, onSaved],
  );
}
