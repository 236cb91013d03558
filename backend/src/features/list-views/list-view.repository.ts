import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { statement } from '../../kit/sql.ts';

type View = Schema<'ListView'>;
export type StoredView = Pick<View, 'id' | 'name' | 'shared' | 'mine' | 'owner'> & { list: string };

/** Values: the list, the user. The own ones first. */
const viewsOfList = statement(
  `SELECT v.id, v.name, v.shared, v.owner_id = $2 AS mine, coalesce(nullif(u.alias, ''), u.username) AS owner,
     v.search, v.columns, d.view_id IS NOT NULL AS preferred
   FROM list_view v JOIN app_user u ON u.id = v.owner_id
   LEFT JOIN list_view_default d ON d.view_id = v.id AND d.user_id = $2
   WHERE v.list = $1 AND (v.owner_id = $2 OR v.shared)
   ORDER BY v.owner_id = $2 DESC, lower(v.name), v.id`,
);

/** Values: id, the user. Nothing of a view that the user cannot see. */
const viewById = statement(
  `SELECT v.id, v.list, v.name, v.shared, v.owner_id = $2 AS mine, coalesce(nullif(u.alias, ''), u.username) AS owner
   FROM list_view v JOIN app_user u ON u.id = v.owner_id
   WHERE v.id = $1 AND (v.owner_id = $2 OR v.shared) FOR UPDATE OF v`,
);
const countOfOwner = statement(
  `SELECT count(*)::int AS count FROM list_view WHERE owner_id = $1 AND list = $2`,
);
const insertView = statement(
  `INSERT INTO list_view (owner_id, list, name, shared, search, columns) VALUES ($1, $2, $3, $4, $5, $6)
   RETURNING id`,
);
const changeView = statement(
  `UPDATE list_view SET name = $2, shared = $3, search = $4, columns = $5 WHERE id = $1`,
);
const removeView = statement(`DELETE FROM list_view WHERE id = $1`);
const setPreferred = statement(
  `INSERT INTO list_view_default (user_id, list, view_id) VALUES ($1, $2, $3)
   ON CONFLICT (user_id, list) DO UPDATE SET view_id = excluded.view_id`,
);
const unsetPreferred = statement(`DELETE FROM list_view_default WHERE user_id = $1 AND view_id = $2`);
/** A view that is not shared any more opens nobody else's list. */
const unsetOthers = statement(`DELETE FROM list_view_default WHERE view_id = $1 AND user_id <> $2`);

type Content = Pick<Schema<'ListViewInput'>, 'name' | 'shared' | 'search' | 'columns'>;

export const viewsOf = (context: Context, list: string, userId: number): Promise<View[]> =>
  context.sql.rows(viewsOfList, [list, userId]);

export async function findView(
  context: Context,
  id: number,
  userId: number,
): Promise<StoredView | undefined> {
  const [found] = await context.sql.rows<StoredView>(viewById, [id, userId]);
  return found;
}

export async function countViews(context: Context, userId: number, list: string): Promise<number> {
  const [row] = await context.sql.rows<{ count: number }>(countOfOwner, [userId, list]);
  return row!.count;
}

export async function addView(
  context: Context,
  userId: number,
  list: string,
  content: Content,
): Promise<number> {
  const { name, shared, search, columns } = content;
  const values = [userId, list, name, shared, search, JSON.stringify(columns)];
  const [row] = await context.sql.rows<{ id: number }>(insertView, values);
  return row!.id;
}

export async function replaceView(
  context: Context,
  id: number,
  userId: number,
  content: Content,
): Promise<void> {
  const { name, shared, search, columns } = content;
  await context.sql.rows(changeView, [id, name, shared, search, JSON.stringify(columns)]);
  if (!shared) await context.sql.rows(unsetOthers, [id, userId]);
}

export const deleteView = (context: Context, id: number): Promise<unknown> =>
  context.sql.rows(removeView, [id]);

export const preferView = (
  context: Context,
  userId: number,
  { id, list }: { id: number; list: string },
  preferred: boolean,
): Promise<unknown> =>
  preferred
    ? context.sql.rows(setPreferred, [userId, list, id])
    : context.sql.rows(unsetPreferred, [userId, id]);
