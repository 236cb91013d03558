import { logChange } from '../../kit/change-log.ts';
import { actorName, type Context } from '../../kit/context.ts';
import { keysetBatches } from '../../kit/export.ts';
import { whereOf } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import { downpaymentList, type DownpaymentFilter } from './downpayment.list.ts';

export const DOWNPAYMENT = 'downpayment';

export interface DownpaymentState {
  country: string;
  downpayment: number;
  active: boolean;
}

export interface StoredDownpayment extends DownpaymentState {
  id: number;
  version: number;
  /** Who changed it last, and when; null: nobody since it was created. */
  changedBy: string | null;
  changedAt: Date | null;
}

const STATE = `id, country_id AS country, downpayment::float8 AS downpayment, active, version`;

const lockOne = statement(
  `SELECT ${STATE}, nullif(update_user, '') AS "changedBy", update_date AS "changedAt"
   FROM downpayment WHERE id = $1 FOR UPDATE`,
);

export const lockDownpayment = async (context: Context, id: number): Promise<StoredDownpayment | undefined> =>
  (await context.sql.rows<StoredDownpayment>(lockOne, [id]))[0];

const shownOne = statement(
  `SELECT row_to_json(shown) AS row FROM (
     SELECT ${downpaymentList.columns} FROM ${downpaymentList.table} WHERE d.id = $2) shown`,
);

export async function readDownpayment(context: Context, id: number): Promise<object> {
  const values = [context.actor?.userId ?? null, id];
  return (await context.sql.rows<{ row: object }>(shownOne, values))[0]!.row;
}

const sameValue = statement(
  `SELECT FROM downpayment WHERE country_id = $1 AND downpayment = $2::numeric AND id IS DISTINCT FROM $3`,
);

/** Whether the market has this value, inactive ones included, beside the downpayment `except` (decision A-29). */
export const isValueTaken = async (
  context: Context,
  countryId: string,
  value: string,
  except: number | null = null,
): Promise<boolean> => (await context.sql.rows(sameValue, [countryId, value, except])).length > 0;

const insertOne = statement(
  `INSERT INTO downpayment (country_id, downpayment, insert_user, insert_date)
   VALUES ($1, $2::numeric, $3, $4) RETURNING ${STATE}`,
);

export async function storeDownpayment(
  context: Context,
  countryId: string,
  value: string,
): Promise<{ id: number; version: number }> {
  const values = [countryId, value, actorName(context), context.now];
  const [stored] = await context.sql.rows<DownpaymentState & { id: number; version: number }>(
    insertOne,
    values,
  );
  const { id, version, ...after } = stored!;
  await logChange(context, { entity: DOWNPAYMENT, entityId: id, action: 'create', before: null, after });
  return { id, version };
}

const changeOne = statement(
  `UPDATE downpayment SET downpayment = coalesce($2::numeric, downpayment), active = coalesce($3, active),
     update_user = $4, update_date = $5, version = version + 1
   WHERE id = $1 RETURNING ${STATE}`,
);

export async function changeDownpayment(
  context: Context,
  { id, country, downpayment, active }: StoredDownpayment,
  change: { value?: string; active?: boolean },
): Promise<number> {
  const values = [id, change.value ?? null, change.active ?? null, actorName(context), context.now];
  const [stored] = await context.sql.rows<DownpaymentState & { id: number; version: number }>(
    changeOne,
    values,
  );
  const { id: entityId, version, ...after } = stored!;
  const before = { country, downpayment, active };
  await logChange(context, { entity: DOWNPAYMENT, entityId, action: 'update', before, after });
  return version;
}

export const downpaymentColumns = [
  ...['Id', 'Market', 'Market code', 'Description', 'Downpayment', 'Currency', 'Active'],
  ...['Inserted by', 'Inserted on (UTC)', 'Updated by', 'Updated on (UTC)'],
];

export function downpaymentBatches(
  context: Context,
  filters: Partial<Record<DownpaymentFilter, unknown>>,
): AsyncIterable<unknown[][]> {
  const where = whereOf(downpaymentList, filters);
  const rows = (after: string, parameters: number) =>
    statement(
      `SELECT d.id::text, d.country_id, d.codmercato, d.market, d.downpayment::text, d.currency,
         CASE WHEN d.active THEN 'Yes' ELSE 'No' END, d.insert_user, d.insert_date, d.update_user,
         d.update_date, d.id
       FROM ${downpaymentList.table} ${where.sql || 'WHERE true'}${after}
       ORDER BY d.id LIMIT $${parameters + 1}`,
    );
  const batches = {
    first: rows('', where.placeholders),
    next: rows(` AND d.id > $${where.placeholders + 1}`, where.placeholders + 1),
  };
  return keysetBatches(context.sql, batches, [context.actor?.userId ?? null, ...where.values], 1);
}
