/**
 * Change log entries carry the id of their transaction. PostgreSQL's own tools (`pg_dump`) bring it into another server, which has
 * ids of its own: entries "of the future" would make every cached read stale for ever, and one day belong to a transaction that did not
 * write them.
 */
import type pg from 'pg';

/**
 * A row that can be seen was written before `pg_snapshot_xmax`. Starts are frequent and the change log is large, so only the newest
 * transaction of each entity is looked up, from entity to entity, in the index on (entity, xid): some fifty entries of it are read.
 */
const HAS_FOREIGN = `
  WITH RECURSIVE kind AS (
    (SELECT entity FROM change_log ORDER BY entity LIMIT 1)
    UNION ALL
    SELECT (SELECT next.entity FROM change_log next WHERE next.entity > kind.entity ORDER BY next.entity LIMIT 1)
    FROM kind WHERE kind.entity IS NOT NULL
  )
  SELECT EXISTS (
    SELECT FROM kind CROSS JOIN LATERAL (
      SELECT xid FROM change_log WHERE entity = kind.entity ORDER BY xid DESC LIMIT 1) AS newest
    WHERE newest.xid >= pg_snapshot_xmax(pg_current_snapshot())) AS "hasForeign"`;

/** PostgreSQL's own id of what is older than every transaction: visible to all, and never that of a run. */
const LONG_AGO = 2;

/** In one transaction, within the limit of a statement. */
const AT_ONCE = 50_000;

/**
 * As after a restored backup: the entries stay, and no earlier run can be undone as a whole. Returns whether there are more of
 * them, for another transaction.
 */
export async function forgetForeignTransactions(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ hasForeign: boolean }>(HAS_FOREIGN);
  if (!rows[0]!.hasForeign) return false;
  const { rowCount } = await client.query(
    `WITH runs AS (DELETE FROM change_run)
     UPDATE change_log SET xid = '${LONG_AGO}' WHERE id IN (
       SELECT id FROM change_log WHERE xid >= pg_snapshot_xmax(pg_current_snapshot()) LIMIT ${AT_ONCE})`,
  );
  return rowCount === AT_ONCE;
}
