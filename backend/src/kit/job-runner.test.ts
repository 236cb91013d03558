import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { invalid } from './app-error.ts';
import type { Actor, Context } from './context.ts';
import { cancelJob, enqueueJob, jobRun, lastJobRuns, type JobStart } from './job-runs.ts';
import { jobRunnerOn, type Job, type JobPace, type JobRunner } from './job-runner.ts';
import { logChange } from './change-log.ts';
import { speaking, spokenLanguage } from '../texts/spoken-language.ts';
import { Timetable } from './timetable.ts';
import { sqlOn } from './sql.ts';
import { inTransaction as inTransactionOn, poolOf, readingContext } from './transaction.ts';

const log = pino({ level: 'silent' });
const seen: Record<string, unknown>[] = [];
/** Ends the waiting jobs. */
const waiting: (() => void)[] = [];
const finish = () => waiting.splice(0).forEach((end) => end());
let mostAtOnce = 0;
let atOnce = 0;

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
    name: 'refuse',
    run: async () => {
      throw invalid('The market has no prices.');
    },
  },
  { name: 'speak', run: async () => spokenLanguage() },
  { name: 'count', run: async () => ({ message: '3 rows', result: { rows: 3 } }) },
  {
    name: 'wait',
    run: async (_tools, run) => {
      atOnce++;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      try {
        await run.step('half way', 50);
        await new Promise<void>((done) => waiting.push(done));
        await run.step('nearly there', 90);
        return 'went on';
      } finally {
        atOnce--;
      }
    },
  },
  {
    name: 'write',
    run: async (_tools, run) => {
      await run.transaction((context) =>
        logChange(context, { entity: 'note', entityId: 1, action: 'create', before: null, after: {} }),
      );
      return `for ${run.actor?.email}`;
    },
  },
  { name: 'nightly', schedule: '15 3 * * *', run: async () => 'done' },
];

let app: TestApp;
let runner: JobRunner;
const mailer = { send: async () => undefined };
const runnerOf = (pace: Partial<JobPace> = {}) =>
  jobRunnerOn(
    jobs,
    app.database,
    poolOf(app.database),
    { mailer, now: () => app.clock.now, log },
    { pollMs: 20, beatMs: 50, staleMs: 400, graceMs: 100, ...pace },
  );
beforeAll(async () => {
  app = await testApp();
  runner = runnerOf();
  await runner.start();
});
afterAll(async () => {
  finish();
  await runner.stop();
  await app.close();
});

const giulia: Actor = {
  userId: 7,
  username: 'giulia.bianchi',
  name: 'Giulia',
  email: 'giulia@example.com',
  scopes: new Set(['ccadm']),
  tokenHash: Buffer.from('secret'),
};
const inTransaction = <Result>(work: (context: Context) => Promise<Result>, actor: Actor | null = null) =>
  inTransactionOn(app.database, { actor, now: app.clock.now, log }, work);
const reading = () => readingContext(app.database, { actor: null, now: app.clock.now, log });
const start = (name: string, options: JobStart = {}, actor: Actor | null = null) =>
  inTransaction((context) => enqueueJob(context, name, options), actor);
const enqueue = async (name: string, input = {}) => (await start(name, { input })).id;
const cancel = (id: number) => inTransaction((context) => cancelJob(context, id), giulia);
const waitFor = (id: number, expected: object) =>
  vi.waitFor(async () => expect(await jobRun(reading(), id)).toMatchObject(expected), {
    timeout: 10_000,
    interval: 20,
  });
/** A run that a process took and never came back to. */
const orphan = async (secondsAgo: number, rest = '') => {
  const [row] = await app.sql<{ id: number }>(
    `INSERT INTO job_run (name, started_by, queued_at, state, started_at, beat_at ${rest && ', cancel_requested_by, cancel_requested_at'})
     VALUES ('elsewhere', 'x', now(), 'running', now(), clock_timestamp() - $1 * interval '1 second' ${rest}) RETURNING id`,
    [secondsAgo],
  );
  return row!.id;
};

describe('a job', () => {
  it('runs with its input and keeps who started it, when, and what it says', async () => {
    const { id, isNew } = await start('greet', { input: { who: 'Giulia' } }, giulia);

    await waitFor(id, { state: 'done', percent: 100, message: 'hello Giulia', result: null });
    expect(seen).toEqual([{ who: 'Giulia' }]);
    expect(isNew).toBe(true);
    expect(await jobRun(reading(), id)).toMatchObject({
      startedBy: 'Giulia',
      queuedAt: app.clock.now,
      startedAt: app.clock.now,
      finishedAt: app.clock.now,
    });
  });

  it('keeps a result', async () => {
    await waitFor(await enqueue('count'), { state: 'done', message: '3 rows', result: { rows: 3 } });
  });

  it('is forgotten together with the transaction that queued it', async () => {
    const before = seen.length;
    const failing = inTransaction(async (context) => {
      await enqueueJob(context, 'greet', { input: { who: 'nobody' } });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');

    const later = await enqueue('greet', { who: 'somebody' });

    await waitFor(later, { state: 'done' });
    expect(seen.slice(before)).toEqual([{ who: 'somebody' }]);
    expect(await app.sql(`SELECT FROM job_run WHERE input ->> 'who' = 'nobody'`)).toEqual([]);
  });

  it('shows how far it is', async () => {
    const id = await enqueue('wait');

    await waitFor(id, { state: 'running', step: 'half way', percent: 50, finishedAt: null });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    finish();
    await waitFor(id, { state: 'done', percent: 100, message: 'went on', step: 'nearly there' });
  });

  it('keeps a failure without its internals', async () => {
    await waitFor(await enqueue('break'), {
      state: 'failed',
      message: 'The job failed. The log of the server says why.',
    });
  });

  it('keeps the reason of a refusal, which is meant for people', async () => {
    await waitFor(await enqueue('refuse'), { state: 'failed', message: 'The market has no prices.' });
  });

  it('writes in the name of whoever started it, without a session', async () => {
    const { id } = await start('write', {}, giulia);

    await waitFor(id, { state: 'done', message: 'for giulia@example.com' });
    expect(await app.sql(`SELECT actor FROM change_log WHERE entity = 'note'`)).toEqual([
      { actor: 'Giulia' },
    ]);
    expect(JSON.stringify(await app.sql('SELECT actor FROM job_run WHERE id = $1', [id]))).not.toContain(
      'token',
    );
  });

  it('is listed with its last runs, the newest first', async () => {
    const ids = [await enqueue('count'), await enqueue('count'), await enqueue('count')];

    const runs = await lastJobRuns(reading(), 'count', 2);

    expect(runs.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  });
});

describe('the language of whoever started it', () => {
  const startedInItalian = (name: string) => speaking('it', () => enqueue(name));

  it('is that of what becomes of a run', async () => {
    const failed = await startedInItalian('break');
    await waitFor(failed, { message: 'Esecuzione non riuscita. Il log del server dice perché.' });

    const cancelled = await startedInItalian('wait');
    await waitFor(cancelled, { state: 'running', percent: 50 });
    await cancel(cancelled);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    finish();
    await waitFor(cancelled, { message: 'Interrotta da Giulia.' });
  });

  it('is that of what it says itself', async () => {
    const id = await startedInItalian('speak');

    await waitFor(id, { message: 'it' });
  });
});

describe('a key', () => {
  it('lets a second start join the run that waits or runs, and a third start anew', async () => {
    const first = await start('wait', { singletonKey: 'grid IT' });
    await waitFor(first.id, { state: 'running', percent: 50 });

    const second = await start('wait', { singletonKey: 'grid IT' });
    const other = await start('wait', { singletonKey: 'grid DE' });

    expect(second).toEqual({ id: first.id, isNew: false });
    expect(other.isNew).toBe(true);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    finish();
    await waitFor(first.id, { state: 'done' });
    await waitFor(other.id, { state: 'done' });
    const third = await start('greet', { singletonKey: 'grid IT' });
    expect(third.isNew).toBe(true);
  });

  it('lets exactly one of twenty starts at once begin', async () => {
    const starts = await Promise.all(
      Array.from({ length: 20 }, () => start('wait', { singletonKey: 'race' })),
    );

    expect(starts.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(starts.map(({ id }) => id)).size).toBe(1);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    finish();
    await waitFor(starts[0]!.id, { state: 'done' });
  });
});

describe('a cancelled job', () => {
  it('ends at its next step', async () => {
    const id = await enqueue('wait');
    await waitFor(id, { state: 'running', percent: 50 });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));

    expect(await cancel(id)).toBe(true);
    expect(await jobRun(reading(), id)).toMatchObject({ state: 'running', isCancelling: true });
    finish();

    await waitFor(id, {
      state: 'cancelled',
      message: 'Cancelled by Giulia.',
      percent: 50,
      isCancelling: false,
    });
    expect((await jobRun(reading(), id))!.finishedAt).not.toBeNull();
  });

  it('never starts when it was still waiting', async () => {
    const id = await inTransaction(async (context) => {
      const queued = await enqueueJob(context, 'greet', { input: { who: 'too late' } });
      await cancelJob(context, queued.id);
      return queued.id;
    });
    const later = await enqueue('greet', { who: 'in time' });

    await waitFor(later, { state: 'done' });
    expect(await jobRun(reading(), id)).toMatchObject({ state: 'cancelled', startedAt: null });
    expect((await jobRun(reading(), id))!.finishedAt).toEqual(app.clock.now);
  });

  it('stays as it ended when it was over already', async () => {
    const id = await enqueue('count');
    await waitFor(id, { state: 'done' });

    expect([await cancel(id), await cancel(999_999)]).toEqual([false, false]);
    expect(await jobRun(reading(), id)).toMatchObject({ state: 'done' });
  });
});

describe('several processes', () => {
  it('run each job once', async () => {
    const second = runnerOf();
    await second.start();
    const before = seen.length;

    const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => enqueue('greet', { n })));
    for (const id of ids) await waitFor(id, { state: 'done' });

    expect(
      seen
        .slice(before)
        .map(({ n }) => n)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([...Array(12).keys()]);
    await second.stop();
  });

  it('end the runs of one that died, and none of one that lives', async () => {
    const [dead, cancelled, alive] = [
      await orphan(5),
      await orphan(5, `, 'Giulia', now()`),
      await orphan(-30),
    ];
    const mine = await enqueue('wait');
    await waitFor(mine, { state: 'running' });
    const second = runnerOf();
    await second.start();

    await waitFor(dead, { state: 'failed', message: 'The server stopped while this ran. Start it again.' });
    await waitFor(cancelled, { state: 'cancelled', message: 'Cancelled by Giulia.' });
    // Longer than a run may be silent.
    await new Promise((done) => setTimeout(done, 600));
    expect(await jobRun(reading(), alive)).toMatchObject({ state: 'running' });
    expect(await jobRun(reading(), mine)).toMatchObject({ state: 'running' });
    await app.sql('DELETE FROM job_run WHERE id = $1', [alive]);
    finish();
    await waitFor(mine, { state: 'done' });
    await second.stop();
  });

  it('take nothing for alive at the start where there is only one', async () => {
    const second = runnerOf({ staleMs: 60_000 });
    const left = await orphan(1);

    await second.start({ isAlone: true });

    await waitFor(left, { state: 'failed' });
    await second.stop();
  });
});

it('ends its runs when it stops, and runs at most three at once', async () => {
  mostAtOnce = 0;
  const short = runnerOf();
  await runner.stop();
  await short.start();
  const ids = await Promise.all(Array.from({ length: 5 }, () => enqueue('wait')));
  await vi.waitFor(() => expect(waiting).toHaveLength(3));

  await short.stop();

  const states = await Promise.all(ids.map(async (id) => (await jobRun(reading(), id))!.state));
  expect(states.toSorted()).toEqual(['failed', 'failed', 'failed', 'queued', 'queued']);
  expect(mostAtOnce).toBe(3);
  finish();
  runner = runnerOf();
  await runner.start();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  finish();
});

describe('the timetable', () => {
  it('knows timed jobs, in UTC, and forgets those that are no more', async () => {
    await app.sql(`INSERT INTO pgboss.queue (name) VALUES ('gone') ON CONFLICT DO NOTHING`);
    await app.sql(`INSERT INTO pgboss.schedule (name, cron, timezone) VALUES ('gone', '* * * * *', 'UTC')`);
    const next = runnerOf();
    await next.start();

    const rows = await app.sql('SELECT name, cron, timezone FROM pgboss.schedule');

    expect(rows).toEqual([{ name: 'nightly', cron: '15 3 * * *', timezone: 'UTC' }]);
    await next.stop();
  });

  it('queues a job that is due once, however many processes say so', async () => {
    const pool = poolOf(app.database);
    const tools = { sql: sqlOn(pool), now: () => app.clock.now, log };
    const timetable = new Timetable([], tools, pool);

    await Promise.all([timetable.queue('nightly'), timetable.queue('nightly')]);

    const [run] = await lastJobRuns(reading(), 'nightly', 5);
    await waitFor(run!.id, { state: 'done', startedBy: 'timetable' });
  });
});
