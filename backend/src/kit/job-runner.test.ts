import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { inTransaction as inTransactionOn, poolOf } from './transaction.ts';
import type { Context } from './context.ts';
import { jobRunnerOn, type Job, type JobRunner } from './job-runner.ts';

const log = pino({ level: 'silent' });
const seen: Record<string, unknown>[] = [];
/** Jobs that wait end when a test says so. */
let finish: () => void = () => undefined;

const jobs: Job[] = [
  {
    name: 'greet',
    run: async (_tools, _run, input) => {
      seen.push(input);
      return `hello ${String(input['who'])}`;
    },
  },
  {
    name: 'break',
    run: async () => {
      throw new Error('a detail that nobody should read');
    },
  },
  {
    name: 'wait',
    run: async (_tools, run) => {
      await run.progress('half way', 50);
      await new Promise<void>((done) => (finish = done));
      return (await run.isCancelled()) ? 'stopped' : 'went on';
    },
  },
  { name: 'nightly', schedule: '15 3 * * *', run: async () => 'done' },
];

let app: TestApp;
let runner: JobRunner;
beforeAll(async () => {
  app = await testApp();
  const mailer = { send: async () => undefined };
  runner = jobRunnerOn(jobs, app.database, poolOf(app.database), { mailer, now: () => app.clock.now, log });
  await runner.start();
});
afterAll(async () => {
  await runner.stop();
  await app.close();
});

const inTransaction = <Result>(work: (context: Context) => Promise<Result>): Promise<Result> =>
  inTransactionOn(app.database, { actor: null, now: app.clock.now, log }, work);
const enqueue = (name: string, input = {}) =>
  inTransaction((context) => runner.enqueue(context, name, input));
const runOf = async (id: number) =>
  (await app.sql<Record<string, unknown>>('SELECT * FROM job_run WHERE id = $1', [id]))[0]!;
const waitFor = (id: number, expected: object) =>
  vi.waitFor(async () => expect(await runOf(id)).toMatchObject(expected), { timeout: 10_000, interval: 50 });

it('runs a queued job with its input and keeps what it says', async () => {
  const id = await enqueue('greet', { who: 'Giulia' });

  await waitFor(id, { state: 'done', percent: 100, message: 'hello Giulia', started_by: 'system' });
  expect(seen).toEqual([{ who: 'Giulia' }]);
});

it('forgets a job together with the transaction that queued it', async () => {
  const before = seen.length;
  const failing = inTransaction(async (context) => {
    await runner.enqueue(context, 'greet', { who: 'nobody' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');

  const later = await enqueue('greet', { who: 'somebody' });

  await waitFor(later, { state: 'done' });
  expect(seen.slice(before)).toEqual([{ who: 'somebody' }]);
  expect(await app.sql(`SELECT FROM job_run WHERE input ->> 'who' = 'nobody'`)).toEqual([]);
});

it('shows how far a running job is', async () => {
  const id = await enqueue('wait');

  await waitFor(id, { state: 'running', step: 'half way', percent: 50, finished_at: null });
  finish();
  await waitFor(id, { state: 'done', percent: 100, message: 'went on' });
});

it('tells a job that somebody cancelled it, and leaves it cancelled', async () => {
  const id = await enqueue('wait');
  await waitFor(id, { state: 'running', percent: 50 });
  const later = enqueue('greet', { who: 'afterwards' });

  await app.sql(`UPDATE job_run SET state = 'cancelled' WHERE id = $1`, [id]);
  finish();

  await waitFor(await later, { state: 'done' });
  expect(await runOf(id)).toMatchObject({ state: 'cancelled', message: '' });
});

it('never starts a job that was cancelled while it waited', async () => {
  const id = await inTransaction(async (context) => {
    const queued = await runner.enqueue(context, 'greet', { who: 'too late' });
    await context.db.query(`UPDATE job_run SET state = 'cancelled' WHERE id = $1`, [queued]);
    return queued;
  });
  const later = await enqueue('greet', { who: 'in time' });

  await waitFor(later, { state: 'done' });
  expect(await runOf(id)).toMatchObject({ state: 'cancelled', started_at: null });
});

it('keeps a failure without its internals', async () => {
  const id = await enqueue('break');

  await waitFor(id, { state: 'failed', message: 'The job failed. The log of the server says why.' });
});

it('puts timed jobs on the timetable, in UTC', async () => {
  const rows = await app.sql('SELECT name, cron, timezone FROM pgboss.schedule');

  expect(rows).toEqual([{ name: 'nightly', cron: '15 3 * * *', timezone: 'UTC' }]);
});
