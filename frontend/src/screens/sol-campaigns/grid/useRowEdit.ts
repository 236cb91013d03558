import { use, useSyncExternalStore } from 'react';
import type { SolCampaignRow } from '../../../api';
import { campaignBlockOf, changedFields, draftOf, type CampaignDraft } from '../draft/campaignDraft';
import { RowEditingContext } from './RowEditing';

/** The row in edit as its cells see it: a key press draws its cells alone. */
export function useRowEdit(row: SolCampaignRow) {
  const { drafts, now: clock, save, cancel, isSaving } = use(RowEditingContext);
  const edit = useSyncExternalStore(drafts.subscribe, () => drafts.get(row.id));
  const stored = draftOf(edit?.row ?? row);
  const now = edit?.now ?? stored;
  const changes = changedFields(stored, now);

  return {
    stored,
    now,
    changes,
    clock,
    isSaving,
    /** Why it cannot be saved. */
    block: campaignBlockOf(now, stored, clock),
    change(next: CampaignDraft) {
      const isChanged = changedFields(stored, next).length > 0;
      const begun = edit ?? { row, openedAt: Date.now() };
      drafts.set(row.id, isChanged ? { ...begun, now: next } : undefined);
    },
    save: () => save(row.id),
    cancel: () => cancel(row.id),
  };
}
