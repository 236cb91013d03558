import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

const health = (what: string) => app.request('GET', `/ccb/health/${what}`);

it('is live and ready without a session', async () => {
  for (const what of ['live', 'ready'])
    expect(await health(what)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('is live but no longer ready while the server stops', async () => {
  app.lifecycle.isStopping = true;
  const [live, ready] = [await health('live'), await health('ready')];
  app.lifecycle.isStopping = false;

  expect(live.status).toBe(200);
  expect([ready.status, ready.body.message]).toEqual([503, 'The server is stopping.']);
  expect(ready.headers.get('connection')).toBe('close');
});

it('is live but not ready while the disk of the embedded database is full', async () => {
  // Whatever asks how much room there is on it learns that there is none.
  app.lifecycle.dataFolder = '/proc';
  const [live, ready] = [await health('live'), await health('ready')];
  app.lifecycle.dataFolder = tmpdir();
  const roomy = await health('ready');
  delete app.lifecycle.dataFolder;

  expect([live.status, roomy.status]).toEqual([200, 200]);
  expect([ready.status, ready.body.message]).toEqual([503, 'The disk of the database is full.']);
});

it('is not ready without its database, and says nothing of why', async () => {
  const lost = await testApp();
  await lost.database.destroy();

  const { status, body } = await lost.request('GET', '/ccb/health/ready');

  expect([status, body.message]).toEqual([503, 'The database cannot be reached.']);
  expect((await lost.request('GET', '/ccb/health/live')).status).toBe(200);
  await lost.close().catch(() => undefined);
});
