import { query, type OperationMap } from '../../http/operation.ts';
import { unavailable } from '../../kit/app-error.ts';
import { reachability } from './health.repository.ts';
import { readMetrics, type Metrics } from './metrics.ts';

export type { Metrics };

/** Whether the process is on its way down; load balancers then send requests elsewhere. */
export interface Lifecycle {
  isStopping: boolean;
  /** Operations that are under way, also those whose caller has gone. */
  running?: Set<Promise<unknown>>;
}

export const healthHandlers = (lifecycle: Lifecycle, metrics: Metrics) => {
  const isReachable = reachability();
  return {
    checkLive: query(async () => ({ status: 'ok' as const })),
    checkReady: query(async (context) => {
      if (lifecycle.isStopping) throw unavailable('The server is stopping.');
      if (!(await isReachable(context))) throw unavailable('The database cannot be reached.');
      return { status: 'ok' as const };
    }),
    getMetrics: query((_context, { caller }) => readMetrics(metrics, caller)),
  } satisfies Partial<OperationMap>;
};
