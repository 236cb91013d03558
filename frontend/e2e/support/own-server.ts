// A product of a journey's own, for what would disturb the others: it is stopped and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What `npm start` runs, on a port and a data folder that stay the same when it is started again. */
export class OwnServer {
  readonly origin: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'ccb-journey-'));
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static readonly make = async (): Promise<OwnServer> => new OwnServer(await freePort());

  async start(): Promise<void> {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };
    const env = { PORT: String(this.#port), DATA_DIR: this.#folder, LOG_LEVEL: 'warn' };
    this.#process = spawn(process.execPath, scripts.start.split(' ').slice(1), {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    const { stdout } = this.#process;
    await new Promise<void>((resolve) =>
      stdout!.on('data', (chunk) => (said += String(chunk)).includes('is ready') && resolve()),
    );
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running?.kill('SIGTERM')) await once(running, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
