import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { embeddedConnection } from '../../test/product.ts';
import { serverProcess, type ServerProcess } from '../../test/server-process.ts';
import { readConfig } from '../config.ts';
import { greeting, starting } from './serve.ts';

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ccb-serve-'));
  server = await serverProcess({ DATA_DIR: dataDir });
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

const repliesOf = (socket: Socket) => {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  return () => text;
};

/** It runs as long as the rest of its body is missing. */
async function halfARequest() {
  const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  const reply = repliesOf(socket);
  socket.write(
    `POST /ccb/public/getToken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await vi.waitFor(() => expect(reply()).toContain('100 Continue'), { timeout: 5000 });
  socket.write(body.slice(0, 10));
  return { reply, finish: () => void socket.write(body.slice(10)) };
}
const stopsListening = () =>
  vi.waitFor(async () => expect(await isRefused(server.port)).toBe(true), { timeout: 5000 });

it('is live but not ready while it starts', async () => {
  const server = createServer(starting('a-token')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reply = (what: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ccb/${what}`, { headers });
  const get = async (what: string) => {
    const found = await reply(what);
    return [found.status, await found.json()];
  };

  expect(await get('health/live')).toEqual([200, { status: 'ok' }]);
  for (const what of ['health/ready', 'health/liver', 'health/metrics', 'auth/checkLoggedIn'])
    expect(await get(what)).toEqual([503, { message: 'The console is starting.' }]);
  const page = await reply('', { accept: 'text/html,*/*;q=0.8' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  for (const part of ['http-equiv="refresh" content="3"', 'si sta avviando', 'is starting'])
    expect(text).toContain(part);
  const metrics = await reply('health/metrics', { authorization: 'Bearer a-token' });
  expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('ccb_starting 1')]);
  server.close();
});

it('advertises links that sign in only where their secret is known', () => {
  const greeted = (env: NodeJS.ProcessEnv) => {
    const SSO_ISSUER = 'https://portal.example';
    return greeting(
      readConfig({ DEMO_DATA: 'true', SSO_ISSUER, SSO_AUDIENCE: 'ccb', ...env }, '/'),
      8080,
      'here',
    );
  };

  expect(greeted({ SSO_SECRET: 'x'.repeat(40) })).toContain('npm run sso:link');
  expect(greeted({ SSO_JWKS_URL: 'https://portal.example/keys' })).not.toContain('sso:link');
  expect(greeted({ SSO_ISSUER: '', SSO_AUDIENCE: '' })).not.toContain('sso:link');
});

it('finishes a running request on shutdown, accepts no new one, and exits with 0', async () => {
  const { reply, finish } = await halfARequest();

  server.signal('SIGTERM');
  await stopsListening();
  finish();
  await vi.waitFor(() => expect(reply()).toContain('Wrong user name or password.'), { timeout: 5000 });
  const answeredAt = performance.now();

  expect(await server.ended).toBe(0);
  // The connection would stay open for a minute otherwise.
  expect(performance.now() - answeredAt).toBeLessThan(8000);
  expect(reply()).toContain('HTTP/1.1 401');
});

it('takes two signals in a moment for one, as a terminal and npm send Ctrl-C, and ends at once with a later one', async () => {
  server = await serverProcess({ DATA_DIR: dataDir });
  const { reply, finish } = await halfARequest();
  server.signal('SIGINT');
  await wait(20);
  server.signal('SIGINT');
  await stopsListening();
  finish();
  expect(await server.ended).toBe(0);
  expect(reply()).toContain('HTTP/1.1 401');

  server = await serverProcess({ DATA_DIR: dataDir });
  await halfARequest();
  // A busy machine may deliver the first ones together.
  const later = setInterval(() => server!.signal('SIGINT'), 600);
  server.signal('SIGINT');
  expect(await server.ended.finally(() => clearInterval(later))).toBe(130);
});

it.runIf(process.platform !== 'win32')('stops gracefully when npm is killed', async () => {
  server = await serverProcess({ DATA_DIR: dataDir, npm_lifecycle_event: 'start' }, { isBelowShell: true });
  const { reply, finish } = await halfARequest();
  server.signal('SIGKILL');
  await stopsListening();
  // It looks every second whether npm is there.
  await wait(1200);
  finish();
  await server.ended;
  expect(reply()).toContain('HTTP/1.1 401');
});

it('starts again on the same data and leaves them to nobody else meanwhile', async () => {
  server = await serverProcess({ DATA_DIR: dataDir });

  await expect(serverProcess({ DATA_DIR: dataDir })).rejects.toThrow(/ended with 1/);
  await expect(
    serverProcess({ DATA_DIR: join(dataDir, 'other'), PORT: String(server.port) }),
  ).rejects.toThrow(`Port ${server.port} is in use`);

  expect((await fetch(`${server.url}/ccb/health/ready`)).status).toBe(200);
  server.signal('SIGINT');
  expect(await server.ended).toBe(0);
});

it('kills what hangs on shutdown: logs it, exits with 1, and restarts on the same data', async () => {
  const stopsSoon = { DATA_DIR: dataDir, STOP_WITHIN_SECONDS: '2', LOG_LEVEL: 'fatal' };
  server = await serverProcess(stopsSoon);
  const signIn = () =>
    fetch(`${server.url}/ccb/public/getToken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'nobody', password: 'nothing' }),
    });
  expect((await signIn()).status).toBe(401);
  // Whoever holds the tables freezes the database for everybody else.
  const door = await openDatabase(embeddedConnection(dataDir), 1);
  await door.query(`INSERT INTO app_user (username, password_hash) VALUES ('somebody', '')`);
  const holder = door.createQueryRunner();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE session, login_attempt');
  const hanging = signIn().catch((error: Error) => error);
  await vi.waitFor(
    async () => expect((await fetch(`${server.url}/ccb/health/ready`)).status).toBe(503),
    10_000,
  );

  server.signal('SIGTERM');
  const begun = performance.now();
  expect(await server.ended).toBe(1);
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(server.output()).toContain('the server did not stop in time and is terminated');
  expect(await hanging).toBeInstanceOf(Error);
  await door.destroy().catch(() => undefined);

  // Where somebody is stored, there are no demo users, and none are announced.
  server = await serverProcess({ ...stopsSoon, DEMO_DATA: 'true' });
  expect(server.output()).not.toContain('Demo users');
  expect((await signIn()).status).toBe(401);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
});
