import type { Context } from '../../kit/context.ts';
import { statement, utcText } from '../../kit/sql.ts';
import { startOfDay, wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import { countryDescriptionSql, descriptionLanguageSql } from '../countries/country.read.ts';
import { isVisibleSql } from '../sol-models/sol-model.read.ts';

export interface SolCampaign {
  id: number;
  description: string;
  active: boolean;
  discPerc: number | null;
  discTot: number | null;
  discOpt: number | null;
  dateStart: string;
  dateEnd: string;
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  country: { id: string; isoCode2: string; description: string; solEnable: boolean; currency: string };
  timeZone: string;
  campaignType: 'B2B' | 'B2C';
  solCampaignModel: { vetele: string; description: string; isActive: boolean }[];
  insertUser: string;
  insertDate: string;
  lastUpdate: string | null;
  version: number;
}

const MODELS = `(SELECT coalesce(json_agg(json_build_object('vetele', v.vetele, 'description', v.description,
    'isActive', ${isVisibleSql('v.vetele', 'k.country_id')}) ORDER BY v.description, v.vetele), '[]')
  FROM sol_campaign_model m JOIN vehicle v ON v.vetele = m.vetele WHERE m.campaign_id = k.id)`;

/** Not in SQL: PostgreSQL has a tz database of its own, and the clock that a market typed must come back unchanged. */
export const withClocks = <Row extends { dateTimeStartUTC: string; dateTimeEndUTC: string }>(
  row: Row,
  timeZone: string,
): Row & { dateStart: string; dateEnd: string } => ({
  ...row,
  dateStart: wallClockOf(new Date(row.dateTimeStartUTC), timeZone),
  dateEnd: wallClockOf(new Date(row.dateTimeEndUTC), timeZone),
});

export type CampaignRecord = Omit<SolCampaign, 'dateStart' | 'dateEnd'>;

export const campaignOf = <Record extends CampaignRecord>(record: Record) =>
  withClocks(record, record.timeZone);

/** The fields as SQL: `k` is the campaign's row, `c` its country's; `u.lang` is the language of the country's name. */
const FIELDS: Record<keyof CampaignRecord, string> = {
  id: 'k.id',
  description: 'k.description',
  active: 'k.active',
  discPerc: 'k.discount_percent',
  discTot: 'k.discount_total',
  discOpt: 'k.option_discount_percent',
  dateTimeStartUTC: utcText('k.starts_at'),
  dateTimeEndUTC: utcText('k.ends_at'),
  country: `json_build_object('id', c.id, 'isoCode2', c.iso_code2, 'description', ${countryDescriptionSql('u.lang')},
    'solEnable', c.sol_enable, 'currency', c.currency)`,
  timeZone: 'k.time_zone',
  campaignType: 'k.campaign_type',
  solCampaignModel: MODELS,
  insertUser: 'k.insert_user',
  insertDate: utcText('k.insert_date'),
  lastUpdate: utcText('k.last_update'),
  version: 'k.version',
};

const fields = Object.entries(FIELDS);
export const campaignJson = `json_build_object(${fields.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`;
export const campaignColumns = fields.map(([name, sql]) => `${sql} AS "${name}"`).join(', ');

export const campaignTables = `sol_campaign k JOIN country c ON c.id = k.country_id LEFT JOIN app_user u ON u.id = $1`;
/** The same, with countries named in the language of $3. */
export const namedCampaignTables = `sol_campaign k JOIN country c ON c.id = k.country_id
  CROSS JOIN (SELECT ${descriptionLanguageSql('$3', '$1')} AS lang) u`;

// Running campaigns before those that start later today, then the latest start.
const active = statement(
  `SELECT ${campaignJson} AS campaign FROM ${campaignTables}
   WHERE k.country_id = $2 AND k.active AND k.starts_at <= $4 AND k.ends_at > $5
     AND EXISTS (SELECT FROM sol_campaign_model m WHERE m.campaign_id = k.id AND m.vetele = $3)
   ORDER BY k.starts_at <= $5 DESC, k.starts_at DESC, k.id DESC LIMIT 1`,
);

/** The active campaign of a vehicle in a market that has started by `startedBy` and is not over (decision A-72). */
export async function findActiveCampaign(
  context: Context,
  wanted: { countryId: string; vetele: string; startedBy: Date },
): Promise<SolCampaign | undefined> {
  const { countryId, vetele, startedBy } = wanted;
  const values = [context.actor?.userId ?? null, countryId, vetele, startedBy, context.now];
  const [row] = await context.sql.rows<{ campaign: CampaignRecord }>(active, values);
  return row && campaignOf(row.campaign);
}

const DAY_MS = 86_400_000;

// A day begins up to 14 hours before the UTC day and ends up to 12 hours after it.
const aroundDay = statement(
  `SELECT ${campaignJson} AS campaign FROM ${campaignTables}
   WHERE k.country_id = $2 AND k.active AND k.starts_at < $4 AND k.ends_at > $5
     AND EXISTS (SELECT FROM sol_campaign_model m WHERE m.campaign_id = k.id AND m.vetele = $3)
   ORDER BY k.starts_at DESC, k.id DESC`,
);

/**
 * The active campaigns of a vehicle in a market that run at some time of a day (2026-11-20) of their own zone: what runs at this moment
 * before what is still to come today or is over, then the latest start first.
 */
export async function findCampaignsOn(
  context: Context,
  { countryId, vetele, day }: { countryId: string; vetele: string; day: string },
): Promise<SolCampaign[]> {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const around = [noon + 2 * DAY_MS, noon - 2 * DAY_MS].map((at) => new Date(at));
  const values = [context.actor?.userId ?? null, countryId, vetele, ...around];
  const rows = await context.sql.rows<{ campaign: CampaignRecord }>(aroundDay, values);
  const sharesTime = (one: SolCampaign, from: Date, to: Date): boolean =>
    new Date(one.dateTimeStartUTC) < to && new Date(one.dateTimeEndUTC) > from;
  const dayOf = ({ timeZone }: SolCampaign) =>
    [startOfDay(day, timeZone), startOfDay(day, timeZone, 1)] as const;
  const runsNow = (one: SolCampaign): boolean => {
    const [from, to] = dayOf(one);
    return (
      context.now >= from &&
      context.now < to &&
      sharesTime(one, context.now, new Date(Number(context.now) + 1))
    );
  };
  return rows
    .map(({ campaign }) => campaignOf(campaign))
    .filter((one) => sharesTime(one, ...dayOf(one)))
    .toSorted((one, other) => Number(runsNow(other)) - Number(runsNow(one)));
}
