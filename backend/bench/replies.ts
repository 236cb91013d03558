/** Reply times of sequential requests. */
import type { Figure } from './bench.ts';

/** After two warm-up calls. */
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

/** The goal is for the median. */
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

/** A `work` that returns a number has timed the part that counts itself. */
export async function medianMs(work: () => Promise<unknown>, times: number): Promise<number> {
  const all: number[] = [];
  for (let time = -2; time < times; time++) {
    const startedAt = performance.now();
    const own = await work();
    if (time >= 0) all.push(typeof own === 'number' ? own : performance.now() - startedAt);
  }
  return all.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}
