import { In, Not } from 'typeorm';
import { actorName, type Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { isVisibleSql } from '../sol-models/sol-model.read.ts';
import { overlapSql } from './sol-campaign-overlaps.repository.ts';
import {
  campaignJson,
  campaignOf,
  campaignTables,
  type CampaignRecord,
  type SolCampaign,
} from './sol-campaign-record.repository.ts';
import type { CampaignState } from './sol-campaign.state.ts';
import { SolCampaignModel, SolCampaignRow } from './sol-campaign.entity.ts';

export const SOL_CAMPAIGN = 'solCampaign';

export interface StoredCampaign {
  campaign: SolCampaign;
  changedBy: string | null;
  changedAt: Date | null;
}

const lock = statement(`SELECT FROM sol_campaign WHERE id = ANY($1) ORDER BY id FOR UPDATE`);
const some = statement(
  `SELECT ${campaignJson} AS campaign, l.actor AS "changedBy", l.at AS "changedAt" FROM ${campaignTables}
   LEFT JOIN LATERAL (SELECT actor, at FROM change_log
     WHERE entity = '${SOL_CAMPAIGN}' AND entity_id = k.id::text ORDER BY id DESC LIMIT 1) l ON true
   WHERE k.id = ANY($2)`,
);

export async function findCampaigns(context: Context, ids: number[]): Promise<StoredCampaign[]> {
  type Row = StoredCampaign & { campaign: CampaignRecord };
  const rows = await context.sql.rows<Row>(some, [context.actor?.userId ?? null, ids]);
  return rows.map((row) => ({ ...row, campaign: campaignOf(row.campaign) }));
}

export async function findCampaign(context: Context, id: number): Promise<SolCampaign | undefined> {
  return (await findCampaigns(context, [id]))[0]?.campaign;
}

const lockedMarket = statement(`SELECT FROM country WHERE id = $1 FOR NO KEY UPDATE`);

/** Until the transaction ends: of two imports of one file at the same time the second sees what the first created. */
export async function lockMarketForImport(context: Context, countryId: string): Promise<void> {
  await context.sql.rows(lockedMarket, [countryId]);
}

const alike = statement(
  `SELECT id FROM sol_campaign WHERE country_id = $1 AND active AND description = ANY($2) AND starts_at = ANY($3)`,
);

/** Active campaigns of the market that one of these could be, by description and start. */
export async function findAlike(
  context: Context,
  countryId: string,
  states: readonly CampaignState[],
): Promise<StoredCampaign[]> {
  const descriptions = states.map(({ description }) => description);
  const starts = states.map(({ dateTimeStartUTC }) => dateTimeStartUTC);
  const found = await context.sql.rows<{ id: number }>(alike, [countryId, descriptions, starts]);
  return findCampaigns(
    context,
    found.map(({ id }) => id),
  );
}

const zones = statement(`SELECT DISTINCT time_zone AS zone FROM sol_campaign`);

export async function zonesInUse(context: Context): Promise<string[]> {
  return (await context.sql.rows<{ zone: string }>(zones)).map(({ zone }) => zone);
}

export async function lockCampaigns(context: Context, ids: number[]): Promise<StoredCampaign[]> {
  await context.sql.rows(lock, [ids]);
  return findCampaigns(context, ids);
}

const marketOf = statement(
  `SELECT FROM country WHERE id = (SELECT country_id FROM sol_campaign WHERE id = $1) FOR SHARE`,
);

/** Its market first, as imports lock them too; until the transaction ends, its currency stays as it is. */
export async function lockCampaign(context: Context, id: number): Promise<StoredCampaign | undefined> {
  await context.sql.rows(marketOf, [id]);
  return (await lockCampaigns(context, [id]))[0];
}

const told = ({ discPerc, discTot, discOpt, ...state }: CampaignState) => ({
  description: state.description,
  discountPercent: decimal(discPerc),
  discountTotal: decimal(discTot),
  optionDiscountPercent: decimal(discOpt),
  startsAt: new Date(state.dateTimeStartUTC),
  endsAt: new Date(state.dateTimeEndUTC),
  timeZone: state.timeZone,
  campaignType: state.campaignType,
});
const decimal = (value: number | null): string | null => (value === null ? null : String(value));

const changed = (context: Context) => ({
  updateUser: actorName(context),
  lastUpdate: context.now,
  version: () => 'version + 1',
});

const addModels = statement(
  `INSERT INTO sol_campaign_model (campaign_id, vetele) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`,
);

export async function insertCampaign(
  context: Context,
  countryId: string,
  state: CampaignState,
): Promise<number> {
  const by = { insertUser: actorName(context), insertDate: context.now };
  const { identifiers } = await context.db.insert(SolCampaignRow, { countryId, ...told(state), ...by });
  const { id } = identifiers[0] as { id: number };
  await context.sql.rows(addModels, [id, state.models]);
  return id;
}

/** @param active what it becomes; undefined: it stays */
export async function storeCampaign(
  context: Context,
  id: number,
  state: CampaignState,
  active: boolean | undefined,
): Promise<void> {
  await context.db.update(SolCampaignRow, id, { ...told(state), active, ...changed(context) });
  await context.db.delete(SolCampaignModel, { campaignId: id, vetele: Not(In(state.models)) });
  await context.sql.rows(addModels, [id, state.models]);
}

export interface MarketVehicle {
  vetele: string;
  description: string;
  isSold: boolean;
  isActive: boolean;
}

const vehiclesOfMarket = statement(
  `SELECT v.vetele, v.description, ${isVisibleSql('v.vetele', '$1')} AS "isActive",
     EXISTS (SELECT FROM country_model cm
       WHERE cm.modelcode = v.modelcode AND cm.country_id = $1 AND cm.generally_active) AS "isSold"
   FROM vehicle v WHERE v.vetele = ANY($2)`,
);

export async function findVehicles(
  context: Context,
  countryId: string,
  veteles: Iterable<string>,
): Promise<Map<string, MarketVehicle>> {
  const vehicles = await context.sql.rows<MarketVehicle>(vehiclesOfMarket, [
    countryId,
    [...new Set(veteles)],
  ]);
  return new Map(vehicles.map((vehicle) => [vehicle.vetele, vehicle]));
}

export const MAX_OVERLAPS = 10;

const meetings = statement(
  `SELECT k.id, met.others FROM sol_campaign k
   CROSS JOIN LATERAL (SELECT array_agg(id) AS others FROM (
     SELECT o.id FROM sol_campaign o WHERE o.active AND o.id <> k.id AND ${overlapSql('k', 'o')}
     ORDER BY o.id LIMIT ${MAX_OVERLAPS + 1}) o) met
   WHERE k.id = ANY($1) AND k.active AND met.others IS NOT NULL`,
);

/** Overlapping active campaigns by id, one more than are reported; campaigns without overlaps are omitted. */
export async function findOverlapping(context: Context, ids: number[]): Promise<Map<number, number[]>> {
  const rows = await context.sql.rows<{ id: number; others: number[] }>(meetings, [ids]);
  return new Map(rows.map(({ id, others }) => [id, others]));
}
