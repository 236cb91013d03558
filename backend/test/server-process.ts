/**
 * The product in its own process, started as `npm start` does: same command, flags and build. Only the environment below differs: a
 * free port, the test's data folder or database, no demo data, a quiet log and, on request, the clock (test/started-clock.mjs).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code. */
  ended: Promise<number | null>;
}

const CLOCK = pathToFileURL(here('started-clock.mjs')).href;

/** The arguments of `node` in `npm start`. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(here('../../package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [node, ...args] = scripts.start.split(' ');
  if (node !== 'node') throw new Error(`npm start does not run node: ${scripts.start}`);
  return args;
}

/**
 * Starts the server with only these variables, on a free port; resolves when it is ready. @param clock start of its clock, else the
 * real one. @param isBelowShell signals go to a shell above it, as npm is
 */
export async function serverProcess(
  variables: Record<string, string>,
  { clock, isBelowShell = false }: { clock?: Date; isBelowShell?: boolean } = {},
): Promise<ServerProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const preload = clock ? ['--import', CLOCK] : [];
  const node = [process.execPath, ...preload, ...startArguments()];
  const [program, ...args] = isBelowShell ? ['sh', '-c', '"$0" "$@" & wait', ...node] : node;
  const child = spawn(program!, args, {
    cwd: here('../..'),
    env: {
      PATH,
      HOME,
      TMPDIR,
      PORT: '0',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      ...(clock ? { STARTED_CLOCK: clock.toISOString() } : {}),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  // The server has the shell's output, which is open until it ends too.
  const ended = once(child, isBelowShell ? 'close' : 'exit').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ready: +(http:\S+?)\/ccb\//.exec(output);
      if (found) resolve(found[1]!);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const url = (await address).replace('localhost', '127.0.0.1');
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid!,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
  };
}
