/** A process is killed in the middle of a job; the next one, here or on the same PostgreSQL, finishes it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database/data-source.ts';
import { aTest } from './api-json-factories.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { factoriesOn, type Factories } from './factories.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { embeddedConnection } from './started-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ccb-killed-'));
const asked: ServerResponse[] = [];
const world = createServer((_request, response) => void asked.push(response));
const answer = () => asked.splice(0).forEach((response) => response.end('{}'));
const servers: ServerProcess[] = [];
let own: TestDatabase | undefined;
let host: string;

beforeAll(async () => {
  own = process.env.TEST_DATABASE_URL ? await testDatabase() : undefined;
  await once(world.listen(0, '127.0.0.1'), 'listening');
  host = `127.0.0.1:${(world.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const server of servers) server.signal('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
});
afterAll(async () => {
  world.closeAllConnections();
  world.close();
  await own?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const url = (own?.connection as { url: string } | undefined)?.url;
  const server = await serverProcess({
    DATA_DIR: dataDir,
    ...(url ? { DATABASE_URL: url } : {}),
    COMPARE_HOSTS: host,
    COMPARE_TIMEOUT_SECONDS: '60',
  });
  servers.push(server);
  return server;
}
/** For as long as the server runs: the embedded one forgets every prepared statement when a connection leaves. */
async function doorTo(): Promise<Factories & { close(): Promise<void> }> {
  const database = await openDatabase(own?.connection ?? embeddedConnection(dataDir), 1);
  return { ...factoriesOn(database), close: () => database.destroy() };
}
const call = async (server: ServerProcess, path: string, token: string) =>
  (
    await fetch(`${server.url}/ccb/auth/fe${path}`, { headers: { authorization: `Bearer ${token}` } })
  ).json() as Promise<Record<string, never>>;

it('is taken over by the next process after kill -9, and done once', async () => {
  const first = await start();
  const door = await doorTo();
  const { token } = await door.signIn({ ccadmEnabled: true });
  const id = await aTest(door, { urlAsIs: `http://${host}/a`, urlToBe: `http://${host}/b` });
  const { runId } = await call(first, `/apiJsonTesting/confrontoJson/${id}`, token);
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 });

  first.signal('SIGKILL');
  await first.ended;
  asked.splice(0);
  // On PostgreSQL others would wait a minute for a heartbeat: expired here. The embedded database needs none.
  if (own) await door.sql(`UPDATE pgboss.job SET expire_in = '0' WHERE state = 'active'`);
  await door.close().catch(() => undefined);
  const second = await start();
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 });
  expect((await call(second, `/jobRun/${runId}`, token))['run']).toMatchObject({
    state: 'running',
    message: 'The run was interrupted. It will restart automatically.',
  });
  answer();

  await vi.waitFor(
    async () =>
      expect((await call(second, `/jobRun/${runId}`, token))['run']).toMatchObject({
        state: 'done',
        message: '1 equal, 0 different, 0 failed',
      }),
    { timeout: 10_000, interval: 50 },
  );
  const after = await doorTo();
  expect(await after.sql('SELECT state, retry_count AS retries FROM pgboss.job')).toEqual([
    { state: 'completed', retries: 1 },
  ]);
  await after.close();
}, 240_000);
