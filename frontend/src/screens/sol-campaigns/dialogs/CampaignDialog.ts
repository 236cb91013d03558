import type { SolCampaignRow } from '../../../api';

export type CampaignDialog =
  | { kind: 'new' | 'export' | 'import' }
  | { kind: 'edit'; id: number }
  | { kind: 'models' | 'description' | 'toggle'; row: SolCampaignRow };

export type OpenCampaign = (dialog: CampaignDialog) => void;
