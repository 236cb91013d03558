import { Not } from 'typeorm';
import { logChange } from '../../kit/change-log.ts';
import { actorName, type Context } from '../../kit/context.ts';
import { listBatches } from '../../kit/export.ts';
import type { Listed } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import { downpaymentList, type DownpaymentFilter } from './downpayment.list.ts';
import { Downpayment } from './downpayment.entity.ts';

export const DOWNPAYMENT = 'downpayment';

export interface DownpaymentState {
  country: string;
  downpayment: number;
  active: boolean;
}

export interface StoredDownpayment extends DownpaymentState {
  id: number;
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
}

const lockOne = statement(
  `SELECT id, country_id AS country, downpayment::float8 AS downpayment, active, version, nullif(update_user, '') AS "changedBy", update_date AS "changedAt"
   FROM downpayment WHERE id = $1 FOR UPDATE`,
);

export const lockDownpayment = async (context: Context, id: number): Promise<StoredDownpayment | undefined> =>
  (await context.sql.rows<StoredDownpayment>(lockOne, [id]))[0];

const shownOne = statement(
  `SELECT row_to_json(shown) AS row FROM (
     SELECT ${downpaymentList.columns} FROM ${downpaymentList.table} WHERE d.id = $3) shown`,
);

export async function readDownpayment(context: Context, id: number): Promise<object> {
  const values = [context.actor?.userId ?? null, null, id];
  return (await context.sql.rows<{ row: object }>(shownOne, values))[0]!.row;
}

/** Inactive values count too (decision A-29). */
export const isValueTaken = (
  context: Context,
  countryId: string,
  value: string,
  except: number | null = null,
): Promise<boolean> =>
  context.db.existsBy(Downpayment, {
    countryId,
    downpayment: value,
    ...(except !== null && { id: Not(except) }),
  });

export async function storeDownpayment(
  context: Context,
  country: string,
  value: string,
): Promise<{ id: number; version: number }> {
  const { identifiers } = await context.db.insert(Downpayment, {
    countryId: country,
    downpayment: value,
    insertUser: actorName(context),
    insertDate: context.now,
  });
  const { id } = identifiers[0] as { id: number };
  const after: DownpaymentState = { country, downpayment: Number(value), active: true };
  await logChange(context, { entity: DOWNPAYMENT, entityId: id, action: 'create', before: null, after });
  return { id, version: 1 };
}

export async function changeDownpayment(
  context: Context,
  { id, version, country, downpayment, active }: StoredDownpayment,
  change: { value?: string; active?: boolean },
  action: 'update' | 'restore' = 'update',
): Promise<number> {
  await context.db.update(Downpayment, id, {
    downpayment: change.value,
    active: change.active,
    version: version + 1,
    updateUser: actorName(context),
    updateDate: context.now,
  });
  await logChange(context, {
    entity: DOWNPAYMENT,
    entityId: id,
    action,
    before: { country, downpayment, active },
    after: { country, downpayment: Number(change.value ?? downpayment), active: change.active ?? active },
  });
  return version + 1;
}

export const downpaymentColumns = [
  ...['Id', 'Market', 'Market code', 'Description', 'Downpayment', 'Currency', 'Active'],
  ...['Inserted by', 'Inserted on (UTC)', 'Updated by', 'Updated on (UTC)'],
];

export const downpaymentBatches = (
  context: Context,
  filters: Listed<DownpaymentFilter>,
  language: string | undefined,
): AsyncIterable<unknown[][]> =>
  listBatches(context, downpaymentList, filters, {
    columns: [
      ...['d.id::text', 'd.country_id', 'd.codmercato', 'd.market', 'd.downpayment::text', 'd.currency'],
      ...[`CASE WHEN d.active THEN 'Yes' ELSE 'No' END`, 'd.insert_user', 'd.insert_date', 'd.update_user'],
      'd.update_date',
    ],
    key: ['d.id'],
    parameters: [context.actor?.userId ?? null, language ?? null],
  });
