import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { statement, type Sql } from '../../kit/sql.ts';
import { isSoldSql, VEHICLE_LABEL } from '../models/model.read.ts';
import type { RunChange } from './price-run.plan.ts';

type ShownList = Schema<'PriceRunList'>;

/** As it is stored; `getPriceRun` shows the rest of it. */
export interface RunList extends ShownList {
  /** It was to be changed when the run began. */
  isPlanned: boolean;
  /** Of the plan that was previewed. */
  digest: string;
  /** Of the list and the transaction that changed it. */
  version?: number;
  xid?: string;
}

export interface StoredRun {
  id: number;
  at: Date;
  change: RunChange;
  lists: RunList[];
  isUndone: boolean;
  /** Its job has not ended. */
  isRunning: boolean;
}

const RUN = `r.id, r.at, r.change, r.lists, r.undone_at IS NOT NULL AS "isUndone",
  EXISTS (SELECT FROM job_run j WHERE j.id = r.job_run_id AND j.state IN ('queued', 'running')) AS "isRunning"`;

const ownRun = statement(`SELECT ${RUN} FROM price_run r WHERE r.id = $1 AND r.user_id = $2`);
const lockedRun = statement(
  `SELECT ${RUN} FROM price_run r WHERE r.id = $1 AND r.user_id = $2 FOR UPDATE OF r`,
);
const anyRun = statement(`SELECT ${RUN} FROM price_run r WHERE r.id = $1`);

/** Of whoever began it only. */
export const findRun = async (context: Context, id: number): Promise<StoredRun | undefined> =>
  (await context.sql.rows<StoredRun>(ownRun, [id, context.actor!.userId]))[0];

export const lockRun = async (context: Context, id: number): Promise<StoredRun | undefined> =>
  (await context.sql.rows<StoredRun>(lockedRun, [id, context.actor!.userId]))[0];

export const runOfJob = async (sql: Sql, id: number): Promise<StoredRun | undefined> =>
  (await sql.rows<StoredRun>(anyRun, [id]))[0];

/** Kept as long as imports (decision F-03). */
const KEPT_DAYS = 90;

const insertRun = statement(
  `WITH old AS (DELETE FROM price_run WHERE at < $2::timestamptz - interval '${KEPT_DAYS} days')
   INSERT INTO price_run (user_id, at, change, lists) VALUES ($1, $2, $3, $4) RETURNING id`,
);
const setJob = statement(`UPDATE price_run SET job_run_id = $2 WHERE id = $1`);

/** @param send the job, by the id of the run; its own id */
export async function keepRun(
  context: Context,
  change: RunChange,
  lists: readonly RunList[],
  send: (id: number) => Promise<number>,
): Promise<number> {
  const values = [context.actor!.userId, context.now, JSON.stringify(change), JSON.stringify(lists)];
  const [row] = await context.sql.rows<{ id: number }>(insertRun, values);
  await context.sql.rows(setJob, [row!.id, await send(row!.id)]);
  return row!.id;
}

const setOutcome = statement(
  `UPDATE price_run SET lists = jsonb_set(lists, ARRAY[$2::integer::text],
     lists -> $2::integer || $3::jsonb || CASE WHEN $3::jsonb ? 'version'
       THEN jsonb_build_object('xid', pg_current_xact_id()::text) ELSE '{}' END)
   WHERE id = $1 AND lists -> $2::integer ->> 'state' = 'waiting'`,
);

/**
 * What became of a list; of one that was changed in the transaction that did it. The first word stays: a change whose commit was not
 * answered may be stored all the same.
 */
export const keepOutcome = async (
  sql: Sql,
  id: number,
  at: number,
  outcome: Pick<RunList, 'state'> & Partial<Pick<RunList, 'reason' | 'version' | 'changed'>>,
): Promise<void> => void (await sql.rows(setOutcome, [id, at, JSON.stringify(outcome)]));

const setUndone = statement(`UPDATE price_run SET undone_at = $2 WHERE id = $1`);

export const markUndone = async (context: Context, id: number): Promise<void> =>
  void (await context.sql.rows(setUndone, [id, context.now]));

/** A price that a transaction changed; `itemId` is null for the base price, and for an item that is gone. */
export interface RunPrice {
  xid: string;
  code: string;
  itemId: number | null;
  before: { price: number | null; isHiddenByMarket?: boolean };
  after: { price: number | null; isHiddenByMarket?: boolean };
}

const pricesOf = statement(
  `SELECT d.xid::text AS xid, substring(d.entity_id FROM '^[^/]*/[^/]*/(.*)$') AS code, i.id AS "itemId", d.before, d.after
   FROM unnest($1::text[], $2::text[]) r (xid, list)
   JOIN change_log d ON d.xid = r.xid::xid8 AND d.entity = 'price' AND d.source = $3 AND starts_with(d.entity_id, r.list || '/')
   LEFT JOIN opt_item i ON i.code = substring(d.entity_id FROM '^[^/]*/[^/]*/(.*)$')
   ORDER BY d.id`,
);

/** What was written to each list by the transaction that changed it, and to no other list: after a restore, ids of transactions repeat. */
export const pricesOfRuns = (
  context: Context,
  lists: readonly RunList[],
  source: string,
): Promise<RunPrice[]> =>
  context.sql.rows(pricesOf, [
    lists.map(({ xid }) => xid!),
    lists.map(({ idCountry, vetele }) => `${idCountry}/${vetele}`),
    source,
  ]);

const vehicleNames = statement(
  `SELECT v.vetele, ${VEHICLE_LABEL} AS name,
     ARRAY(SELECT c FROM unnest($2::text[]) c WHERE ${isSoldSql('v.modelcode', '= c')}) AS countries
   FROM vehicle v WHERE v.vetele = ANY($1)`,
);

/** What people call the vehicles, and which of the markets sell them. */
export async function soldVehicles(
  context: Context,
  vehicles: readonly string[],
  countries: readonly string[],
): Promise<Map<string, { name: string; countries: string[] }>> {
  const rows = await context.sql.rows<{ vetele: string; name: string; countries: string[] }>(vehicleNames, [
    vehicles,
    countries,
  ]);
  return new Map(rows.map(({ vetele, ...vehicle }) => [vetele, vehicle]));
}
