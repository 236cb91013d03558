/** The started product, plus the test's own connection to its database for setting up states. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openDatabase, type Connection } from '../src/database/data-source.ts';
import { testDatabase } from './database.ts';
import { factoriesOn, type Factories } from './factories.ts';
import { brokenContract, checkingProxy, replyFault } from './reply-contract.ts';
import { send, type RequestOptions, type TestReply } from './send.ts';
import { serverProcess } from './server-process.ts';

/** What provider states need, in this process or another. */
export interface StatefulApp extends Factories {
  url: string;
  database: DataSource;
  imagesDir: string;
  clock: { now: Date };
  request(method: string, path: string, options?: RequestOptions): Promise<TestReply>;
  /** What the server has logged as an error since the last call. */
  errors(): string[];
  close(): Promise<void>;
}

/** The embedded server writes the folder of its socket into the lock of the data folder. */
export function embeddedConnection(dataDir: string): Connection {
  const lock = JSON.parse(readFileSync(join(dataDir, 'postgres', 'in-use.lock'), 'utf8')) as {
    scratch: string;
  };
  return { host: lock.scratch, port: 5432, user: 'postgres', password: 'postgres', database: 'postgres' };
}

/** As the proxy answers, without its detour. */
function checked(method: string, path: string, reply: TestReply): TestReply {
  // `send` has unpacked the body.
  const { 'content-encoding': _packed, ...headers } = Object.fromEntries(reply.headers);
  const fault = replyFault(method, path, { status: reply.status, headers, body: reply.bytes });
  return fault === undefined ? reply : { ...reply, status: 500, body: { message: brokenContract(fault) } };
}

const START = new Date('2026-11-20T10:00:00.000Z');

/**
 * Starts the product as `npm start` does, on an empty database: embedded, or on TEST_DATABASE_URL. A reply that breaks openapi.yaml
 * arrives as a 500 that says why.
 */
export async function startedApp(variables: Record<string, string> = {}): Promise<StatefulApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ccb-started-'));
  const own = process.env.TEST_DATABASE_URL ? await testDatabase() : undefined;
  const url = (own?.connection as { url: string } | undefined)?.url;
  const server = await serverProcess(
    { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}), ...variables },
    START,
  );
  const database = await openDatabase(own?.connection ?? embeddedConnection(dataDir), 1);
  const proxy = checkingProxy(server.url);
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  let read = 0;
  return {
    ...factoriesOn(database, () => START),
    url: address,
    database,
    imagesDir: join(dataDir, 'images'),
    clock: { now: START },
    request: async (method, path, options) => {
      const reply = await send(server.url, method, path, options);
      return checked(method, path, reply);
    },
    errors() {
      const lines = server.output().slice(read).split('\n');
      read = server.output().length;
      return lines.filter((line) => line.startsWith('{'));
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await database.destroy();
      server.signal('SIGTERM');
      await server.ended;
      await own?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
