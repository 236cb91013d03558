import { command, type OperationMap } from '../../http/operation.ts';
import { updateCampaign } from './sol-campaign.service.ts';

/** Specification 3, sections 2.4, 4, 5 and 7, SOL campaigns. */
export const solCampaignHandlers = {
  updateSolCampaign: command((context, { path: { id, flag }, body }) =>
    updateCampaign(context, id, flag === 'true', body),
  ),
} satisfies Partial<OperationMap>;
