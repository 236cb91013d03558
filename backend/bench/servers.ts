import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Figure } from './bench.ts';
import { median } from './load.ts';

export interface RunningServer {
  base: string;
  /** From the start of the process to its first good reply. */
  readyAfterMs: number;
  /** Resident memory. */
  memory(): { nowMb: number; peakMb: number };
  stop(): Promise<void>;
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function start(
  args: string[],
  port: number,
  readyPath: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  await untilAnswers(`${base}${readyPath}`, child);
  const readyAfterMs = performance.now() - startedAt;
  return {
    base,
    readyAfterMs,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const mb = (name: string): number =>
        Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024);
      return { nowMb: mb('VmRSS'), peakMb: mb('VmHWM') };
    },
    stop: () => new Promise((resolve) => child.once('exit', () => resolve()).kill('SIGTERM')),
  };
}

/** As in package.json. */
const HEAP = ['--max-old-space-size=320', '--max-semi-space-size=32'];

/** As `npm start` runs it. */
export const startProduct = (port: number, databaseUrl: string): Promise<RunningServer> =>
  start([...HEAP, path('../dist/main.js')], port, '/ccb/health/ready', {
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'false',
  });

const BASELINE = path('../../.cache/bench/baseline.mjs');

/** Compiled beforehand like the product, because its start is measured as well. */
export function startBaseline(port: number, databaseUrl: string): Promise<RunningServer> {
  buildSync({
    entryPoints: [path('./baseline.ts')],
    outfile: BASELINE,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  return start([BASELINE], port, '/list?labelGroup=Bench+1&size=1', { DATABASE_URL: databaseUrl });
}

/** Starts in turn, after one of each that warms up the disk cache; the medians are compared. */
export async function measureStarts(databaseUrl: string, rounds: number): Promise<Figure[]> {
  const [products, baselines]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1)
    for (const [start, taken, port] of [
      [startProduct, products, 18_081],
      [startBaseline, baselines, 18_082],
    ] as const) {
      const server = await start(port, databaseUrl);
      if (round > 0) taken.push(server.readyAfterMs);
      await server.stop();
    }
  const [product, baseline] = [median(products), median(baselines)];
  const share = product / baseline;
  return [
    {
      what: 'ready after a warm start',
      value: `${product.toFixed(0)} ms`,
      goal: '< 1000 ms',
      isMet: product < 1000,
    },
    {
      what: 'ready after a warm start, of the baseline’s',
      value: `${share.toFixed(1)} x (${product.toFixed(0)} ms, bare ${baseline.toFixed(0)} ms)`,
      goal: '<= 7 x',
      isMet: share <= 7,
    },
  ];
}
