import { timingSafeEqual } from 'node:crypto';
import { refused } from '../../kit/app-error.ts';

export interface Metrics {
  text(): Promise<string>;
  token: string | undefined;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Without a token only for direct callers on this machine, so that a proxy never publishes the metrics by accident. */
export async function readMetrics(
  metrics: Metrics,
  caller: { isDirect: boolean; bearer: string },
): Promise<string> {
  const { token } = metrics;
  const mayRead = token === undefined ? caller.isDirect : isSame(caller.bearer, token);
  if (!mayRead) throw refused('Metrics need the token of METRICS_TOKEN.');
  return metrics.text();
}
