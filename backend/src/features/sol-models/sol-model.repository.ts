import { actorName, type Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { isVisibleSql } from './sol-model.read.ts';

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
