/** A process is killed in the middle of a job; the next one, here or on the same PostgreSQL, finishes it. */
import { createServer, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aTest } from './api-json-factories.ts';
import { factoriesOn, type Factories } from './factories.ts';
import { product, type Product } from './product.ts';
import type { ServerProcess } from './server-process.ts';

const asked: ServerResponse[] = [];
const world = createServer((_request, response) => void asked.push(response));
const answer = () => asked.splice(0).forEach((response) => response.end('{}'));
let own: Product;
let host: string;

beforeAll(async () => {
  own = await product();
  await once(world.listen(0, '127.0.0.1'), 'listening');
  host = `127.0.0.1:${(world.address() as AddressInfo).port}`;
});
afterAll(async () => {
  world.closeAllConnections();
  world.close();
  await own.close();
});

const start = (variables: Record<string, string> = {}) =>
  own.start({ COMPARE_HOSTS: host, COMPARE_TIMEOUT_SECONDS: '60', ...variables });
/** Of a comparison that waits for the answers. */
async function runOf(server: ServerProcess, door: Factories) {
  const { token } = await door.signIn({ ccadmEnabled: true });
  const id = await aTest(door, { urlAsIs: `http://${host}/a`, urlToBe: `http://${host}/b` });
  const { runId } = await call(server, `/apiJsonTesting/confrontoJson/${id}`, token);
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 10_000 });
  return { runId, token };
}
/** For as long as the server runs: the embedded one forgets every prepared statement when a connection leaves. */
async function doorTo(): Promise<Factories & { close(): Promise<void> }> {
  const database = await own.door();
  return { ...factoriesOn(database), close: () => database.destroy() };
}
const call = async (server: ServerProcess, path: string, token: string) =>
  (
    await fetch(`${server.url}/ccb/auth/fe${path}`, { headers: { authorization: `Bearer ${token}` } })
  ).json() as Promise<Record<string, never>>;

it('is taken over by the next process after kill -9, and done once', async () => {
  const first = await start();
  const door = await doorTo();
  const { runId, token } = await runOf(first, door);

  first.signal('SIGKILL');
  await first.ended;
  asked.splice(0);
  // On PostgreSQL others would wait a minute for a heartbeat: expired here. The embedded database needs none.
  if (process.env.TEST_DATABASE_URL)
    await door.sql(`UPDATE pgboss.job SET expire_in = '0' WHERE state = 'active'`);
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
  second.signal('SIGTERM');
  await second.ended;
}, 240_000);

it('is handed back while the process that stops still answers, within the time to stop', async () => {
  const server = await start({ STOP_WITHIN_SECONDS: '10' });
  const door = await doorTo();
  const { runId } = await runOf(server, door);
  const unanswered = request(`${server.url}/ccb/public/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '99' },
  }).on('error', () => undefined);
  unanswered.write('{');

  server.signal('SIGTERM');

  await vi.waitFor(
    async () =>
      expect(await door.sql('SELECT state FROM job_run WHERE id = $1', [runId])).toEqual([
        { state: 'queued' },
      ]),
    { timeout: 8_000, interval: 50 },
  );
  unanswered.destroy();
  expect(await server.ended).toBe(0);
  await door.close().catch(() => undefined);
});
