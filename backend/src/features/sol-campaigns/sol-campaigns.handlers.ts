import { importHandlers } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { isNumber, oneByOne, rowsOfList, type BulkNoun } from '../../kit/bulk.ts';
import { changesOf } from '../../kit/change-log.ts';
import { noSuchRecord, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { requireSolUser } from '../sol-models/sol-rights.read.ts';
import { exportWorkbook } from './campaign.export.ts';
import { campaignImport } from './campaign.import.ts';
import { findOverlaps, findPaged, findTimeline, getCampaign } from './sol-campaign-list.service.ts';
import {
  campaignList,
  campaignParameters,
  dateFiltersOf,
  filtersOf,
  seenBy,
  type CampaignFilterInput,
} from './sol-campaign.list.ts';
import { SOL_CAMPAIGN } from './sol-campaign.repository.ts';
import {
  createCampaign,
  refuseHq,
  restoreCampaign,
  setCampaignActive,
  updateCampaign,
} from './sol-campaign.service.ts';

const campaigns = importHandlers(campaignImport);

/** Campaigns are switched off, not deleted, as by hand. */
export const solCampaignBulk: BulkNoun = {
  async rows(context, wanted, limit) {
    const rights = await requireSolUser(context);
    const filter = ('ids' in wanted ? {} : wanted.filters) as CampaignFilterInput;
    const filters = {
      ...filtersOf(filter),
      ...(await dateFiltersOf(context, filter)),
      ...seenBy(rights),
      ...('ids' in wanted && { ids: wanted.ids.filter(isNumber) }),
    };
    const state = `jsonb_build_object('description', k.description)`;
    return rowsOfList(context, campaignList, filters, {
      state,
      limit,
      parameters: campaignParameters(context),
    });
  },
  check: refuseHq,
  // Only active campaigns can be changed otherwise.
  set: oneByOne(async (context, row, { active, ...values }) => {
    const id = Number(row.id);
    if (active === true) await setCampaignActive(context, id, true);
    if (Object.keys(values).length > 0) await updateCampaign(context, id, false, values);
    if (active === false) await setCampaignActive(context, id, false);
  }),
  stores: [
    {
      entity: SOL_CAMPAIGN,
      restore: (context, id, wanted) => restoreCampaign(context, Number(id), wanted),
    },
  ],
};

export const solCampaignHistory: RecordChanges = {
  async list(context, id) {
    const [row] = await solCampaignBulk.rows(context, { ids: [String(numberedId(id))] }, 1);
    if (!row) throw noSuchRecord();
    return changesOf(context, SOL_CAMPAIGN, row.id);
  },
  restore: (context, id, wanted) => restoreCampaign(context, numberedId(id), wanted),
};

export const solCampaignHandlers = {
  findSolCampaignsPaged: query((context, { query: wanted, body }) => {
    const { page = 0, size = 15, sortBy = 'id', sortDesc = true, isHQUser, language } = wanted;
    return findPaged(context, { page, size, sortBy, sortDesc, isHQUser, language }, body);
  }),
  getSolCampaign: query((context, { path: { id } }) => getCampaign(context, id)),
  findSolCampaignTimeline: query((context, { query: period, body }) => findTimeline(context, period, body)),
  findSolCampaignOverlaps: query((context, { body }) => findOverlaps(context, body)),
  exportSolCampaigns: query((context, { query: wanted, body }) => {
    const { isOnlyTemplate = false, scope = 'true', entity = 'campaign', language } = wanted;
    return exportWorkbook(context, { isOnlyTemplate, scope, entity, language }, body);
  }),
  previewSolCampaigns: campaigns.preview,
  importSolCampaigns: campaigns.import,
  createSolCampaign: command((context, { body, query: { shownCurrency } }) =>
    createCampaign(context, body, shownCurrency),
  ),
  updateSolCampaign: command((context, { path: { id, flag }, body, query: { shownCurrency } }) =>
    updateCampaign(context, id, flag === 'true', body, shownCurrency),
  ),
  setSolCampaignActive: command((context, { path: { id, active } }) =>
    setCampaignActive(context, id, active === 'true'),
  ),
} satisfies Partial<OperationMap>;
