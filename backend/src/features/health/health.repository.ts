import type { Context } from '../../kit/context.ts';
import { statement, type Sql } from '../../kit/sql.ts';
import { isExhausted, poolOf, withOwnClient, type PoolCounts } from '../../kit/transaction.ts';

const ping = statement('SELECT 1');
const ANSWER_WITHIN_MS = 1500;

/** What it answers in time, else undefined; it goes on. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS, undefined);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/**
 * One ping at a time: those of a frozen database would fill the pool. While all connections of the process are at work, a connection of
 * its own is asked: a busy process taken out of rotation would only pass its load on.
 */
export function reachability(): (context: Context) => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async ({ sql, db, isAlone, log }: Context): Promise<boolean> => {
    try {
      const pool = poolOf(db.connection);
      if (!isAlone && isExhausted(pool)) await withOwnClient(pool, (own) => own.rows(ping));
      else await sql.rows(ping);
      return true;
    } catch (error) {
      log.error({ err: error }, 'the database cannot be reached');
      return false;
    }
  };
  return async (context) => {
    asked ??= ask(context).finally(() => (asked = undefined));
    const isReachable = await inTime(asked);
    if (isReachable === undefined) context.log.error('the database is not responding');
    return isReachable ?? false;
  };
}

export interface JobState {
  queued: number;
  running: number;
  /** Within the last day. */
  failed: number;
  /** Seconds that the oldest queued one has waited. */
  age: number;
}

const jobs = statement(
  `SELECT count(*) FILTER (WHERE state = 'queued')::int AS queued, count(*) FILTER (WHERE state = 'running')::int AS running,
     count(*) FILTER (WHERE state = 'failed' AND finished_at > now() - interval '1 day')::int AS failed,
     coalesce(extract(epoch FROM now() - min(queued_at) FILTER (WHERE state = 'queued')), 0)::float8 AS age
   FROM job_run WHERE state IN ('queued', 'running') OR finished_at > now() - interval '1 day'`,
);

/**
 * Asks at most once at a time, and not at all while calls wait for a connection: undefined then, and where the database is late, so
 * that the other metrics tell what is the matter.
 */
export function jobState(sql: Sql, pool: PoolCounts): () => Promise<JobState | undefined> {
  let asked: Promise<JobState | undefined> | undefined;
  const ask = async (): Promise<JobState | undefined> =>
    pool.waitingCount > 0 ? undefined : (await sql.rows<JobState>(jobs))[0];
  return () =>
    inTime(
      (asked ??= ask()
        .catch(() => undefined)
        .finally(() => (asked = undefined))),
    );
}
