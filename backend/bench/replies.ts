/** How long replies take, one after the other. */
import type { Figure } from './bench.ts';

/** How often a reply is measured, after two that warm up. */
export const TIMES = 20;

async function timesOf(
  work: () => Promise<unknown>,
  times: number,
): Promise<{ median: number; p95: number }> {
  const all: number[] = [];
  for (let time = -2; time < times; time++) {
    const startedAt = performance.now();
    await work();
    if (time >= 0) all.push(performance.now() - startedAt);
  }
  all.sort((a, b) => a - b);
  return { median: all[Math.floor(times / 2)]!, p95: all[Math.ceil(times * 0.95) - 1]! };
}

/** Median and 95th percentile of a reply; the median has to be below the goal. */
export async function figureOf(
  what: string,
  work: () => Promise<unknown>,
  goalMs: number,
  times = TIMES,
): Promise<Figure> {
  const { median, p95 } = await timesOf(work, times);
  const value = `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  return { what, value, goal: `median < ${goalMs} ms`, isMet: median < goalMs };
}
