import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { invalid } from './app-error.ts';
import type { Actor, Context } from './context.ts';
import { cancelJob, enqueueJob, type JobStart } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import type { Job } from './job.ts';
import { logChange } from './change-log.ts';
import { inLanguage, currentLanguage } from '../texts/current-language.ts';
import { inTransaction as inTransactionOn } from './transaction.ts';

const log = pino({ level: 'silent' });
const seen: Record<string, unknown>[] = [];
/** Ends the waiting jobs. */
const waiting: (() => void)[] = [];
const finish = () => waiting.splice(0).forEach((end) => end());
const stumbles: boolean[] = [];
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
  { name: 'speak', run: async () => currentLanguage() },
  // No text of PostgreSQL can hold it.
  { name: 'garble', run: async () => 'a \0' },
  { name: 'count', run: async () => '3 rows' },
  {
    name: 'stumble',
    retryLimit: 1,
    run: async (_tools, run, input) => {
      stumbles.push(run.willRetry(new Error()));
      if (stumbles.length <= Number(input['times'])) throw new Error('a detail that nobody should read');
      return 'got up';
    },
  },
  {
    name: 'persist',
    retryLimit: 1,
    run: async (_tools, run) => {
      await run.step('half way', 50);
      await new Promise<void>((done) => waiting.push(done));
      await run.step('nearly there', 90);
      return 'went on';
    },
  },
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
  {
    name: 'write late',
    run: async (_tools, run) => {
      await run.transaction(async (context) => {
        await logChange(context, { entity: 'late', entityId: 1, action: 'create', before: null, after: {} });
        await new Promise<void>((done) => waiting.push(done));
      });
      return 'written';
    },
  },
  { name: 'nightly', schedule: '15 3 * * *', run: async () => 'done' },
];

let app: TestApp;
let runner: JobRunner;
const mailer = { send: async () => undefined };
const runnerOf = (pace: ConstructorParameters<typeof JobRunner>[2] = {}, own: Job[] = jobs, ownLog = log) =>
  new JobRunner(
    own,
    { database: app.database, mailer, now: () => app.clock.now, log: ownLog },
    { pollMs: 20, leaseMs: 3_000, bossSeconds: 1, repeatMs: 50, graceMs: 100, ...pace },
  );
beforeAll(async () => {
  app = await testApp();
  // The queue of another process's job.
  await app.sql(`SELECT pgboss.create_queue('elsewhere', '{"policy": "standard", "retryLimit": 0}')`);
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
const jobRun = async (id: number) =>
  (
    await app.sql<Record<string, unknown>>(
      `SELECT started_by AS "startedBy", queued_at AS "queuedAt", started_at AS "startedAt", finished_at AS "finishedAt",
         state, cancel_requested_at IS NOT NULL AND state = 'running' AS "isCancelling", step, percent, message
       FROM job_run WHERE id = $1`,
      [id],
    )
  )[0];
/** How pg-boss keeps the job of a run. */
const bossJob = async (id: number) =>
  (
    await app.sql<{ state: string; retries: number; data: object }>(
      `SELECT j.state, retry_count AS retries, j.data FROM job_run r JOIN pgboss.job j ON j.id = r.job_id WHERE r.id = $1`,
      [id],
    )
  )[0];
const start = (name: string, options: JobStart = {}, actor: Actor | null = null) =>
  inTransaction((context) => enqueueJob(context, name, options), actor);
const enqueue = async (name: string, input = {}) => (await start(name, { input })).id;
const cancel = (id: number) => inTransaction((context) => cancelJob(context, id), giulia);
const waitFor = (id: number, expected: object) =>
  vi.waitFor(async () => expect(await jobRun(id)).toMatchObject(expected), {
    timeout: 10_000,
    interval: 20,
  });
/** A run that a process took and never came back to, whose lease ends in so many seconds. */
async function orphan(seconds: number, start: { cancelled?: boolean; name?: string } = {}): Promise<number> {
  const { name = 'elsewhere', cancelled = false } = start;
  const id = await enqueue(name);
  if (cancelled) await app.sql('UPDATE job_run SET state = $2 WHERE id = $1', [id, 'running']);
  if (cancelled) await cancel(id);
  await app.sql(
    `WITH run AS (UPDATE job_run SET state = 'running', started_at = now() WHERE id = $1 RETURNING job_id)
     UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour',
       expire_in = interval '1 hour' + $2 * interval '1 second' FROM run WHERE id = job_id`,
    [id, seconds],
  );
  return id;
}

describe('a job', () => {
  it('runs with its input and keeps who started it, when, and what it says', async () => {
    const { id, isNew } = await start('greet', { input: { who: 'Giulia' } }, giulia);

    await waitFor(id, { state: 'done', percent: 100, message: 'hello Giulia' });
    expect(seen).toEqual([{ who: 'Giulia' }]);
    expect(isNew).toBe(true);
    expect(await jobRun(id)).toMatchObject({
      startedBy: 'Giulia',
      queuedAt: app.clock.now,
      startedAt: app.clock.now,
      finishedAt: app.clock.now,
    });
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
    expect(await app.sql(`SELECT FROM pgboss.job WHERE name = 'greet' AND state <> 'completed'`)).toEqual([]);
  });

  it('shows how far it is', async () => {
    const id = await enqueue('wait');

    await waitFor(id, { state: 'running', step: 'half way', percent: 50, finishedAt: null });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    finish();
    await waitFor(id, { state: 'done', percent: 100, message: 'went on', step: 'nearly there' });
  });

  it('keeps a failure without its internals', async () => {
    for (const name of ['break', 'garble'])
      await waitFor(await enqueue(name), {
        state: 'failed',
        message: 'The job failed. See the server log.',
      });
  });

  it('keeps the reason of a refusal, which is meant for people', async () => {
    await waitFor(await enqueue('refuse'), { state: 'failed', message: 'The market has no prices.' });
  });

  it('writes on behalf of the user who started it, without a session', async () => {
    const { id } = await start('write', {}, giulia);

    await waitFor(id, { state: 'done', message: 'for giulia@example.com' });
    expect(await app.sql(`SELECT actor FROM change_log WHERE entity = 'note'`)).toEqual([
      { actor: 'Giulia' },
    ]);
    const { data } = (await bossJob(id))!;
    expect(data).toMatchObject({ actor: { userId: 7, scopes: ['ccadm'] } });
    expect(JSON.stringify(data)).not.toContain('token');
  });

  it('is not acknowledged where pg-boss has no queue for it', async () => {
    await expect(enqueue('unheard of')).rejects.toThrow('There is no queue unheard of');
    expect(await app.sql(`SELECT FROM job_run WHERE name = 'unheard of'`)).toEqual([]);
  });
});

/** The database is away for runs that come to this state, until the runner has tried in vain. */
async function refusedOnce(state: string, name: string): Promise<number> {
  await runner.stop();
  await app.sql(`CREATE FUNCTION refuse_run() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'away' USING ERRCODE = '57P01'; END $$`);
  await app.sql(`CREATE TRIGGER refuse BEFORE UPDATE ON job_run FOR EACH ROW WHEN (NEW.state = '${state}')
    EXECUTE FUNCTION refuse_run()`);
  const errors: string[] = [];
  runner = runnerOf({}, jobs, pino({ level: 'error' }, { write: (line) => errors.push(line) }));
  await runner.start();
  const id = await enqueue(name);
  await vi.waitFor(() => expect(errors.join()).toContain('away'), { timeout: 10_000 });
  await app.sql('DROP FUNCTION refuse_run CASCADE');
  return id;
}

describe('a job while the database is away', () => {
  it('is begun once it is back', async () => {
    await waitFor(await refusedOnce('running', 'count'), { state: 'done', message: '3 rows' });
  });

  it('is done once it is back, and neither fails nor runs again', async () => {
    stumbles.length = 0;
    const id = await refusedOnce('done', 'stumble');

    await waitFor(id, { state: 'done', message: 'got up' });
    expect(stumbles).toHaveLength(1);
    expect(await bossJob(id)).toMatchObject({ state: 'completed', retries: 0 });
  });
});

describe('a job that may be repeated', () => {
  it('is started again by pg-boss after an unforeseen error', async () => {
    stumbles.length = 0;
    const id = await enqueue('stumble', { times: 1 });

    await waitFor(id, { state: 'done', message: 'got up' });
    expect(stumbles).toEqual([true, false]);
    expect(await bossJob(id)).toMatchObject({ state: 'completed', retries: 1 });
  });

  it('fails when that does not help', async () => {
    stumbles.length = 0;
    const id = await enqueue('stumble', { times: 2 });

    await waitFor(id, { state: 'failed', message: 'The job failed. See the server log.' });
    expect(stumbles).toEqual([true, false]);
    expect(await bossJob(id)).toMatchObject({ state: 'failed', retries: 1 });
  });

  it('is started again after its process died, and says so until then', async () => {
    // It would take the job before that is somebody else's.
    await runner.stop();
    const id = await orphan(-5, { name: 'persist' });
    const none = runnerOf({}, []);
    await none.start();

    await waitFor(id, {
      state: 'queued',
      finishedAt: null,
      message: 'The run was interrupted. It will restart automatically.',
    });
    await none.stop();
    runner = runnerOf();
    await runner.start();

    await waitFor(id, { state: 'running', percent: 50 });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    finish();
    await waitFor(id, { state: 'done', message: 'went on' });
  });

  it('goes on after a stop of the server, and is not repeated once it was cancelled', async () => {
    const id = await enqueue('persist');
    await waitFor(id, { state: 'running', percent: 50 });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await runner.stop();
    expect(await jobRun(id)).toMatchObject({ state: 'queued' });
    // What ran in the stopped server comes to its end, and nobody minds it.
    finish();

    runner = runnerOf();
    await runner.start();
    await waitFor(id, { state: 'running', percent: 50 });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await cancel(id);
    finish();

    await waitFor(id, { state: 'cancelled', message: 'Cancelled by Giulia.' });
    expect(await bossJob(id)).toMatchObject({ state: 'cancelled', retries: 1 });
  });
});

describe('the start of the runner', () => {
  it('is repeated until it succeeds, and what was sent meanwhile is run', async () => {
    await runner.stop();
    // Queues are created by the first start only: the schedules are read by each.
    await app.sql('ALTER TABLE pgboss.schedule RENAME TO schedule_gone');
    const errors: unknown[] = [];
    runner = runnerOf(
      { restartMs: 20 },
      jobs,
      pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line)) }),
    );
    const started = runner.start();
    const id = await enqueue('greet', { who: 'Giulia' });
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1));
    expect(errors).toContainEqual(
      expect.objectContaining({ msg: 'the job runner did not start and will try again' }),
    );
    expect(await jobRun(id)).toMatchObject({ state: 'queued' });

    await app.sql('ALTER TABLE pgboss.schedule_gone RENAME TO schedule');
    await started;
    await waitFor(id, { state: 'done', message: 'hello Giulia' });
  });

  it('is given up where the server stops', async () => {
    await runner.stop();
    await app.sql('ALTER TABLE pgboss.schedule RENAME TO schedule_gone');
    const errors: string[] = [];
    runner = runnerOf(
      { restartMs: 60_000 },
      jobs,
      pino({ level: 'error' }, { write: (line) => errors.push(line) }),
    );
    const started = runner.start();
    await vi.waitFor(() => expect(errors).not.toEqual([]));
    await runner.stop();
    await started;

    await app.sql('ALTER TABLE pgboss.schedule_gone RENAME TO schedule');
    runner = runnerOf();
    await runner.start();
  });
});

describe('the language of the user who started it', () => {
  const startedInItalian = (name: string) => inLanguage('it', () => enqueue(name));

  it('is used for the outcome of a run', async () => {
    const failed = await startedInItalian('break');
    await waitFor(failed, { message: 'Esecuzione non riuscita. Il log del server dice perché.' });

    const cancelled = await startedInItalian('wait');
    await waitFor(cancelled, { state: 'running', percent: 50 });
    await cancel(cancelled);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    finish();
    await waitFor(cancelled, { message: 'Interrotta da Giulia.' });
  });

  it("is used for the job's own messages", async () => {
    const id = await startedInItalian('speak');

    await waitFor(id, { message: 'it' });
  });
});

describe('a key', () => {
  it('lets a second start join the run that waits or runs, and a third begin a new one', async () => {
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

    expect(await cancel(id)).toBe('running');
    expect(await jobRun(id)).toMatchObject({ state: 'running', isCancelling: true });
    finish();

    await waitFor(id, {
      state: 'cancelled',
      message: 'Cancelled by Giulia.',
      percent: 50,
      isCancelling: false,
    });
    expect((await jobRun(id))!['finishedAt']).not.toBeNull();
  });

  it('never starts when it was still waiting', async () => {
    const id = await inTransaction(async (context) => {
      const queued = await enqueueJob(context, 'greet', { input: { who: 'too late' } });
      await cancelJob(context, queued.id);
      return queued.id;
    });
    const later = await enqueue('greet', { who: 'in time' });

    await waitFor(later, { state: 'done' });
    expect(await jobRun(id)).toMatchObject({
      state: 'cancelled',
      startedAt: null,
      message: 'Cancelled by system.',
    });
    expect((await jobRun(id))!['finishedAt']).toEqual(app.clock.now);
    expect(await bossJob(id)).toMatchObject({ state: 'cancelled' });
  });

  it('stays as it ended when it was over already', async () => {
    const id = await enqueue('count');
    await waitFor(id, { state: 'done' });

    expect([await cancel(id), await cancel(999_999)]).toEqual([undefined, undefined]);
    expect(await jobRun(id)).toMatchObject({ state: 'done' });
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
      await orphan(-5),
      await orphan(-5, { cancelled: true }),
      await orphan(30),
    ];
    const mine = await enqueue('wait');
    await waitFor(mine, { state: 'running' });
    const second = runnerOf();
    await second.start();

    await waitFor(dead, { state: 'failed', message: 'The server stopped during the run. Start it again.' });
    await waitFor(cancelled, { state: 'cancelled', message: 'Cancelled by Giulia.' });
    // Longer than a run may be silent.
    await new Promise((done) => setTimeout(done, 4_500));
    expect(await jobRun(alive)).toMatchObject({ state: 'running' });
    expect(await jobRun(mine)).toMatchObject({ state: 'running' });
    await app.sql('DELETE FROM job_run WHERE id = $1', [alive]);
    finish();
    await waitFor(mine, { state: 'done' });
    await second.stop();
  });

  it('leave a job to the one that took it over', async () => {
    const id = await enqueue('persist');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const [late] = waiting.splice(0);
    // What pg-boss does with a job whose lease is over.
    await app.sql(
      `UPDATE pgboss.job SET state = 'retry' WHERE id = (SELECT job_id FROM job_run WHERE id = $1)`,
      [id],
    );

    // Taken over: the process that was thought dead is not.
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 10_000 });
    late!();
    await new Promise((done) => setTimeout(done, 200));
    expect(await jobRun(id)).toMatchObject({ state: 'running', step: 'half way' });

    finish();
    await waitFor(id, { state: 'done' });
    expect(await bossJob(id)).toMatchObject({ state: 'completed', retries: 1 });
  });

  // The embedded database, with its only connection busy, hands nothing back.
  it.runIf(process.env.TEST_DATABASE_URL)('write nothing more for a job that was handed back', async () => {
    const stopping = runnerOf();
    await runner.stop();
    await stopping.start();
    const id = await enqueue('write late');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await stopping.stop();
    expect(await jobRun(id)).toMatchObject({ state: 'failed' });

    finish();

    await vi.waitFor(async () =>
      expect(
        await app.sql(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
        ),
      ).toEqual([]),
    );
    expect(await app.sql(`SELECT FROM change_log WHERE entity = 'late'`)).toEqual([]);
    runner = runnerOf();
    await runner.start();
  });

  it('take nothing for alive at the start where there is only one', async () => {
    const second = runnerOf({ alone: true });
    const left = await orphan(60);

    await second.start();

    await waitFor(left, { state: 'failed' });
    await second.stop();
  });
});

it('starts in the order of sending, whatever the jobs are', async () => {
  await runner.stop();
  const blocking = await Promise.all(Array.from({ length: 3 }, () => enqueue('wait')));
  runner = runnerOf();
  await runner.start();
  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  const first = [await enqueue('wait'), await enqueue('wait'), await enqueue('wait')];
  // Of the queue that is named first.
  const last = await enqueue('greet', { who: 'the last' });
  finish();
  for (const id of blocking) await waitFor(id, { state: 'done' });

  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  expect(await jobRun(last)).toMatchObject({ state: 'queued' });
  finish();
  for (const id of [...first, last]) await waitFor(id, { state: 'done' });
});

it('ends its runs when it stops, and runs at most three at once', async () => {
  mostAtOnce = 0;
  const short = runnerOf();
  await runner.stop();
  await short.start();
  const ids = await Promise.all(Array.from({ length: 5 }, () => enqueue('wait')));
  await vi.waitFor(() => expect(waiting).toHaveLength(3));

  await short.stop();

  const states = await Promise.all(ids.map(async (id) => (await jobRun(id))!['state']));
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

  it('starts a job that is due once, however many processes look', async () => {
    const timed: Job[] = [{ name: 'often', schedule: '* * * * *', run: async () => 'done' }];
    const runs = () => app.sql(`SELECT state, started_by FROM job_run WHERE name = 'often'`);
    // Not where the minute ends meanwhile.
    const second = new Date().getSeconds();
    if (second > 45) await new Promise((done) => setTimeout(done, (61 - second) * 1000));
    const runners = [runnerOf({}, timed), runnerOf({}, timed)];
    await Promise.all(runners.map((one) => one.start()));

    await vi.waitFor(async () => expect(await runs()).toEqual([{ state: 'done', started_by: 'timetable' }]), {
      timeout: 10_000,
      interval: 100,
    });
    await new Promise((done) => setTimeout(done, 2_500));

    expect(await runs()).toHaveLength(1);
    await Promise.all(runners.map((one) => one.stop()));
  });

  it('starts a job once whose time has passed with no process up', async () => {
    const timed: Job[] = [{ name: 'missed', schedule: '0 0 1 1 *', run: async () => 'done' }];
    const runs = () => app.sql(`SELECT state, started_by FROM job_run WHERE name = 'missed'`);
    const run = { state: 'done', started_by: 'timetable' };
    const missed = async (expected: object[]) => {
      const runners = [runnerOf({ missedMs: 0 }, timed), runnerOf({ missedMs: 0 }, timed)];
      for (const one of runners) await one.start();
      await vi.waitFor(async () => expect(await runs()).toEqual(expected), 10_000);
      // As long as it takes both to look a few times.
      await new Promise((done) => setTimeout(done, 200));
      for (const one of runners) await one.stop();
      expect(await runs()).toEqual(expected);
    };

    await missed([run]);
    await missed([run]);
    await app.sql(`UPDATE job_run SET queued_at = queued_at - interval '21 hours' WHERE name = 'missed'`);
    await missed([run, run]);
  });

  it('starts a job that has not run for more than a day while its process lived, and none that failed since', async () => {
    const timed: Job[] = [{ name: 'slept', schedule: '0 0 1 1 *', run: async () => 'done' }];
    const done = async (count: number) =>
      vi.waitFor(
        async () =>
          expect(await app.sql(`SELECT FROM job_run WHERE name = 'slept' AND state = 'done'`)).toHaveLength(
            count,
          ),
        10_000,
      );
    const one = runnerOf({ missedMs: 0, missedAgainMs: 0 }, timed);
    await one.start();
    await done(1);
    await app.sql(`UPDATE job_run SET queued_at = queued_at - interval '27 hours' WHERE name = 'slept'`);
    await done(2);
    await app.sql(`UPDATE job_run SET state = 'failed' WHERE name = 'slept'`);
    await new Promise((resolve) => setTimeout(resolve, 200));

    await done(0);
    await one.stop();
  });

  it('leaves a job alone that still runs since the last time', async () => {
    const timed: Job[] = [jobs.find(({ name }) => name === 'wait')!].map((job) => ({
      ...job,
      schedule: '0 0 1 1 *',
    }));
    await runner.stop();
    runner = runnerOf({}, timed);
    await runner.start();
    const due = () => app.sql(`INSERT INTO pgboss.job (name) VALUES ('wait')`);
    await due();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));

    await due();

    await vi.waitFor(async () =>
      expect(
        await app.sql(
          `SELECT state FROM pgboss.job WHERE name = 'wait' AND created_on > now() - interval '5 seconds' ORDER BY created_on DESC LIMIT 1`,
        ),
      ).toEqual([{ state: 'completed' }]),
    );
    expect(waiting).toHaveLength(1);
    expect(
      await app.sql(`SELECT FROM job_run WHERE started_by = 'timetable' AND name = 'wait'`),
    ).toHaveLength(1);
    finish();
    await runner.stop();
    runner = runnerOf();
    await runner.start();
  });
});
