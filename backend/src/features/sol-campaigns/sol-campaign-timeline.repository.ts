import type { Context } from '../../kit/context.ts';
import { whereOf } from '../../kit/paged-list.ts';
import { statement, utcText } from '../../kit/sql.ts';
import { campaignList, campaignParameters, type CampaignFilter } from './sol-campaign.list.ts';
import {
  overlapJson,
  overlapOf,
  overlapSql,
  type CampaignOverlap,
  type OverlapRecord,
} from './sol-campaign-overlaps.repository.ts';
import { withClocks, type SolCampaign } from './sol-campaign-record.repository.ts';

export interface CampaignBar extends Omit<
  SolCampaign,
  'country' | 'solCampaignModel' | 'insertUser' | 'insertDate' | 'lastUpdate' | 'version'
> {
  idCountry: string;
  country: string;
  currency: string;
  pricemask: string;
  models: number;
}

export interface CampaignTimeline {
  campaigns: CampaignBar[];
  overlaps: CampaignOverlap[];
  truncated: boolean;
}

interface TimelineRecord {
  campaigns: Omit<CampaignBar, 'dateStart' | 'dateEnd'>[];
  overlaps: OverlapRecord[];
  truncated: boolean;
}

const MAX_ROWS = 2000;

const BAR = `json_build_object('id', k.id, 'idCountry', k.country_id, 'country', k.market, 'description', k.description,
  'campaignType', k.campaign_type, 'active', k.active, 'discPerc', k.discount_percent, 'discTot', k.discount_total,
  'discOpt', k.option_discount_percent, 'currency', k.currency, 'pricemask', k.pricemask,
  'dateTimeStartUTC', ${utcText('k.starts_at')}, 'dateTimeEndUTC', ${utcText('k.ends_at')},
  'timeZone', k.time_zone, 'models', (SELECT count(*) FROM sol_campaign_model m WHERE m.campaign_id = k.id))`;

const MEETING = overlapJson({
  ids: 'json_build_array(k.id, o.id)',
  campaign: 'k',
  from: 'greatest(k.starts_at, o.starts_at)',
  to: 'least(k.ends_at, o.ends_at)',
  vehicles: `SELECT a.vetele FROM sol_campaign_model a JOIN sol_campaign_model b ON b.vetele = a.vetele
    WHERE a.campaign_id = k.id AND b.campaign_id = o.id`,
});

/** The filtered campaigns that run between two instants, by market and start, with their overlaps in that period. */
export async function timelineOf(
  context: Context,
  filters: Partial<Record<CampaignFilter, unknown>>,
  { from, to, language }: { from: Date; to: Date; language: string | undefined },
): Promise<CampaignTimeline> {
  const where = whereOf(campaignList, filters);
  const [first, last] = [`$${where.placeholders + 1}`, `$${where.placeholders + 2}`];
  const order = (alias: string) =>
    `${alias}.market_text, ${alias}.country_id, ${alias}.starts_at, ${alias}.id`;
  const text = `WITH found AS MATERIALIZED (
      SELECT k.*, search_text(k.market) AS market_text FROM ${campaignList.table} ${where.sql || 'WHERE true'}
        AND k.starts_at < ${last} AND k.ends_at > ${first}
      ORDER BY search_text(k.market), k.country_id, k.starts_at, k.id LIMIT ${MAX_ROWS + 1}),
    shown AS MATERIALIZED (SELECT * FROM found k ORDER BY ${order('k')} LIMIT ${MAX_ROWS}),
    met AS MATERIALIZED (SELECT ${order('k')}, o.starts_at AS then, o.id AS other, ${MEETING} AS meeting
      FROM shown k JOIN shown o ON (o.starts_at, o.id) > (k.starts_at, k.id) AND ${overlapSql('k', 'o')}
      WHERE k.active AND o.active
      LIMIT ${MAX_ROWS + 1})
    SELECT json_build_object(
      'campaigns', (SELECT coalesce(json_agg(${BAR} ORDER BY ${order('k')}), '[]') FROM shown k),
      'overlaps', (SELECT coalesce(json_agg(meeting), '[]')
        FROM (SELECT meeting FROM met ORDER BY ${order('met')}, met.then, met.other LIMIT ${MAX_ROWS}) met),
      'truncated', (SELECT count(*) FROM found) > ${MAX_ROWS} OR (SELECT count(*) FROM met) > ${MAX_ROWS}) AS timeline`;
  const values = [...campaignParameters(context, language), ...where.values, from, to];
  const [row] = await context.sql.rows<{ timeline: TimelineRecord }>(statement(text), values);
  const { campaigns, overlaps, truncated } = row!.timeline;
  return {
    campaigns: campaigns.map((bar) => withClocks(bar, bar.timeZone)),
    overlaps: overlaps.map(overlapOf),
    truncated,
  };
}
