import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

export const startBaseline = (port: number, databaseUrl: string): Promise<RunningServer> =>
  start(['--import', 'tsx', path('./baseline.ts')], port, '/list?labelGroup=Bench+1&size=1', {
    DATABASE_URL: databaseUrl,
  });
