import type { SessionUser, SolCampaignRow } from '../../../api';
import { canOpenEdit } from '../rightsOf';

export type CampaignDialog =
  | { kind: 'new' | 'export' | 'import' }
  | { kind: 'edit'; id: number }
  | { kind: 'models' | 'description' | 'toggle'; row: SolCampaignRow };

/** What a campaign opens: its form where it may be edited, else its models. */
export const dialogOf = (user: SessionUser, row: SolCampaignRow): CampaignDialog =>
  canOpenEdit(user, row) ? { kind: 'edit', id: row.id } : { kind: 'models', row };

/** Whether it is the form of a campaign, or the list of its models. */
export const isDialogOf = (opened: CampaignDialog | undefined, { id }: SolCampaignRow): boolean =>
  opened?.kind === 'edit' ? opened.id === id : opened?.kind === 'models' && opened.row.id === id;

export type OpenCampaign = (dialog: CampaignDialog) => void;
