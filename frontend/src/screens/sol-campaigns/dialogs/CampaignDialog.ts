import type { SolCampaignConflict, SolCampaignRow } from '../../../api';
import type { RowEdit } from '../grid/RowEditing';

export type CampaignDialog =
  | { kind: 'new' | 'export' | 'import' }
  | { kind: 'edit'; id: number }
  | { kind: 'models' | 'description' | 'toggle'; row: SolCampaignRow }
  | { kind: 'conflict'; edit: RowEdit; conflict: SolCampaignConflict };

export type OpenCampaign = (dialog: CampaignDialog) => void;
