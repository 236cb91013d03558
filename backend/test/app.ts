// The real server on a private database, for tests over HTTP.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app.ts';
import { readConfig, type Config } from '../src/config.ts';
import { openDatabase } from '../src/database/data-source.ts';
import type { Lifecycle } from '../src/features/health/health.handlers.ts';
import { resetCaches } from '../src/kit/cache.ts';
import { logOptions } from '../src/kit/log-options.ts';
import { testDatabase } from './database.ts';
import { checkedReplies } from './reply-contract.ts';
import { factoriesOn, type Factories } from './factories.ts';
import { send, type RequestOptions, type TestReply } from './send.ts';

export type { SignedInUser } from './factories.ts';
export type { RequestOptions, TestReply } from './send.ts';

export interface TestAppOptions {
  /** Overrides of the defaults. */
  config?: Partial<Config>;
  /** Another test app's database, for a second process on the same data; closed by its owner. */
  database?: DataSource;
  lifecycle?: Lifecycle;
}

export interface TestApp extends Factories {
  url: string;
  database: DataSource;
  config: Config;
  /** The server's clock stands still until a test moves it. */
  clock: { now: Date; advance(milliseconds: number): void };
  lifecycle: Lifecycle;
  /** From `config.logLevel` (here: error) up. */
  logged: Record<string, unknown>[];
  request(method: string, path: string, options?: RequestOptions): Promise<TestReply>;
  /** Call it in `afterAll`. */
  close(): Promise<void>;
}

async function listen(server: Server): Promise<string> {
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function privateDatabase(): Promise<{ database: DataSource; close: () => Promise<void> }> {
  const { connection, poolSize, close } = await testDatabase();
  const database = await openDatabase(connection, poolSize);
  return {
    database,
    close: async () => {
      await database.destroy();
      await close();
    },
  };
}

/**
 * The application on an empty, migrated database and a free port. Replies are validated against openapi.yaml: a mismatch becomes a
 * 500 that says why.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const defaults = readConfig({ LOG_LEVEL: 'error', DEMO_DATA: 'false' }, process.cwd());
  const config = { ...defaults, ...options.config };
  const own = options.database ? undefined : await privateDatabase();
  // The test files of a worker share its modules (vitest.config.ts), but not its database.
  if (own) resetCaches();
  const database = options.database ?? own!.database;
  const logged: Record<string, unknown>[] = [];
  const log = pino(logOptions(config.logLevel), {
    write: (line: string) => void logged.push(JSON.parse(line)),
  });
  const clock = {
    now: new Date('2026-11-20T10:00:00.000Z'),
    advance: (milliseconds: number) => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
  };
  const lifecycle = options.lifecycle ?? { isStopping: false };
  const app = createApp({ database, config, log, now: () => clock.now, lifecycle });
  const server = createServer(checkedReplies(app, (fault) => void logged.push({ level: 50, msg: fault })));
  // Between two requests of a test a connection may rest for longer than the default of 5 s; closed just then, it would hang up.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  const url = await listen(server);
  const factories = factoriesOn(database, () => clock.now);

  return {
    ...factories,
    url,
    database,
    config,
    clock,
    lifecycle,
    logged,
    request: (method, path, requestOptions) => send(url, method, path, requestOptions),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await own?.close();
    },
  };
}
