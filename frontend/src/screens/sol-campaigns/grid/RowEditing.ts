import { createContext } from 'react';
import { makeRowDrafts, type RowDrafts } from '../../../kit/inline-edit/rowDrafts';
import type { SolCampaignRow } from '../../../api';
import type { CampaignDraft } from '../draft/campaignDraft';

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
