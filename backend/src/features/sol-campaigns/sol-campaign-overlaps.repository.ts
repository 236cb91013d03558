/** Overlaps: campaigns of the same market and type that share a vehicle and an instant. A warning, never a block. */
import type { Context } from '../../kit/context.ts';
import { statement, utcText } from '../../kit/sql.ts';
import { withClocks } from './sol-campaign-record.repository.ts';

/** Active or not. OFFSET 0 keeps the vehicles of the two campaigns from being joined with those of all others. */
export const overlapSql = (one: string, other: string): string =>
  `${other}.country_id = ${one}.country_id AND ${other}.campaign_type = ${one}.campaign_type
   AND ${other}.starts_at < ${one}.ends_at AND ${other}.ends_at > ${one}.starts_at
   AND EXISTS (SELECT FROM sol_campaign_model a JOIN sol_campaign_model b ON b.vetele = a.vetele
     WHERE a.campaign_id = ${one}.id AND b.campaign_id = ${other}.id OFFSET 0)`;

export interface CampaignOverlap {
  ids: number[];
  idCountry: string;
  campaignType: 'B2B' | 'B2C';
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  dateStart: string;
  dateEnd: string;
  models: { vetele: string; description: string }[];
}

export type OverlapRecord = Omit<CampaignOverlap, 'dateStart' | 'dateEnd'> & { timeZone: string };

export const overlapOf = ({ timeZone, ...overlap }: OverlapRecord): CampaignOverlap =>
  withClocks(overlap, timeZone);

/** An overlap as JSON: all arguments are SQL, `campaign` the alias of the earlier one, `vehicles` the shared codes as rows. */
export function overlapJson(meeting: {
  ids: string;
  campaign: string;
  from: string;
  to: string;
  vehicles: string;
}): string {
  const { ids, campaign, from, to, vehicles } = meeting;
  return `json_build_object('ids', ${ids}, 'idCountry', ${campaign}.country_id, 'campaignType', ${campaign}.campaign_type,
    'dateTimeStartUTC', ${utcText(from)}, 'dateTimeEndUTC', ${utcText(to)},
    'timeZone', ${campaign}.time_zone,
    'models', (SELECT coalesce(json_agg(json_build_object('vetele', v.vetele, 'description', v.description)
      ORDER BY v.description, v.vetele), '[]') FROM vehicle v WHERE v.vetele IN (${vehicles})))`;
}

export interface CampaignDraft {
  id?: number | null;
  idCountry: string;
  campaignType: 'B2B' | 'B2C';
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  solCampaignModel: { vetele: string }[];
}

const MAX_OVERLAPS = 100;

const metByDraft = statement(
  `SELECT coalesce(json_agg(${overlapJson({
    ids: 'json_build_array(k.id)',
    campaign: 'k',
    from: 'greatest(k.starts_at, $4::timestamptz)',
    to: 'least(k.ends_at, $5::timestamptz)',
    vehicles: 'SELECT m.vetele FROM sol_campaign_model m WHERE m.campaign_id = k.id AND m.vetele = ANY($6)',
  })}), '[]') AS overlaps
   FROM (SELECT * FROM sol_campaign k
     WHERE k.active AND k.id IS DISTINCT FROM $1::integer AND k.country_id = $2 AND k.campaign_type = $3
       AND k.starts_at < $5 AND k.ends_at > $4
       AND EXISTS (SELECT FROM sol_campaign_model m WHERE m.campaign_id = k.id AND m.vetele = ANY($6))
     ORDER BY k.starts_at, k.id LIMIT ${MAX_OVERLAPS}) k`,
);

export async function overlapsOfDraft(
  context: Context,
  { id, idCountry, campaignType, solCampaignModel }: CampaignDraft,
  { from, to }: { from: Date; to: Date },
): Promise<CampaignOverlap[]> {
  const [row] = await context.sql.rows<{ overlaps: OverlapRecord[] }>(metByDraft, [
    ...[id ?? null, idCountry, campaignType, from, to],
    solCampaignModel.map(({ vetele }) => vetele),
  ]);
  return row!.overlaps.map(overlapOf);
}

export interface PlannedDraft {
  row: number;
  id: number | undefined;
  campaignType: 'B2B' | 'B2C';
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  models: string[];
}

const metByDrafts = statement(
  `WITH d AS MATERIALIZED (SELECT * FROM json_to_recordset($1) AS d("row" integer, "campaignType" text,
       "dateTimeStartUTC" timestamptz, "dateTimeEndUTC" timestamptz, models text[])),
     v AS (SELECT d.*, unnest(models) AS vetele FROM d),
     met AS (
       SELECT d."row", k.id, NULL AS other FROM d
       JOIN sol_campaign k ON k.active AND k.country_id = $2 AND k.campaign_type = d."campaignType" AND k.id <> ALL($3)
         AND k.starts_at < d."dateTimeEndUTC" AND k.ends_at > d."dateTimeStartUTC"
         AND EXISTS (SELECT FROM sol_campaign_model m WHERE m.campaign_id = k.id AND m.vetele = ANY(d.models))
       UNION SELECT v."row", NULL, o."row" FROM v JOIN v o USING ("campaignType", vetele)
       WHERE o."row" <> v."row" AND o."dateTimeStartUTC" < v."dateTimeEndUTC" AND o."dateTimeEndUTC" > v."dateTimeStartUTC")
   SELECT "row", coalesce(array_agg(id ORDER BY id) FILTER (WHERE other IS NULL), '{}') AS ids,
     coalesce(array_agg(other ORDER BY other) FILTER (WHERE id IS NULL), '{}') AS rows
   FROM met GROUP BY "row"`,
);

/** By row of the draft: the stored campaigns that it meets, other than the drafts' own, and the rows of other drafts. */
export async function overlapsOfDrafts(
  context: Context,
  idCountry: string,
  drafts: PlannedDraft[],
): Promise<Map<number, { ids: number[]; rows: number[] }>> {
  const written = drafts.flatMap(({ id }) => id ?? []);
  const values = [JSON.stringify(drafts), idCountry, written];
  const met = await context.sql.rows<{ row: number; ids: number[]; rows: number[] }>(metByDrafts, values);
  return new Map(met.map(({ row, ...others }) => [row, others]));
}
