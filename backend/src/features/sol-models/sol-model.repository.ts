import { actorName, type Context } from '../../kit/context.ts';
import { statement, utcText } from '../../kit/sql.ts';
import { VEHICLE_LABEL } from '../models/model.read.ts';

/** Whether a vehicle is sold online in a market now: headquarters and the market say so. Both are SQL. */
export const isVisibleSql = (vetele: string, countryId: string): string =>
  `EXISTS (SELECT FROM sol_model sm JOIN sol_model_market mm ON mm.sol_model_id = sm.id
     WHERE sm.vetele = ${vetele} AND sm.visible AND mm.country_id = ${countryId} AND mm.visible)`;

/**
 * The visibility records of a vehicle as JSON; null while headquarters have none. Who changed it last is told of the
 * record that the user acts on, the one of headquarters where `ofHq` holds or the market has none. All are SQL.
 */
export const visibilityRecordsSql = (vetele: string, countryId: string, ofHq: string): string =>
  `(SELECT json_build_object('idSolModel', sm.id, 'hqVisible', sm.visible, 'idSolModelMarket', mm.id,
      'marketVisible', coalesce(mm.visible, false), 'updatedBy', acted.by, 'updatedAt', ${utcText('acted.at')})
    FROM sol_model sm
    LEFT JOIN sol_model_market mm ON mm.sol_model_id = sm.id AND mm.country_id = ${countryId}
    CROSS JOIN LATERAL (SELECT
      CASE WHEN ${ofHq} OR mm.id IS NULL THEN coalesce(nullif(sm.update_user, ''), sm.insert_user)
        ELSE coalesce(nullif(mm.update_user, ''), mm.insert_user) END AS by,
      CASE WHEN ${ofHq} OR mm.id IS NULL THEN coalesce(sm.update_date, sm.insert_date)
        ELSE coalesce(mm.update_date, mm.insert_date) END AS at) acted
    WHERE sm.vetele = ${vetele})`;

/** What headquarters say of a vehicle. */
export interface HqRecord {
  id: number;
  vetele: string;
  visible: boolean;
}

/** What a market says of a vehicle, and what headquarters say of it. */
export interface MarketRecord extends HqRecord {
  countryId: string;
  hqVisible: boolean;
}

const lockHq = statement(`SELECT id, vetele, visible FROM sol_model WHERE id = $1 FOR UPDATE`);

/** Undefined when it does not exist; locked until the transaction ends. */
export async function lockHqRecord(context: Context, id: number): Promise<HqRecord | undefined> {
  return (await context.sql.rows<HqRecord>(lockHq, [id]))[0];
}

// The record of headquarters stays as it is until the market's is stored.
const lockMarket = statement(
  `SELECT mm.id, sm.vetele, mm.visible, mm.country_id AS "countryId", sm.visible AS "hqVisible"
   FROM sol_model_market mm JOIN sol_model sm ON sm.id = mm.sol_model_id
   WHERE mm.id = $1 FOR UPDATE OF mm FOR SHARE OF sm`,
);

/** Undefined when it does not exist; locked until the transaction ends. */
export async function lockMarketRecord(context: Context, id: number): Promise<MarketRecord | undefined> {
  return (await context.sql.rows<MarketRecord>(lockMarket, [id]))[0];
}

const storing = (table: string) =>
  statement(`UPDATE ${table} SET visible = $2, update_user = $3, update_date = $4 WHERE id = $1`);
const storeHq = storing('sol_model');
const storeMarket = storing('sol_model_market');

export async function storeHqVisibility(context: Context, id: number, visible: boolean): Promise<void> {
  await context.sql.rows(storeHq, [id, visible, actorName(context), context.now]);
}

export async function storeMarketVisibility(context: Context, id: number, visible: boolean): Promise<void> {
  await context.sql.rows(storeMarket, [id, visible, actorName(context), context.now]);
}

const hqShows = statement(`SELECT FROM sol_model WHERE vetele = $1 AND visible`);

/** Whether headquarters show a vehicle online. */
export async function isShownByHq(context: Context, vetele: string): Promise<boolean> {
  return (await context.sql.rows(hqShows, [vetele])).length > 0;
}

const marketShows = statement(
  `SELECT FROM country c WHERE c.id = ANY($2) AND c.sol_enable AND ${isVisibleSql('$1', 'c.id')} LIMIT 1`,
);

/** Whether a vehicle is sold online in one of these markets. */
export async function isSoldIn(context: Context, vetele: string, countries: string[]): Promise<boolean> {
  return (await context.sql.rows(marketShows, [vetele, countries])).length > 0;
}

/** A vehicle, and what headquarters and one market say of it; null where they have no record. */
export interface VehicleRecords {
  vetele: string;
  /** Name with model year. */
  model: string;
  idSol: number | null;
  hqVisible: boolean | null;
  idSolMarket: number | null;
  marketVisible: boolean | null;
  /** Whether the market sells the vehicle. */
  isSold: boolean;
}

// In the order of their ids, so that two people who import at the same moment wait for each other instead of both.
const lockHqRecords = statement(`SELECT id FROM sol_model WHERE vetele = ANY($1) ORDER BY id FOR UPDATE`);
const shareHqRecords = statement(`SELECT id FROM sol_model WHERE vetele = ANY($1) ORDER BY id FOR SHARE`);
const lockMarketRecords = statement(
  `SELECT mm.id FROM sol_model_market mm JOIN sol_model sm ON sm.id = mm.sol_model_id
   WHERE sm.vetele = ANY($1) AND mm.country_id = $2 ORDER BY mm.id FOR UPDATE OF mm`,
);

const vehicleRecords = statement(
  `SELECT v.vetele, ${VEHICLE_LABEL} AS model, sm.id AS "idSol", sm.visible AS "hqVisible", mm.id AS "idSolMarket",
     mm.visible AS "marketVisible", EXISTS (SELECT FROM country_model cm
       WHERE cm.modelcode = v.modelcode AND cm.country_id = $2 AND cm.generally_active) AS "isSold"
   FROM vehicle v LEFT JOIN sol_model sm ON sm.vetele = v.vetele
   LEFT JOIN sol_model_market mm ON mm.sol_model_id = sm.id AND mm.country_id = $2
   WHERE v.vetele = ANY($1)`,
);

/** The vehicles with their records of headquarters and, with one, of a market; those that do not exist are left out. */
export const findVehicles = (
  context: Context,
  veteles: string[],
  countryId: string | null,
): Promise<VehicleRecords[]> => context.sql.rows<VehicleRecords>(vehicleRecords, [veteles, countryId]);

/**
 * As findVehicles, locked until the transaction ends: those of headquarters without a market, else those of the market, while
 * the ones of headquarters stay as they are.
 */
export async function lockVehicles(
  context: Context,
  veteles: string[],
  countryId: string | null,
): Promise<VehicleRecords[]> {
  if (countryId === null) await context.sql.rows(lockHqRecords, [veteles]);
  else {
    await context.sql.rows(shareHqRecords, [veteles]);
    await context.sql.rows(lockMarketRecords, [veteles, countryId]);
  }
  return findVehicles(context, veteles, countryId);
}

const insertHq = statement(
  `INSERT INTO sol_model (vetele, visible, insert_user, insert_date) VALUES ($1, $2, $3, $4) RETURNING id`,
);
const insertMarket = statement(
  `INSERT INTO sol_model_market (sol_model_id, country_id, visible, insert_user, insert_date)
   VALUES ($1, $2, $3, $4, $5) RETURNING id`,
);
const idOf = async (rows: Promise<{ id: number }[]>): Promise<number> => (await rows)[0]!.id;

/** Answers the id of the record. */
export const insertHqRecord = (context: Context, vetele: string, visible: boolean): Promise<number> =>
  idOf(context.sql.rows(insertHq, [vetele, visible, actorName(context), context.now]));

/** Answers the id of the record. */
export const insertMarketRecord = (
  context: Context,
  idSol: number,
  countryId: string,
  visible: boolean,
): Promise<number> =>
  idOf(context.sql.rows(insertMarket, [idSol, countryId, visible, actorName(context), context.now]));

const everyMarket = statement(`SELECT id FROM country WHERE id <> 'DEFAULT'`);

/** The ids of all markets. */
export const listMarketIds = async (context: Context): Promise<string[]> =>
  (await context.sql.rows<{ id: string }>(everyMarket)).map(({ id }) => id);
