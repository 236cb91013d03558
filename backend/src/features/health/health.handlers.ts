import { statfs } from 'node:fs/promises';
import { query, type OperationMap } from '../../http/operation.ts';
import { unavailable } from '../../kit/app-error.ts';
import { reachability } from './health.repository.ts';
import { readMetrics, type Metrics } from './metrics.ts';

export type { Metrics };

export interface Lifecycle {
  isStopping: boolean;
  /** Operations under way, also those whose caller has gone. */
  running?: Set<Promise<unknown>>;
  /** Of the embedded database; an ordinary PostgreSQL monitors its own disk. */
  dataFolder?: string;
}

const FULL_BELOW_BYTES = 1024 * 1024;

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < FULL_BELOW_BYTES;
}

export const healthHandlers = (lifecycle: Lifecycle, metrics: Metrics) => {
  const isReachable = reachability();
  return {
    checkLive: query(async () => ({ status: 'ok' as const })),
    checkReady: query(async (context) => {
      if (lifecycle.isStopping) throw unavailable('The server is stopping.', 5);
      if (!(await isReachable(context))) throw unavailable('The database cannot be reached.', 5);
      const { dataFolder } = lifecycle;
      if (dataFolder !== undefined && (await isFull(dataFolder))) {
        context.log.error('the disk of the database is full');
        throw unavailable('The disk of the database is full.', 60);
      }
      return { status: 'ok' as const };
    }),
    getMetrics: query((_context, { caller }) => readMetrics(metrics, caller)),
  } satisfies Partial<OperationMap>;
};
