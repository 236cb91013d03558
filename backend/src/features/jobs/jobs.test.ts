import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aRun, type RunSpec } from '../../../test/job-factories.ts';

const RUNS = '/ccb/auth/fe/jobRun';
let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Maria Keller' });
});
afterAll(() => app.close());
beforeEach(() => app.sql('TRUNCATE job_run RESTART IDENTITY'));

const run = (spec?: RunSpec) => aRun(app, spec);
const list = (query = {}) => app.request('GET', `${RUNS}/allPaged`, { as: editor, query });
const step = { name: 'Read models', done: 3, total: 18, item: 'Lince', startedAt: null, finishedAt: null };

it("shows and stops no change of price lists, which is its owner's alone", async () => {
  const id = await run({ name: 'change-prices', state: 'running', steps: [step] });

  expect((await list()).body).toEqual({ totalElements: 0, content: [] });
  for (const [method, path] of [
    ['GET', `${RUNS}/${id}`],
    ['POST', `${RUNS}/${id}/cancel`],
  ] as const)
    expect((await app.request(method, path, { as: editor })).status, method).toBe(404);
  expect((await app.request('GET', `${RUNS}/latest`, { as: editor })).body).toEqual([]);
  const overview = await app.request('GET', '/ccb/auth/fe/overview', { as: editor });
  expect(overview.body.jobs).toEqual({ running: [], failed: [] });
  const [stored] = await app.sql('SELECT cancel_requested_at AS at FROM job_run WHERE id = $1', [id]);
  expect(stored).toEqual({ at: null });
});

describe('the list of runs', () => {
  it('lists who started what, when, how long it took, what became of it and who got its result', async () => {
    const id = await run({
      message: '18 models',
      percent: 100,
      step: 'Send',
      input: { emails: ['g@alturia.example', 'x@alturia.example'], mailed: ['g@alturia.example'] },
      steps: [step],
    });

    const { status, body } = await list();

    expect(status).toBe(200);
    expect(body).toEqual({
      totalElements: 1,
      content: [
        {
          id,
          name: 'updateGrid',
          modelcode: 'DEFAULT',
          startedBy: 'Giulia Ferri',
          queuedAt: expect.stringContaining('2026-11-20T09:00:00'),
          startedAt: expect.stringContaining('2026-11-20T09:00:00'),
          finishedAt: expect.stringContaining('2026-11-20T09:01:00'),
          durationMs: 60_000,
          state: 'done',
          isCancelling: false,
          step: 'Send',
          percent: 100,
          message: '18 models',
          emails: ['g@alturia.example'],
          steps: [step],
        },
      ],
    });
  });

  it('says how long a run takes so far by the clock of the server', async () => {
    await run({ state: 'running', at: '2026-11-20T09:59:30Z' });
    await run({ state: 'queued', at: '2026-11-20T09:59:50Z' });

    const { body } = await list({ sortBy: 'startedAt' });

    expect(body.content.map(({ durationMs }: { durationMs: number }) => durationMs)).toEqual([
      30_000, 10_000,
    ]);
    expect(body.content.map(({ finishedAt }: { finishedAt: null }) => finishedAt)).toEqual([null, null]);
  });

  it('names the address of a mailed export, and the model that a run is about', async () => {
    await run({ name: 'export', input: { email: 'x@alturia.example', model: 'AURORA' } });

    expect((await list()).body.content[0]).toMatchObject({
      emails: ['x@alturia.example'],
      modelcode: 'AURORA',
    });
  });

  it('pages and sorts, the latest first where it is asked to', async () => {
    for (const [index, name] of ['b', 'a', 'c'].entries())
      await run({ name, at: `2026-11-20T0${index}:00:00Z`, startedBy: `User ${9 - index}` });
    const names = async (query: object) =>
      (await list(query)).body.content.map(({ name }: { name: string }) => name).join('');

    expect(await names({ sortBy: 'startedAt', sortDesc: true })).toBe('cab');
    expect(await names({ sortBy: 'name' })).toBe('abc');
    expect(await names({ sortBy: 'startedBy' })).toBe('cab');
    expect(await names({ sortBy: 'startedAt', page: 1, size: 2 })).toBe('c');
  });

  it('lists the runs of one job', async () => {
    await run({ name: 'updateGrid' });
    await run({ name: 'clearGridCache' });

    expect((await list({ name: 'clearGridCache' })).body).toMatchObject({
      totalElements: 1,
      content: [{ name: 'clearGridCache' }],
    });
  });
});

describe('the last run of each job', () => {
  it('is one for each, the newest first', async () => {
    await run({ name: 'updateGrid', at: '2026-11-20T07:00:00Z' });
    const latest = await run({ name: 'updateGrid', at: '2026-11-20T08:00:00Z' });
    const other = await run({ name: 'clearAllCache', at: '2026-11-20T09:00:00Z' });

    const { body } = await app.request('GET', `${RUNS}/latest`, { as: editor });

    expect(body.map(({ id }: { id: number }) => id)).toEqual([other, latest]);
  });

  it('is an empty list where nothing ever ran', async () => {
    expect((await app.request('GET', `${RUNS}/latest`, { as: editor })).body).toEqual([]);
  });
});

describe('one run', () => {
  it('comes with its report', async () => {
    const id = await run({ state: 'failed', report: 'line 1\nline 2' });

    const { body } = await app.request('GET', `${RUNS}/${id}`, { as: editor });

    expect(body).toMatchObject({ run: { id, state: 'failed' }, report: 'line 1\nline 2' });
  });

  it('has an empty report where it had little to say', async () => {
    const id = await run();

    expect((await app.request('GET', `${RUNS}/${id}`, { as: editor })).body.report).toBe('');
  });

  it('is not found under an unknown id', async () => {
    const { status, body } = await app.request('GET', `${RUNS}/4711`, { as: editor });

    expect([status, body.message]).toEqual([404, 'There is no such run.']);
  });
});

describe('cancelling', () => {
  const cancel = (id: number) => app.request('POST', `${RUNS}/${id}/cancel`, { as: editor });

  it('ends a waiting run at once and keeps who did it', async () => {
    const id = await run({ state: 'queued' });

    expect((await cancel(id)).body).toEqual({ id, message: 'The run is cancelled' });
    expect(await app.sql('SELECT state, cancel_requested_by AS by FROM job_run')).toEqual([
      { state: 'cancelled', by: 'Maria Keller' },
    ]);
  });

  it('asks a running one to stop, and says so meanwhile', async () => {
    const id = await run({ state: 'running' });

    expect((await cancel(id)).body).toEqual({ id, message: 'The run will stop at its next step' });
    expect((await list()).body.content[0]).toMatchObject({ state: 'running', isCancelling: true });
  });

  it('refuses a run that is over', async () => {
    const { status, body } = await cancel(await run({ state: 'done' }));

    expect([status, body.message]).toEqual([409, 'This run is already over.']);
  });

  it('finds no run that was never there', async () => {
    expect((await cancel(4711)).status).toBe(404);
  });
});

it('reveals nothing to anonymous callers and users without the label tool', async () => {
  const id = await run({ state: 'running' });
  const market = await app.signIn({ priceConfEnabled: true });
  const calls = [
    ['GET', `${RUNS}/allPaged`],
    ['GET', `${RUNS}/latest`],
    ['GET', `${RUNS}/${id}`],
    ['POST', `${RUNS}/${id}/cancel`],
  ] as const;

  for (const [method, path] of calls) {
    expect((await app.request(method, path)).status).toBe(401);
    expect((await app.request(method, path, { as: market })).status).toBe(403);
  }
  expect((await list()).body.content[0].isCancelling).toBe(false);
});
