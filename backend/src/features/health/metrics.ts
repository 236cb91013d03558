import { createHash, timingSafeEqual } from 'node:crypto';
import { refused } from '../../kit/app-error.ts';

export interface Metrics {
  text(): Promise<string>;
  token: string | undefined;
}

export interface MetricsReader {
  isDirect: boolean;
  bearer: string;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Without a token only direct callers on this machine, so that a proxy never publishes the metrics by accident. */
export const mayReadMetrics = (token: string | undefined, { isDirect, bearer }: MetricsReader): boolean =>
  token === undefined ? isDirect : timingSafeEqual(digest(bearer), digest(token));

export async function readMetrics(metrics: Metrics, caller: MetricsReader): Promise<string> {
  if (!mayReadMetrics(metrics.token, caller)) throw refused('Metrics need the token of METRICS_TOKEN.');
  return metrics.text();
}
