import { use, useSyncExternalStore, createContext } from 'react';
import type { SolCampaignRow } from '../../../api';
import { campaignBlockOf, changedFields, draftOf, type CampaignDraft } from '../draft/campaignDraft';
import { makeRowDrafts, type RowDrafts } from '../../../kit/inline-edit/rowDrafts';

export interface RowEdit {
  /** As it was read when the typing began: what a colleague's change is compared with. */
  row: SolCampaignRow;
  now: CampaignDraft;
  openedAt: number;
}

export type RowField =
  'dateStart' | 'dateEnd' | 'discPerc' | 'discTot' | 'discOpt' | 'description' | 'campaignType';

export interface RowEditing {
  drafts: RowDrafts<RowEdit>;
  /** What clocks say; of the moment when the row was opened. */
  now: number;
  /** Stores the row with this id, if it may be stored. */
  save: (id: number) => Promise<void>;
  cancel: (id: number) => void;
  isSaving: boolean;
}

export const RowEditingContext = createContext<RowEditing>({
  drafts: makeRowDrafts<RowEdit>(),
  now: 0,
  save: () => Promise.resolve(),
  cancel: () => undefined,
  isSaving: false,
});

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
