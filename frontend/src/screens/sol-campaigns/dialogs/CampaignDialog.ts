import type { SolCampaignConflict, SolCampaignRow } from '../../../api';
import type { RowEdit } from '../grid/RowEditing';

/** What is open over the list. */
export type CampaignDialog =
  | { kind: 'new' | 'export' | 'import' }
  | { kind: 'edit'; id: number }
  | { kind: 'models' | 'description' | 'toggle'; row: SolCampaignRow }
  /** A colleague was faster than what was typed into a row. */
  | { kind: 'conflict'; edit: RowEdit; conflict: SolCampaignConflict };

export type OpenCampaign = (dialog: CampaignDialog) => void;
