import { invalid, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { pagedList, type Page } from '../../kit/paged-list.ts';
import { requireSolMarket, requireSolUser, requireSolUserAs } from '../sol-models/sol-rights.read.ts';
import { t } from '../../texts/campaigns.ts';
import {
  campaignList,
  dateFiltersOf,
  filtersOf,
  seenBy,
  type CampaignFilterInput,
  type CampaignRow,
  type CampaignSort,
} from './sol-campaign.list.ts';
import {
  overlapsOfDraft,
  type CampaignDraft,
  type CampaignOverlap,
} from './sol-campaign-overlaps.repository.ts';
import { campaignOf, type SolCampaign } from './sol-campaign-record.repository.ts';
import { findCampaign } from './sol-campaign.repository.ts';
import { readInstant } from './sol-campaign.rules.ts';
import { timelineOf, type CampaignTimeline } from './sol-campaign-timeline.repository.ts';

export async function findPaged(
  context: Context,
  query: {
    page: number;
    size: number;
    sortBy: CampaignSort;
    sortDesc: boolean;
    isHQUser?: boolean;
    language?: string;
  },
  filter: CampaignFilterInput,
): Promise<Page<CampaignRow>> {
  const rights = await requireSolUserAs(context, query.isHQUser === true);
  const { page, size, sortBy, sortDesc, language } = query;
  const { text } = await pagedList(context, campaignList, {
    page,
    size,
    sortBy,
    sortDesc,
    filters: { ...filtersOf(filter), ...(await dateFiltersOf(context, filter)), ...seenBy(rights) },
    parameters: {
      userId: context.actor?.userId ?? null,
      now: context.now.toISOString(),
      language: language ?? null,
    },
  });
  const found = JSON.parse(text) as Page<Omit<CampaignRow, 'dateStart' | 'dateEnd'>>;
  return { ...found, content: found.content.map(campaignOf) };
}

export async function getCampaign(context: Context, id: number): Promise<SolCampaign> {
  await requireSolUser(context);
  const campaign = await findCampaign(context, id);
  if (!campaign) throw notFound(t('This campaign no longer exists.'));
  await requireSolMarket(context, campaign.country.id);
  return campaign;
}

const MAX_DAYS = 3 * 366;
const DAY_MS = 86_400_000;

function periodOf(from: string, to: string): { from: Date; to: Date } {
  const period = { from: readInstant('from', from), to: readInstant('to', to) };
  const length = period.to.getTime() - period.from.getTime();
  const refuse = (message: string) => invalid(message, [{ field: 'to', message }]);
  if (length <= 0) throw refuse(t('The period has to end after its start'));
  if (length > MAX_DAYS * DAY_MS) throw refuse(t('The period has to be at most three years long'));
  return period;
}

/** The filter's dates are ignored. */
export async function findTimeline(
  context: Context,
  { from, to, language }: { from: string; to: string; language?: string },
  filter: CampaignFilterInput,
): Promise<CampaignTimeline> {
  const rights = await requireSolUser(context);
  return timelineOf(
    context,
    { ...filtersOf(filter), ...seenBy(rights) },
    { ...periodOf(from, to), language },
  );
}

export async function findOverlaps(context: Context, draft: CampaignDraft): Promise<CampaignOverlap[]> {
  await requireSolMarket(context, draft.idCountry);
  const period = {
    from: readInstant('dateTimeStartUTC', draft.dateTimeStartUTC),
    to: readInstant('dateTimeEndUTC', draft.dateTimeEndUTC),
  };
  return overlapsOfDraft(context, draft, period);
}
