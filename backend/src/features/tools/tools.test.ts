import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';
import { aRun, testRunner, type TestRunner } from '../../../test/job-factories.ts';
import { JobEnded, type JobRun } from '../../kit/job.ts';
import type { Mail } from '../../kit/mailer.ts';
import { sqlOn, statement } from '../../kit/sql.ts';
import { inTransaction, poolOf } from '../../kit/transaction.ts';
import { gridUpdateJob } from '../grids/grid-update.job.ts';
import { startGridUpdate } from './tools.service.ts';

const TOOLS = '/ccb/auth/fe/tools';
const AURORA = '9900126';
const BOREA = '9900226';
let app: TestApp;
let make: GridFactories;
let maria: SignedInUser;
let giulia: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  make = gridFactoriesOn(app);
  maria = await app.signIn({ ccadmEnabled: true, alias: 'Maria Keller', email: 'm.keller@alturia.example' });
  giulia = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri', email: 'g.ferri@alturia.example' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql(
    'TRUNCATE job_run, opt_item, col_item, source_vehicle_option, vehicle, change_log RESTART IDENTITY CASCADE',
  );
  await app.clearCache('*');
  await app.aModel({ modelcode: 'AURORA', vetele: AURORA, description: 'Aurora 1.5' });
  await app.aModel({ modelcode: 'BOREA', vetele: BOREA, description: 'Borea EV' });
});

const start = (as: SignedInUser = maria) => app.request('GET', `${TOOLS}/updateGrid`, { as });
const latest = async () =>
  (await app.request('GET', '/ccb/auth/fe/jobRun/latest', { as: maria })).body[0] as {
    id: number;
    state: string;
    message: string;
    startedBy: string;
    emails: string[];
    steps: { name: string; done: number; total: number | null; finishedAt: string | null }[];
  };
const ended = (state: string, id: unknown = expect.any(Number)) =>
  vi.waitFor(async () => expect(await latest()).toMatchObject({ id, state }), {
    timeout: 10_000,
    interval: 30,
  });

describe('starting the update of the grids', () => {
  it('answers at once with the address that the result is sent to (R-110)', async () => {
    const { status, body } = await start();

    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'The run is in progress. The result will be sent by e-mail to m.keller@alturia.example.',
      email: 'm.keller@alturia.example',
      runId: expect.any(Number),
      joined: false,
    });
    expect(await latest()).toMatchObject({ id: body.runId, state: 'queued', startedBy: 'Maria Keller' });
  });

  it('joins the run that waits or runs, and sends the result to both', async () => {
    const first = await start(maria);
    const second = await start(giulia);
    const again = await start(giulia);

    expect(second.body).toMatchObject({
      runId: first.body.runId,
      joined: true,
      email: 'g.ferri@alturia.example',
    });
    expect(second.body.message).toContain('you have joined it');
    expect(again.body.runId).toBe(first.body.runId);
    expect(await app.sql(`SELECT input -> 'emails' AS emails FROM job_run`)).toEqual([
      { emails: ['m.keller@alturia.example', 'g.ferri@alturia.example'] },
    ]);
  });

  it('sends the result of a user without an address to the configured one', async () => {
    const nobody = await app.signIn({ ccadmEnabled: true, email: '' });

    expect((await start(nobody)).body.email).toBe(app.config.mailFallback);
  });

  it('does nothing for who only asks for the head', async () => {
    for (const tool of ['updateGrid', 'clearGridCache', 'clearAllCache']) {
      const { status, headers } = await app.request('HEAD', `${TOOLS}/${tool}`, { as: maria });
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    }
    expect(await app.sql('SELECT FROM job_run')).toEqual([]);
  });

  it('is for users of the label tool', async () => {
    const market = await app.signIn({ priceConfEnabled: true });
    for (const tool of ['updateGrid', 'clearGridCache', 'clearAllCache']) {
      expect((await app.request('GET', `${TOOLS}/${tool}`)).status).toBe(401);
      expect((await app.request('GET', `${TOOLS}/${tool}`, { as: market })).status).toBe(403);
    }
    expect(await app.sql('SELECT FROM job_run')).toEqual([]);
  });
});

describe('the update of the grids', () => {
  let jobs: TestRunner;
  beforeEach(async () => void (jobs = await testRunner(app)));
  // Also after a failure: it would take the jobs of the next test.
  afterEach(() => jobs.runner.stop());

  it('rebuilds every model, tells how far it is, and mails what changed', async () => {
    await make.anOption({ code: '0A1' });
    await make.anOption({ code: '0B2' });
    await make.aColour('072');
    await make.aFeedOption({ vetele: AURORA, code: '0A1', colours: ['072'] });
    await make.aFeedOption({ vetele: AURORA, code: 'XYZ' });
    await make.aGridOption({ vetele: BOREA, code: '0B2' });
    await app.sql(`DELETE FROM source_vehicle_option WHERE vetele = $1`, [BOREA]);

    await start();
    await ended('done');

    expect(await make.grids()).toEqual([`${AURORA} 0A1 072`]);
    const run = await latest();
    expect(run.message).toBe('2 models: 2 added, 1 removed, 0 unchanged');
    expect(
      run.steps.map(({ name, done, total, finishedAt }) => [name, done, total, finishedAt !== null]),
    ).toEqual([
      ['Read models', 2, 2, true],
      ['Check the codes of the feed', 1, 1, true],
      ['Rebuild option and colour grids', 2, 2, true],
      ['Send the result by e-mail', 0, null, true],
    ]);
    expect(jobs.mails).toHaveLength(1);
    expect(jobs.mails[0]).toMatchObject({
      to: 'm.keller@alturia.example',
      subject: 'Refresh model grids (updateGrid): done',
    });
    expect(jobs.mails[0]!.text).toBe(
      [
        '2 models: 2 added, 1 removed, 0 unchanged',
        '1 feed code without a description: left out, see below',
        '',
        'Aurora 1.5 (AURORA)',
        '  options: 1 added, 0 removed, 0 unchanged',
        '    added: 0A1',
        '  colours: 1 added, 0 removed, 0 unchanged',
        '    added: 072',
        '  unknown option code of the feed: XYZ',
        '',
        'Borea EV (BOREA)',
        '  options: 0 added, 1 removed, 0 unchanged',
        '    removed: 0B2',
        '  colours: 0 added, 0 removed, 0 unchanged',
        '',
      ].join('\n'),
    );
    const { body } = await app.request('GET', `/ccb/auth/fe/jobRun/${run.id}`, { as: maria });
    expect(body.report).toBe(jobs.mails[0]!.text);
  });

  it('changes nothing the second time, and leaves no trace of it in the change log', async () => {
    await make.anOption({ code: '0A1' });
    await make.aFeedOption({ vetele: AURORA, code: '0A1' });
    const changes = () =>
      app.sql(`SELECT actor, entity_id AS model FROM change_log WHERE entity = 'optGrid'`);
    await start();
    await ended('done');
    const once = await changes();
    const grids = await app.sql('SELECT * FROM opt_grid');

    const { body } = await start();
    await ended('done', body.runId);

    expect((await latest()).message).toBe('2 models: 0 added, 0 removed, 1 unchanged');
    expect(once).toEqual([{ actor: 'Maria Keller', model: 'AURORA' }]);
    expect(await changes()).toEqual(once);
    expect(await app.sql('SELECT * FROM opt_grid')).toEqual(grids);
  });

  it('mails everybody who joined, also while the mails leave', async () => {
    let isJoined = false;
    jobs.beforeMail(async () => {
      if (isJoined) return;
      isJoined = true;
      await start(giulia);
    });
    await start(maria);
    await ended('done');

    expect(jobs.mails.map(({ to }) => to)).toEqual(['m.keller@alturia.example', 'g.ferri@alturia.example']);
  });

  it('is done although a mail could not be sent, and says whom the result did not reach', async () => {
    jobs.beforeMail(async ({ to }) => {
      if (to.startsWith('g.')) throw new Error('no mail server');
      await start(giulia);
    });
    const { body } = await start();
    await ended('done');

    const unsent = 'The result could not be sent by e-mail to g.ferri@alturia.example.';
    expect(await latest()).toMatchObject({
      message: expect.stringContaining(` unchanged. ${unsent}`),
      emails: ['m.keller@alturia.example'],
    });
    const run = await app.request('GET', `/ccb/auth/fe/jobRun/${body.runId}`, { as: maria });
    expect(run.body.report).toContain(unsent);
  });

  it('rebuilds the other models where one fails, and says which one did', async () => {
    await make.anOption({ code: '0A1' });
    await make.aFeedOption({ vetele: AURORA, code: '0A1' });
    await make.aFeedOption({ vetele: BOREA, code: '0A1' });
    await app.sql(`CREATE FUNCTION refuse_aurora() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.vetele = '${AURORA}' THEN RAISE 'secret detail'; END IF; RETURN NEW; END $$`);
    await app.sql(
      'CREATE TRIGGER refuse BEFORE INSERT ON opt_grid FOR EACH ROW EXECUTE FUNCTION refuse_aurora()',
    );

    await start();
    await ended('failed');
    await app.sql('DROP FUNCTION refuse_aurora CASCADE');

    expect((await latest()).message).toBe('Not rebuilt: Aurora 1.5. Up to date: 1 of 2 models.');
    expect(await make.grids()).toEqual([`${BOREA} 0A1`]);
    expect(jobs.mails[0]!.subject).toContain('failed');
    expect(jobs.mails[0]!.text).toContain('FAILED: its grids are unchanged');
    expect(JSON.stringify(jobs.mails)).not.toContain('secret detail');
  });

  it('stops between two models when it is cancelled: each is whole, and the mail says how far it came', async () => {
    await make.anOption({ code: '0A1' });
    await make.aColour('072');
    for (const vetele of [AURORA, BOREA]) await make.aFeedOption({ vetele, code: '0A1', colours: ['072'] });
    // The first model cancels the run that rebuilds it.
    await app.sql(`CREATE FUNCTION cancel_run() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN UPDATE job_run SET cancel_requested_by = 'Giulia Ferri', cancel_requested_at = now(); RETURN NULL; END $$`);
    await app.sql(
      'CREATE TRIGGER cancel AFTER INSERT ON opt_grid FOR EACH STATEMENT EXECUTE FUNCTION cancel_run()',
    );

    await start();
    await ended('cancelled');
    await app.sql('DROP FUNCTION cancel_run CASCADE');

    expect(await make.grids()).toEqual([`${AURORA} 0A1 072`]);
    expect((await latest()).message).toBe('Cancelled by Giulia Ferri.');
    expect(jobs.mails[0]).toMatchObject({ subject: 'Refresh model grids (updateGrid): ended early' });
    expect(jobs.mails[0]!.text).toMatch(/^Cancelled by Giulia Ferri\./);
    expect(jobs.mails[0]!.text).toContain('1 model not reached: its grids are unchanged');
  });
});

/** Runs the job without the runner, which would end its run at once. */
function gridUpdateOf(id: number, own: Partial<JobRun> = {}, send: (mail: Mail) => void = () => undefined) {
  const tools = {
    database: app.database,
    sql: sqlOn(poolOf(app.database)),
    mailer: { send: async (mail: Mail) => send(mail) },
    now: () => app.clock.now,
    log: pino({ enabled: false }),
  };
  const run: JobRun = {
    id,
    actor: null,
    startedBy: 'Maria Keller',
    step: async () => undefined,
    willRetry: () => false,
    transaction: (work) =>
      inTransaction(app.database, { actor: null, now: app.clock.now, log: tools.log }, work),
    ...own,
  };
  return gridUpdateJob(tools, run, {});
}

it('mails how the update of the grids ended, not that it starts again', async () => {
  const mails: string[] = [];
  const id = await aRun(app, { state: 'running', input: { emails: ['m.keller@alturia.example'] } });
  const stopped = (isRepeated: boolean, at: 'step' | 'transaction' = 'step') =>
    gridUpdateOf(
      id,
      { [at]: () => Promise.reject(new JobEnded(false)), willRetry: () => isRepeated },
      ({ subject }) => mails.push(subject),
    );

  await expect(stopped(true)).rejects.toThrow(JobEnded);
  await expect(stopped(true, 'transaction')).rejects.toThrow(JobEnded);
  expect(mails).toEqual([]);
  await expect(stopped(false)).rejects.toThrow(JobEnded);
  expect(mails).toEqual(['Refresh model grids (updateGrid): ended early']);
});

describe('whom a run that is over names as its recipients', () => {
  it('is nobody where it was cancelled while it waited to start again', async () => {
    const { body } = await start();
    await app.sql(`UPDATE job_run SET started_at = now(), message = 'interrupted' WHERE id = $1`, [
      body.runId,
    ]);
    expect((await latest()).emails).toEqual(['m.keller@alturia.example']);

    await app.request('POST', `/ccb/auth/fe/jobRun/${body.runId}/cancel`, { as: giulia });

    expect(await latest()).toMatchObject({ state: 'cancelled', emails: [] });
  });

  it('is who got the result, which is mailed to nobody twice where the run was started again after that', async () => {
    const id = await aRun(app, { state: 'running', input: { emails: ['m.keller@alturia.example'] } });
    const mails: string[] = [];
    for (let times = 0; times < 2; times++) await gridUpdateOf(id, {}, ({ to }) => mails.push(to));
    await app.sql(`UPDATE job_run SET state = 'done' WHERE id = $1`, [id]);

    expect(mails).toEqual(['m.keller@alturia.example']);
    expect((await latest()).emails).toEqual(mails);
  });

  it('is nobody where its process died and it is not started again', async () => {
    const { body } = await start();
    await app.sql(
      `WITH run AS (UPDATE job_run SET state = 'running', started_at = now() WHERE id = $1 RETURNING job_id)
       UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour', retry_count = retry_limit,
         expire_in = interval '1 minute' FROM run WHERE id = job_id`,
      [body.runId],
    );
    const jobs = await testRunner(app);
    await ended('failed', body.runId);
    await jobs.runner.stop();

    expect(jobs.mails).toEqual([]);
    expect((await latest()).emails).toEqual([]);
  });
});

describe('who starts the update of the grids as a run comes to its end', () => {
  const running = async () => {
    const { body } = await start();
    await app.sql(`UPDATE job_run SET state = 'running', started_at = now() WHERE id = $1`, [body.runId]);
    return body.runId as number;
  };

  it('gets a run of their own once its last mail has left', async () => {
    const id = await running();
    const mails: string[] = [];
    await gridUpdateOf(id, {}, ({ to }) => mails.push(to));

    const { body } = await start(giulia);

    expect(mails).toEqual(['m.keller@alturia.example']);
    expect(body.joined).toBe(false);
    expect(body.runId).not.toBe(id);
    expect(body.message).not.toContain('joined');
    expect(await latest()).toMatchObject({ id: body.runId, emails: ['g.ferri@alturia.example'] });
  });

  it('gets one where it ended just as they were to join it', async () => {
    const id = await running();
    const base = { actor: null, now: app.clock.now, log: pino({ enabled: false }) };
    const started = await inTransaction(app.database, base, (context) => {
      const end = statement(`UPDATE job_run SET state = 'done'`);
      const rows: typeof context.sql.rows = async (asked, values) => {
        const found = await context.sql.rows<never>(asked, values);
        if (asked.text.startsWith('SELECT id FROM job_run') && found.length > 0)
          await context.sql.rows(end, []);
        return found;
      };
      return startGridUpdate({ ...context, sql: { ...context.sql, rows } }, 'g.ferri@alturia.example');
    });

    expect(started.joined).toBe(false);
    expect(started.runId).not.toBe(id);
  });
});

describe('clearing caches', () => {
  const check = async () =>
    (await app.request('GET', '/ccb/public/api/checkGrid/MAIN/AURORA')).body as string;
  const groups = async () =>
    (await app.request('GET', '/ccb/auth/fe/interfaceLabel/groups', { as: maria })).body as string[];

  it('lets grids and their checks be read again, and nothing else', async () => {
    await make.anOption({ code: '0A1' });
    const before = [await check(), await groups()];
    await make.aGridOption({ vetele: AURORA, code: '0A1' });
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label) VALUES ('Added', 'A', 1, 'A')`,
    );
    expect([await check(), await groups()]).toEqual(before);

    const { body } = await app.request('GET', `${TOOLS}/clearGridCache`, { as: maria });

    expect(body).toEqual({ message: 'Grid cache cleared' });
    expect(await check()).not.toEqual(before[0]);
    expect(await groups()).toEqual(before[1]);
    expect(await latest()).toMatchObject({
      name: 'clearGridCache',
      state: 'done',
      startedBy: 'Maria Keller',
    });
  });

  it('lets everything be read again', async () => {
    const before = await groups();
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label) VALUES ('Added too', 'A', 1, 'A')`,
    );
    expect(await groups()).toEqual(before);

    const { body } = await app.request('GET', `${TOOLS}/clearAllCache`, { as: maria });

    expect(body).toEqual({ message: 'All caches cleared' });
    expect(await groups()).toContain('Added too');
    expect(await latest()).toMatchObject({ name: 'clearAllCache', state: 'done' });
  });

  it('shows a change that was made through the console without being cleared', async () => {
    await make.anOption({ code: '0A1' });
    await make.aFeedOption({ vetele: AURORA, code: '0A1' });
    const before = await check();
    const jobs = await testRunner(app);

    await start();
    await ended('done');

    expect(before).toContain('has no option');
    expect(await check()).not.toContain(`${AURORA}  has no option`);
    await jobs.runner.stop();
  });
});

it('keeps the runs of other jobs out of the way', async () => {
  await aRun(app, { name: 'export', state: 'running' });

  expect((await start()).body.joined).toBe(false);
});
