/** A database that freezes, disconnects and returns, as callers see it. */
import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database/data-source.ts';
import { testApp, type SignedInUser, type TestApp } from './app.ts';
import { testDatabase, type TestDatabase } from './database.ts';

function proxyTo(target: NetConnectOpts) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => void (isFrozen ? held.push(() => other.write(chunk)) : other.write(chunk)));
      one.on('close', () => void (sockets.delete(one), other.destroy())).on('error', () => undefined);
    }
  });
  const held: (() => unknown)[] = [];
  return {
    server,
    freeze: () => void (isFrozen = true),
    thaw() {
      isFrozen = false;
      for (const go of held.splice(0)) go();
    },
    breakOff() {
      held.length = 0;
      for (const socket of sockets) socket.destroy();
    },
  };
}

let own: TestDatabase;
let proxy: ReturnType<typeof proxyTo>;
let database: DataSource;
let app: TestApp;
let as: SignedInUser;

beforeAll(async () => {
  own = await testDatabase();
  const { connection } = own;
  const url = 'url' in connection ? new URL(connection.url) : undefined;
  proxy = proxyTo(
    url
      ? { host: url.hostname, port: Number(url.port || 5432) }
      : { path: join((connection as { host: string }).host, '.s.PGSQL.5432') },
  );
  await once(proxy.server.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.server.address() as AddressInfo;
  if (url) url.host = `127.0.0.1:${port}`;
  const behind = url ? { url: url.href } : { ...connection, host: '127.0.0.1', port };
  database = await openDatabase(behind as typeof connection, own.poolSize);
  app = await testApp({ database });
  as = await app.signIn({ ccadmEnabled: true });
});
afterAll(async () => {
  await app.close();
  await database.destroy();
  proxy.server.close();
  await own.close();
});

const ready = () => app.request('GET', '/ccb/health/ready');
const list = () => app.request('GET', '/ccb/auth/fe/language/langlist', { as });

// A busy machine is late now and then.
it(
  'is not ready within two seconds while the database is frozen, and ready again by itself',
  { retry: 3 },
  async () => {
    proxy.freeze();
    const begun = performance.now();
    const { status, body } = await ready();
    const took = performance.now() - begun;
    const others = await Promise.all([ready(), ready(), ready()]);
    proxy.thaw();

    expect([status, body.message]).toEqual([503, 'The database cannot be reached.']);
    expect(took).toBeLessThan(2000);
    expect(others.map((other) => other.status)).toEqual([503, 503, 503]);
    await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 5000 });
  },
);

it('answers 503 with a message when the connection is lost, and recovers by itself', async () => {
  expect((await list()).status).toBe(200);
  proxy.freeze();
  const waiting = list();
  const pool = (database.driver as unknown as { master: { totalCount: number; idleCount: number } }).master;
  // Sent, but not answered.
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBe(1));
  proxy.breakOff();
  proxy.thaw();
  const { status, body, headers } = await waiting;

  expect([status, body.message]).toEqual([503, 'The database is not responding. Try again in a moment.']);
  expect(headers.get('retry-after')).toBe('5');
  await vi.waitFor(async () => expect((await list()).status).toBe(200), { timeout: 5000 });
});
