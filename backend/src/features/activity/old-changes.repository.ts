import { statement, type Sql } from '../../kit/sql.ts';

export interface Reached {
  at: string;
  id: number;
}

const later = (condition = 'true'): string =>
  `EXISTS (SELECT FROM change_log l WHERE l.entity = d.entity AND l.entity_id = d.entity_id AND l.id > d.id AND ${condition})`;

/**
 * What an existing record needs stays: its last change (who changed it, in lists and conflicts), and of a price the last one that
 * changed the price itself, of a market all that changed its currency: the prices of earlier changes are in the former one. A deletion that is old enough to be read here goes even if it is the last change, and with it what was
 * said of a text that cannot come back any more.
 */
const removeBatch = statement(
  `WITH old AS MATERIALIZED (
     SELECT id, at, entity, entity_id, action, before ->> 'price' IS DISTINCT FROM after ->> 'price' AS is_priced,
       (before ->> 'currency' <> after ->> 'currency') IS TRUE AS is_converted
     FROM change_log WHERE at < $1 AND (at, id) > ($2::timestamptz, $3::bigint) ORDER BY at, id LIMIT $4),
   gone AS (
     DELETE FROM change_log c USING old d
     WHERE c.id = d.id AND (d.action IN ('delete', 'clear') OR (${later()}
       AND (d.entity <> 'price' OR NOT d.is_priced
         OR ${later(`l.before ->> 'price' IS DISTINCT FROM l.after ->> 'price'`)})
       AND (d.entity <> 'country' OR NOT d.is_converted OR ${later(`l.action = 'delete'`)})))
     RETURNING c.id),
   unmarked AS (
     DELETE FROM text_mark m USING old d
     WHERE d.action = 'delete' AND m.entity = d.entity AND m.record_id::text = d.entity_id AND NOT ${later()})
   SELECT (SELECT count(*)::integer FROM gone) AS removed, last.at::text AS at, last.id
   FROM (SELECT at, id FROM old ORDER BY at DESC, id DESC LIMIT 1) last`,
);

const noteCutOff = statement(
  `INSERT INTO change_log_cut_off (at) SELECT $1 WHERE EXISTS (SELECT FROM change_log WHERE at < $1)
   ON CONFLICT (id) DO UPDATE SET at = greatest(change_log_cut_off.at, excluded.at)`,
);

/** Notes that changes before a moment may be missing from now on, also when they are kept longer again. */
export const cutOff = (sql: Sql, before: Date): Promise<unknown> => sql.rows(noteCutOff, [before]);

/** Removes old changes from a batch of the log that begins after `reached`; undefined past the last batch. */
export async function removeOldChanges(
  sql: Sql,
  before: Date,
  reached: Reached,
  size: number,
): Promise<({ removed: number } & Reached) | undefined> {
  const values = [before, reached.at, reached.id, size];
  return (await sql.rows<{ removed: number } & Reached>(removeBatch, values))[0];
}
