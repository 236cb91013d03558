import type { Context } from '../../kit/context.ts';
import { statement, type Sql } from '../../kit/sql.ts';

const ping = statement('SELECT 1');
const ANSWER_WITHIN_MS = 1500;

/** One ping at a time: those of a frozen database would fill the pool. */
export function reachability(): (context: Context) => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async ({ sql, log }: Context): Promise<boolean> => {
    try {
      await sql.rows(ping);
      return true;
    } catch (error) {
      log.error({ err: error }, 'the database cannot be reached');
      return false;
    }
  };
  return async (context) => {
    asked ??= ask(context).finally(() => (asked = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => {
        context.log.error('the database is not responding');
        resolve(false);
      }, ANSWER_WITHIN_MS);
    });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
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

export const jobState = async (sql: Sql): Promise<JobState | undefined> =>
  (await sql.rows<JobState>(jobs))[0];
