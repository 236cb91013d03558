import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';

const EVERY_MS = 60_000;

/** Vacuuming takes a tenth of a second for it. Nobody is kept waiting for larger tables: what is dead in them is reused less well. */
const LARGEST = '64 MB';

/** By PostgreSQL's own thresholds; what was written before a process was killed is not counted, so a table may be new to it. */
const WORK = `SELECT name, CASE WHEN has_dead THEN CASE WHEN is_changed THEN 'VACUUM (ANALYZE)' ELSE 'VACUUM' END ELSE 'ANALYZE' END AS work
  FROM (SELECT format('%I.%I', schemaname, t.relname) AS name,
      n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0) OR (reltuples < 0 AND pg_relation_size(relid) > 0) AS is_changed,
      n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) AND pg_total_relation_size(relid) < pg_size_bytes('${LARGEST}') AS has_dead
    FROM pg_stat_user_tables t JOIN pg_class ON pg_class.oid = relid) tables
  WHERE is_changed OR has_dead`;

/**
 * Counts the rows of tables that have changed much and frees what is dead in them, as the autovacuum of a server does: the embedded
 * database has no process for it. Plans for a table that was empty when it was last counted read all of it again and again, and what is
 * written often would grow for ever.
 * @returns a function that stops it; resolves when the table at hand is done
 */
export function startAutovacuum(
  database: DataSource,
  log: Pick<Logger, 'debug' | 'error'>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function tend(): Promise<void> {
    // What this session has written is otherwise counted some seconds later.
    await database.query('SELECT pg_stat_force_next_flush()');
    for (const { name, work } of await database.query<{ name: string; work: string }[]>(WORK)) {
      if (isStopped) return;
      // One by one: others wait for one table at most, a tenth of a second.
      await database.query(`${work} ${name}`);
      log.debug(`${work} ${name}`);
    }
  }

  const timer = setInterval(() => {
    running ??= tend()
      .catch((error: unknown) => log.error({ err: error }, 'changed tables cannot be vacuumed'))
      .finally(() => (running = undefined));
  }, everyMs).unref();

  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
