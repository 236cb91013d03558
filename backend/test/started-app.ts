/** The started product, plus the test's own connection to its database for setting up states. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { factoriesOn, type Factories } from './factories.ts';
import { product } from './product.ts';
import { brokenContract, checkingProxy, replyFault } from './reply-contract.ts';
import { send, type RequestOptions, type TestReply } from './send.ts';

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
  const { start, door, dataDir, close } = await product();
  const server = await start(variables, START);
  const database = await door();
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
      await close();
    },
  };
}
