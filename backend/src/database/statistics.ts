import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';

const EVERY_MS = 60_000;

/** By PostgreSQL's own thresholds; what was written before a process was killed is not counted, so a table may be new to it. */
const CHANGED = `SELECT format('%I.%I', schemaname, changed.relname) AS name
  FROM pg_stat_user_tables AS changed JOIN pg_class ON pg_class.oid = relid
  WHERE n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0) OR (reltuples < 0 AND pg_relation_size(relid) > 0)`;

/**
 * Counts the rows of tables that have changed much, as the autovacuum of a server does: the embedded database has no process for it, and
 * plans for a table that was empty when it was last counted read all of it again and again.
 * @returns a function that stops it; resolves when the table at hand is counted
 */
export function keepStatistics(
  database: DataSource,
  log: Pick<Logger, 'debug' | 'error'>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function analyzeChanged(): Promise<void> {
    // What this session has written is otherwise counted some seconds later.
    await database.query('SELECT pg_stat_force_next_flush()');
    for (const { name } of await database.query<{ name: string }[]>(CHANGED)) {
      if (isStopped) return;
      // One by one: others wait for one table at most, a tenth of a second.
      await database.query(`ANALYZE ${name}`);
      log.debug(`rows of ${name} counted for the plans of queries`);
    }
  }

  const timer = setInterval(() => {
    running ??= analyzeChanged()
      .catch((error: unknown) => log.error({ err: error }, 'the rows of changed tables cannot be counted'))
      .finally(() => (running = undefined));
  }, everyMs).unref();

  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
