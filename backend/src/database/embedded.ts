// PostgreSQL without an installation: PGlite in a worker thread, reached by ordinary `pg` clients over a private socket.
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StartProblem } from '../start-problem.ts';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import type { EmbeddedReply, EmbeddedRequest, EmbeddedWorkerOptions } from './embedded-worker.ts';

export { DataFolderInUse } from './data-folder-lock.ts';

/** Use ONE connection (`max: 1, idleTimeoutMillis: 0`): all connections share a single session. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface EmbeddedDatabase {
  connection: Connection;
  dump(): Promise<Uint8Array>;
  /** Flushes, stops the thread and unlocks the folder. Idempotent. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log?: { info(message: string): void; error(message: string): void };
  /** An archive made by `dump()`, used only when the folder holds no database yet. */
  template?: string;
  /** Called when the database died under the running process: every later query fails, so the process should end. */
  onLost?: (reason: string) => void;
}

/**
 * Opens the embedded database in `dataDir`, creating it if needed (about 4 s; 1 s from a template; 0.3 s when it exists). An
 * acknowledged commit survives `kill -9` (not a power cut: the engine does not fsync). @throws DataFolderInUse
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const startedAt = performance.now();
  const socketFolder =
    process.platform === 'win32' ? '' : await mkdtemp(join(shortTemporaryFolder(), 'ccb-'));
  const removeSocket = () => {
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true });
  };
  process.once('exit', removeSocket);
  const cleanUp = async (lock?: DataFolderLock) => {
    lock?.release();
    process.off('exit', removeSocket);
    removeSocket();
  };

  const inMemory = options.dataDir.startsWith('memory://');
  const folder = inMemory ? '' : resolve(options.dataDir);
  let lock: DataFolderLock | undefined;
  try {
    lock = inMemory ? undefined : lockDataFolder(folder, socketFolder);
    const running = await startWorker({
      dataDir: inMemory ? 'memory://' : join(folder, 'postgres'),
      template:
        inMemory || !existsSync(join(folder, 'postgres', 'PG_VERSION')) ? options.template : undefined,
      listen: socketFolder ? { path: join(socketFolder, '.s.PGSQL.5432') } : { port: 0 },
    });
    options.log?.info(
      `embedded database open in ${Math.round(performance.now() - startedAt)} ms: ${folder || 'in memory'}`,
    );
    return handle(running, socketFolder, options, () => cleanUp(lock));
  } catch (error) {
    await cleanUp(lock);
    throw error instanceof StartProblem || inMemory ? error : (fullDisk(folder) ?? error);
  }
}

/** With less free space, the engine fails with obscure errors. */
const ROOM_MB = 32;

function fullDisk(folder: string): StartProblem | undefined {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  return free < ROOM_MB
    ? new StartProblem(
        `The disk of the data folder ${folder} is full (${free} MB free). Free some space, or set DATA_DIR to a folder elsewhere.`,
      )
    : undefined;
}

function handle(
  { worker, port }: { worker: Worker; port: number },
  socketFolder: string,
  { log, onLost }: EmbeddedOptions,
  cleanUp: () => Promise<void>,
): EmbeddedDatabase {
  let closing: Promise<void> | undefined;
  const ended = new Promise<void>((done) => worker.once('exit', () => done()));
  const lost = (reason: string) => {
    if (closing) return;
    closing = ended.then(cleanUp);
    log?.error(`the embedded database stopped: ${reason}`);
    onLost?.(reason);
  };
  worker.on('message', (reply: EmbeddedReply) => reply.type === 'lost' && lost(reply.reason));
  worker.on('error', (error) => lost(String(error)));
  worker.on('exit', () => lost('its thread ended'));
  // The thread alone must not keep a finished command alive; sockets of running queries do.
  worker.unref();

  return {
    connection: {
      host: socketFolder || '127.0.0.1',
      port: socketFolder ? 5432 : port,
      user: 'postgres',
      password: 'postgres',
      database: 'postgres',
    },
    async dump() {
      const reply = answer(worker, 'dump');
      ask(worker, 'dump');
      worker.ref();
      const { bytes } = await reply;
      worker.unref();
      return bytes;
    },
    close() {
      closing ??= (async () => {
        worker.ref();
        ask(worker, 'close');
        await ended;
        await cleanUp();
      })();
      return closing;
    },
  };
}

async function startWorker(workerData: EmbeddedWorkerOptions): Promise<{ worker: Worker; port: number }> {
  const worker = import.meta.url.endsWith('.ts')
    ? new Worker(typescriptEntry(new URL('./embedded-worker.ts', import.meta.url)), {
        workerData,
        eval: true,
        execArgv: [],
      })
    : new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData, execArgv: [] });
  const { port } = await answer(worker, 'ready');
  return { worker, port };
}

/** Threads do not inherit the TypeScript loader of their parent. */
function typescriptEntry(file: URL): string {
  const loader = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href;
  return `import(${JSON.stringify(loader)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(file.href)}); })`;
}

function ask(worker: Worker, request: EmbeddedRequest): void {
  worker.postMessage(request);
}

function answer<T extends EmbeddedReply['type']>(
  worker: Worker,
  type: T,
): Promise<Extract<EmbeddedReply, { type: T }>> {
  return new Promise((done, fail) => {
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    const onMessage = (reply: EmbeddedReply) => {
      if (reply.type === type) settle(() => done(reply as Extract<EmbeddedReply, { type: T }>));
    };
    const onError = (error: unknown) => settle(() => fail(error));
    const onExit = () => settle(() => fail(new Error('The embedded database ended before it was ready.')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

/** A unix socket's path is limited to 107 characters. */
function shortTemporaryFolder(): string {
  return tmpdir().length > 70 ? '/tmp' : tmpdir();
}
