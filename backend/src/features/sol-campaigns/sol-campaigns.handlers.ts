import { importHandlers } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { exportWorkbook } from './campaign.export.ts';
import { campaignImport } from './campaign.import.ts';
import { findOverlaps, findPaged, findTimeline, getCampaign } from './sol-campaign-list.service.ts';
import { createCampaign, setCampaignActive, updateCampaign } from './sol-campaign.service.ts';

const campaigns = importHandlers(campaignImport);

export const solCampaignHandlers = {
  findSolCampaignsPaged: query((context, { query: wanted, body }) => {
    const { page = 0, size = 15, sortBy = 'id', sortDesc = true, isHQUser } = wanted;
    return findPaged(context, { page, size, sortBy, sortDesc, isHQUser }, body);
  }),
  getSolCampaign: query((context, { path: { id } }) => getCampaign(context, id)),
  findSolCampaignTimeline: query((context, { query: period, body }) => findTimeline(context, period, body)),
  findSolCampaignOverlaps: query((context, { body }) => findOverlaps(context, body)),
  exportSolCampaigns: query((context, { query: wanted, body }) => {
    const { isOnlyTemplate = false, scope = 'true', entity = 'campaign' } = wanted;
    return exportWorkbook(context, { isOnlyTemplate, scope, entity }, body);
  }),
  previewSolCampaigns: campaigns.preview,
  importSolCampaigns: campaigns.import,
  createSolCampaign: command((context, { body }) => createCampaign(context, body)),
  updateSolCampaign: command((context, { path: { id, flag }, body }) =>
    updateCampaign(context, id, flag === 'true', body),
  ),
  setSolCampaignActive: command((context, { path: { id, active } }) =>
    setCampaignActive(context, id, active === 'true'),
  ),
} satisfies Partial<OperationMap>;
