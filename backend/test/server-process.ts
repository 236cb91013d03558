// A real server in a process of its own, for tests about starting, stopping and several processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface ServerProcess {
  url: string;
  port: number;
  /** Everything it printed so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

/** Starts the server with these variables and nothing else, on a free port; resolves when it says that it is ready. */
export async function serverProcess(variables: Record<string, string>): Promise<ServerProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', here('../src/main.ts')], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      TSX_TSCONFIG_PATH: here('../tsconfig.json'),
      PORT: '0',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
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
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
  };
}
