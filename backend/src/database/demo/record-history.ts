import { stateSql, type RecordDefinition } from '../../kit/record.ts';
import type { DemoClient } from './load-demo-data.ts';

/** A change of a record as the demo data set tells it. */
export interface DemoChange {
  /** What the record is called: the value of its key column. */
  key: string;
  daysAgo: number;
  actor: string;
  /** What differed until then, as the change log keeps it. */
  before: Record<string, unknown>;
}

/**
 * Writes what the change log would hold of records that are there already: their beginning, and the changes that made some of
 * them what they are, the oldest change of a record first.
 */
export async function fillRecordHistory<State extends object, Id extends number | string>(
  client: DemoClient,
  record: RecordDefinition<State, Id>,
  { key, where = 'true' }: { key: string; where?: string },
  changes: DemoChange[],
  today: Date,
): Promise<void> {
  const state = stateSql(record, 'r');
  const id = `r.${record.id.column}`;
  const values = [today, JSON.stringify(changes)];
  const told = `jsonb_to_recordset($2::jsonb) AS c(key text, "daysAgo" integer, actor text, before jsonb)`;
  await client.query(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
     SELECT $1::timestamptz - interval '150 days', 'Alessandro Rossi', '${record.entity}', ${id}::text, 'create', 'demo data',
       ${state} || coalesce((SELECT jsonb_object_agg(b.key, b.value) FROM ${told}, jsonb_each(c.before) b
         WHERE c.key = r.${key}), '{}')
     FROM ${record.table} r WHERE ${where}`,
    values,
  );
  // What a change had not changed yet stands in the states of those before it.
  await client.query(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
     SELECT $1::timestamptz - make_interval(days => c."daysAgo"), c.actor, '${record.entity}', ${id}::text, 'update',
       ${state} || later.before || c.before, ${state} || later.before
     FROM ${told} JOIN ${record.table} r ON r.${key} = c.key
     CROSS JOIN LATERAL (SELECT coalesce(jsonb_object_agg(b.key, b.value), '{}') AS before
       FROM jsonb_to_recordset($2::jsonb) AS l(key text, "daysAgo" integer, before jsonb), jsonb_each(l.before) b
       WHERE l.key = c.key AND l."daysAgo" < c."daysAgo") later
     ORDER BY c."daysAgo" DESC`,
    values,
  );
  await client.query(
    `UPDATE ${record.table} SET version = 1 + c.changes
     FROM (SELECT key, count(*)::integer AS changes FROM jsonb_to_recordset($1::jsonb) AS l(key text) GROUP BY key) c
     WHERE ${record.table}.${key} = c.key`,
    [values[1]],
  );
}
