/** */
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { equals, oneOf, type Filter, type Listed, type ListDefinition } from '../../kit/paged-list.ts';
import { startOfDay } from '../../../../contracts/rules/zone-clocks.ts';
import { countryNameSql } from '../countries/country.read.ts';
import type { UserRights } from '../session/market-rights.read.ts';
import { campaignColumns, namedCampaignTables, type SolCampaign } from './sol-campaign-record.repository.ts';
import { zonesInUse } from './sol-campaign.repository.ts';
import { overlapSql } from './sol-campaign-overlaps.repository.ts';
import { t } from '../../texts/campaigns.ts';

export type CampaignSort =
  | 'id'
  | 'idCountry'
  | 'dateStart'
  | 'dateEnd'
  | 'discPerc'
  | 'discTot'
  | 'discOpt'
  | 'description'
  | 'campaignType'
  | 'lastUpdate'
  | 'active';

export type CampaignFilterInput = Schema<'SolCampaignFilter'>;

/** `owned` and `sellsOnline` restrict market users; HQ users see all markets. */
export type CampaignFilter =
  | Exclude<
      keyof CampaignFilterInput,
      'market' | 'ids' | 'dateStart' | 'dateStartTo' | 'dateEnd' | 'dateEndFrom'
    >
  | 'owned'
  | 'sellsOnline'
  | 'overlappingFor'
  | 'startsFromDay'
  | 'startsFrom'
  | 'startsUntilDay'
  | 'startsUntil'
  | 'endsFromDay'
  | 'endsFrom'
  | 'endsUntilDay'
  | 'endsUntil';

export interface CampaignRow extends SolCampaign {
  overlapsWith: number[];
}

const value = (input: unknown): unknown => input;
/** In the calendar of the campaign's own zone; the value maps zones to the beginning of the day. */
const day = (column: string, comparison: string): Filter => ({
  sql: (p) => `${column} ${comparison} (${p}::jsonb ->> k.time_zone)::timestamptz`,
  value: (beginnings) => JSON.stringify(beginnings),
});
const instant = (column: string, comparison: string): Filter => ({
  sql: (p) => `${column} ${comparison} ${p}::timestamptz`,
  value,
});

const ofVehicle = (campaign: string, vetele: string): string =>
  `EXISTS (SELECT FROM sol_campaign_model m WHERE m.campaign_id = ${campaign}.id AND m.vetele = ${vetele})`;
/** Whether two active campaigns overlap of which neither is over (decision J-04). */
const overlapsAt = (k: string, o: string, present: string): string =>
  `${k}.active AND ${o}.active AND ${o}.id <> ${k}.id AND ${k}.ends_at > ${present}::timestamptz
     AND ${o}.ends_at > ${present}::timestamptz AND ${overlapSql(k, o)}`;
const hasOverlap = (others = ''): string =>
  `EXISTS (SELECT FROM sol_campaign o WHERE ${overlapsAt('k', 'o', 'k.present')} ${others})`;

export const campaignList: ListDefinition<CampaignSort, CampaignFilter> = {
  table: `(SELECT k.*, c.currency, c.pricemask, c.sol_enable, ${countryNameSql('$3', '$1')} AS market, $2::timestamptz AS present
    FROM sol_campaign k JOIN country c ON c.id = k.country_id) k`,
  id: 'k.id',
  columns: 'k.id',
  details: {
    columns: 'campaign.*',
    // LIMIT keeps PostgreSQL from joining all rows at once, which would lose the order of the page.
    joins: `CROSS JOIN LATERAL (SELECT ${campaignColumns},
        (SELECT coalesce(json_agg(o.id ORDER BY o.id), '[]') FROM sol_campaign o
          WHERE ${overlapsAt('k', 'o', '$2')}) AS "overlapsWith"
      FROM ${namedCampaignTables} WHERE k.id = page.id LIMIT 1) campaign`,
  },
  sorts: {
    id: 'k.id',
    idCountry: 'search_text(k.market)',
    dateStart: 'k.starts_at',
    dateEnd: 'k.ends_at',
    discPerc: 'coalesce(k.discount_percent, -1)',
    discTot: 'coalesce(k.discount_total, -1)',
    discOpt: 'coalesce(k.option_discount_percent, -1)',
    description: 'search_text(k.description)',
    campaignType: 'k.campaign_type',
    lastUpdate: 'coalesce(k.last_update, k.insert_date)',
    active: 'k.active',
  },
  filters: {
    id: equals('k.id'),
    vetele: { sql: (p) => ofVehicle('k', p), value },
    idCountry: equals('k.country_id'),
    active: equals('k.active'),
    countryList: oneOf('k.country_id'),
    owned: oneOf('k.country_id'),
    sellsOnline: equals('k.sol_enable'),
    startsFromDay: day('k.starts_at', '>='),
    startsFrom: instant('k.starts_at', '>='),
    startsUntilDay: day('k.starts_at', '<'),
    startsUntil: instant('k.starts_at', '<='),
    endsFromDay: day('k.ends_at', '>='),
    endsFrom: instant('k.ends_at', '>='),
    endsUntilDay: day('k.ends_at', '<'),
    endsUntil: instant('k.ends_at', '<='),
    overlapping: { sql: (p) => `${hasOverlap()} = ${p}`, value },
    // The vehicle that the list is of: one of those that overlap there has it too (decision J-04).
    overlappingFor: { sql: (p) => hasOverlap(`AND ${ofVehicle('o', p)}`), value },
  },
  parameters: ['userId', 'now', 'language'],
};

/** Of the statements that read the list's table: the user, the time, and the language that markets are named in. */
export const campaignParameters = ({ actor, now }: Context, language?: string) => [
  actor?.userId ?? null,
  now.toISOString(),
  language ?? null,
];

export const campaignModelList = {
  ...campaignList,
  table: `${campaignList.table}
    LEFT JOIN sol_campaign_model m ON m.campaign_id = k.id LEFT JOIN vehicle v ON v.vetele = m.vetele`,
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

type Filters = Listed<CampaignFilter>;

type DateField = 'dateStart' | 'dateStartTo' | 'dateEnd' | 'dateEndFrom';

/** Until a day means before the next one begins. */
const DATE_FILTERS: Record<DateField, { ofDay: CampaignFilter; ofInstant: CampaignFilter; later: 0 | 1 }> = {
  dateStart: { ofDay: 'startsFromDay', ofInstant: 'startsFrom', later: 0 },
  dateStartTo: { ofDay: 'startsUntilDay', ofInstant: 'startsUntil', later: 1 },
  dateEndFrom: { ofDay: 'endsFromDay', ofInstant: 'endsFrom', later: 0 },
  dateEnd: { ofDay: 'endsUntilDay', ofInstant: 'endsUntil', later: 1 },
};

/** When a day begins in the zones of campaigns, or one that comes some days later. */
export async function beginningsOf(
  context: Context,
  day: string,
  later: number,
): Promise<Record<string, Date>> {
  const zones = await zonesInUse(context);
  return Object.fromEntries(zones.map((zone) => [zone, startOfDay(day, zone, later)]));
}

async function dateFilter(context: Context, field: DateField, text: string): Promise<Filters> {
  const isDay = DAY.test(text);
  const read = isDay ? new Date(`${text}T00:00:00Z`) : INSTANT.test(text) ? new Date(text) : undefined;
  const year = read?.getUTCFullYear() ?? 0;
  // Some read 30 February as 1 March: a day that does not round-trip is invalid.
  if (!(year >= 1900 && year < 9999) || (isDay && !read!.toISOString().startsWith(text))) {
    const message = t("'{text}' is neither a day (2026-11-20) nor an instant", { text });
    throw invalid(message, [{ field, message }]);
  }
  const { ofDay, ofInstant, later } = DATE_FILTERS[field];
  return isDay ? { [ofDay]: await beginningsOf(context, text, later) } : { [ofInstant]: read!.toISOString() };
}

/** One's own markets that sell online, all of them for HQ (decision A-18). */
export const seenBy = ({ isHq, countries }: UserRights): Filters =>
  isHq ? {} : { owned: countries, sellsOnline: true };

export const filtersOf = ({
  id,
  ids,
  vetele,
  idCountry,
  active,
  countryList,
  overlapping,
}: CampaignFilterInput): Filters => ({
  id,
  ids: ids ?? undefined,
  vetele,
  idCountry,
  // True excludes inactive campaigns; false includes all (decision A-83).
  active: active === true ? true : null,
  countryList: countryList?.length ? countryList : null,
  overlapping: overlapping && !vetele ? true : null,
  overlappingFor: overlapping && vetele ? vetele : null,
});

export async function dateFiltersOf(context: Context, input: CampaignFilterInput): Promise<Filters> {
  const filters: Filters = {};
  for (const field of Object.keys(DATE_FILTERS) as DateField[])
    if (input[field]) Object.assign(filters, await dateFilter(context, field, input[field]));
  return filters;
}
