/** What needs a user: other features say it, by right and market. */
import type { KindRules } from '../../kit/activity-kind.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { latestActivity } from '../activity/activity.read.ts';
import { unsettledRuns } from '../jobs/job.read.ts';
import { priceGaps } from '../price-lists/price-gaps.read.ts';
import { marketRights } from '../session/market-rights.read.ts';
import { findCampaigns, type CampaignRow } from '../sol-campaigns/sol-campaign.read.ts';
import { readableSolMarkets } from '../sol-models/sol-rights.read.ts';
import { completenessByLanguage } from '../translations/completeness.read.ts';
import { rejectedImports } from './import-run.service.ts';

type Overview = Schema<'Overview'>;

const CHANGES = 8;
const CAMPAIGNS = 4;
const A_DAY_MS = 24 * 3_600_000;
const CAMPAIGN_DAYS = 14;
const JOB_DAYS = 7;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

type CampaignFilter = Parameters<typeof findCampaigns>[2];
type CampaignOrder = Pick<Parameters<typeof findCampaigns>[1], 'sortBy' | 'sortDesc'>;

const present = ({
  id,
  description,
  country,
  campaignType,
  dateStart,
  dateEnd,
  overlapsWith,
}: CampaignRow): Schema<'OverviewCampaign'> => ({
  id,
  description,
  idCountry: country.id,
  country: country.description,
  campaignType,
  dateStart,
  dateEnd,
  overlapsWith,
});

async function campaignList(
  context: Context,
  order: CampaignOrder,
  filter: CampaignFilter,
): Promise<Schema<'OverviewCampaignList'>> {
  const query = { page: 0, size: CAMPAIGNS, ...order };
  const { content, totalElements } = await findCampaigns(context, query, { ...filter, active: true });
  return {
    content: content.map(present),
    totalElements,
  };
}

/** With the filters that the screen's links have, so that they lead to exactly these rows. */
async function campaigns(context: Context): Promise<Overview['campaigns']> {
  if ((await readableSolMarkets(context)).length === 0) return undefined;
  const from = dayOf(context.now.getTime());
  const to = dayOf(context.now.getTime() + CAMPAIGN_DAYS * A_DAY_MS);
  const byStart: CampaignOrder = { sortBy: 'dateStart', sortDesc: false };
  const byEnd: CampaignOrder = { sortBy: 'dateEnd', sortDesc: false };
  const [starting, ending, overlapping] = await Promise.all([
    campaignList(context, byStart, { dateStart: from, dateStartTo: to }),
    campaignList(context, byEnd, { dateEndFrom: from, dateEnd: to }),
    campaignList(context, byStart, { overlapping: true }),
  ]);
  return { from, to, starting, ending, overlapping };
}

/** Only the own markets: the configurator opens no others, also for headquarters. */
async function prices(context: Context): Promise<Overview['prices']> {
  const { countries } = await marketRights(context);
  return countries.length > 0 ? priceGaps(context, countries) : undefined;
}

const jobs = (context: Context): Promise<Overview['jobs']> =>
  unsettledRuns(context, new Date(context.now.getTime() - JOB_DAYS * A_DAY_MS));

/** Parts that the user has no right to are left out. */
export async function getOverview(
  context: Context,
  rules: readonly KindRules[],
  { source, modelName }: { source?: string; modelName?: string },
): Promise<Overview> {
  const { scopes } = context.actor!;
  const [languages, priceLists, campaignLists, jobRuns, imports, changes] = await Promise.all([
    scopes.has('ccadm') ? completenessByLanguage(context, source, modelName) : undefined,
    scopes.has('price') ? prices(context) : undefined,
    scopes.has('sol') ? campaigns(context) : undefined,
    scopes.has('ccadm') ? jobs(context) : undefined,
    rejectedImports(context, rules),
    latestActivity(context, rules, CHANGES),
  ]);
  return {
    ...(languages && { languages }),
    ...(priceLists && { prices: priceLists }),
    ...(campaignLists && { campaigns: campaignLists }),
    ...(jobRuns && { jobs: jobRuns }),
    ...(imports && { imports }),
    ...(changes && { changes }),
  };
}
