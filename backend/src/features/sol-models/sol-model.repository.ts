import type { InsertResult } from 'typeorm';
import { actorName, type Context } from '../../kit/context.ts';
import { statement, utcText } from '../../kit/sql.ts';
import { lockedRow } from '../../kit/locked-row.ts';
import { VEHICLE_LABEL } from '../models/model.read.ts';
import { SolModel, SolModelMarket } from './sol-model.entity.ts';

/** Whether headquarters and the market sell a vehicle online. Arguments are SQL. */
export const isVisibleSql = (vetele: string, countryId: string): string =>
  `EXISTS (SELECT FROM sol_model sm JOIN sol_model_market mm ON mm.sol_model_id = sm.id
     WHERE sm.vetele = ${vetele} AND sm.visible AND mm.country_id = ${countryId} AND mm.visible)`;

/** JSON; null while headquarters have no record. The last change is that of the record the user acts on. Arguments are SQL. */
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

type HqRecord = Pick<SolModel, 'id' | 'vetele' | 'visible'>;

interface MarketRecord extends HqRecord {
  countryId: string;
  hqVisible: boolean;
}

export const lockHqRecord = (context: Context, id: number): Promise<HqRecord | null> =>
  lockedRow(context, SolModel, { id });

// FOR SHARE: the record of headquarters must not change until the market's is stored.
const lockMarket = statement(
  `SELECT mm.id, sm.vetele, mm.visible, mm.country_id AS "countryId", sm.visible AS "hqVisible"
   FROM sol_model_market mm JOIN sol_model sm ON sm.id = mm.sol_model_id
   WHERE mm.id = $1 FOR UPDATE OF mm FOR SHARE OF sm`,
);

export async function lockMarketRecord(context: Context, id: number): Promise<MarketRecord | undefined> {
  return (await context.sql.rows<MarketRecord>(lockMarket, [id]))[0];
}

const changed = (context: Context, visible: boolean) => ({
  visible,
  updateUser: actorName(context),
  updateDate: context.now,
});

export async function storeHqVisibility(context: Context, id: number, visible: boolean): Promise<void> {
  await context.db.update(SolModel, id, changed(context, visible));
}

export async function storeMarketVisibility(context: Context, id: number, visible: boolean): Promise<void> {
  await context.db.update(SolModelMarket, id, changed(context, visible));
}

export const isShownByHq = (context: Context, vetele: string): Promise<boolean> =>
  context.db.existsBy(SolModel, { vetele, visible: true });

const marketShows = statement(
  `SELECT FROM country c WHERE c.id = ANY($2) AND c.sol_enable AND ${isVisibleSql('$1', 'c.id')} LIMIT 1`,
);

export async function isSoldIn(context: Context, vetele: string, countries: string[]): Promise<boolean> {
  return (await context.sql.rows(marketShows, [vetele, countries])).length > 0;
}

export interface VehicleRecords {
  vetele: string;
  model: string;
  idSol: number | null;
  hqVisible: boolean | null;
  idSolMarket: number | null;
  marketVisible: boolean | null;
  isSold: boolean;
}

// In the order of ids, so that concurrent imports wait instead of deadlocking.
const hqRecords = `SELECT id FROM sol_model WHERE $1::text[] IS NULL OR vetele = ANY($1) ORDER BY id`;
const lockHqRecords = statement(`${hqRecords} FOR UPDATE`);
const shareHqRecords = statement(`${hqRecords} FOR SHARE`);
const lockMarketRecords = statement(
  `SELECT mm.id FROM sol_model_market mm JOIN sol_model sm ON sm.id = mm.sol_model_id
   WHERE ($1::text[] IS NULL OR sm.vetele = ANY($1)) AND mm.country_id = $2 ORDER BY mm.id FOR UPDATE OF mm`,
);

const vehicleRecords = statement(
  `SELECT v.vetele, ${VEHICLE_LABEL} AS model, sm.id AS "idSol", sm.visible AS "hqVisible", mm.id AS "idSolMarket",
     mm.visible AS "marketVisible", EXISTS (SELECT FROM country_model cm
       WHERE cm.modelcode = v.modelcode AND cm.country_id = $2 AND cm.generally_active) AS "isSold"
   FROM vehicle v LEFT JOIN sol_model sm ON sm.vetele = v.vetele
   LEFT JOIN sol_model_market mm ON mm.sol_model_id = sm.id AND mm.country_id = $2
   WHERE v.vetele = ANY($1)`,
);

export const findVehicles = (
  context: Context,
  veteles: string[],
  countryId: string | null,
): Promise<VehicleRecords[]> => context.sql.rows<VehicleRecords>(vehicleRecords, [veteles, countryId]);

/** Locks records of headquarters, or a market's, while those of headquarters must not change. */
export async function lockRecords(
  context: Context,
  countryId: string | null,
  veteles: string[] | null = null,
): Promise<void> {
  if (countryId === null) await context.sql.rows(lockHqRecords, [veteles]);
  else {
    await context.sql.rows(shareHqRecords, [veteles]);
    await context.sql.rows(lockMarketRecords, [veteles, countryId]);
  }
}

const created = (context: Context) => ({ insertUser: actorName(context), insertDate: context.now });
const idOf = ({ identifiers }: InsertResult): number => (identifiers[0] as { id: number }).id;

export const insertHqRecord = async (context: Context, vetele: string, visible: boolean): Promise<number> =>
  idOf(await context.db.insert(SolModel, { vetele, visible, ...created(context) }));

export const insertMarketRecord = async (
  context: Context,
  solModelId: number,
  countryId: string,
  visible: boolean,
): Promise<number> =>
  idOf(await context.db.insert(SolModelMarket, { solModelId, countryId, visible, ...created(context) }));
