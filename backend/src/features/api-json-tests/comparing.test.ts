// The whole way: the call queues, the job asks two servers, the record tells what it found.
import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aTest } from '../../../test/api-json-factories.ts';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { testRunner, type TestRunner } from '../../../test/job-factories.ts';

const base = '/ccb/auth/fe/apiJsonTesting';
let app: TestApp;
let jobs: TestRunner;
let editor: SignedInUser;
let world: Server;
let host: string;
let asked: string[] = [];
/** Set by a test: answers that wait for it. */
let release: () => void = () => undefined;
let answers: Record<string, (response: ServerResponse) => void> = {};

const json = (value: unknown) => (response: ServerResponse) =>
  void response
    .setHeader('content-type', 'application/json')
    .end(typeof value === 'string' ? value : JSON.stringify(value));

beforeAll(async () => {
  world = createServer((request, response) => {
    asked.push(request.url!);
    const answer = answers[request.url!];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => world.listen(0, '127.0.0.1', listening));
  host = `127.0.0.1:${(world.address() as AddressInfo).port}`;
  app = await testApp({ config: { compareHosts: [host], compareTimeoutSeconds: 5 } });
  jobs = await testRunner(app);
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
});
beforeEach(async () => {
  asked = [];
  answers = {};
  await app.sql('DELETE FROM api_json_test');
  await app.sql('DELETE FROM job_run');
});
afterAll(async () => {
  await jobs.runner.stop();
  world.closeAllConnections();
  world.close();
  await app.close();
});

const get = (path: string, query = {}, headers = {}) =>
  app.request('GET', base + path, { as: editor, query, headers });
const runAll = () => get('/confrontoJson');
const rowsById = async (): Promise<Record<number, Record<string, unknown>>> => {
  const { content } = (await get('/allPaged')).body;
  return Object.fromEntries(content.map((row: { id: number }) => [row.id, row]));
};
const finished = () =>
  vi.waitFor(async () => expect((await get('/summary')).body.runs).toEqual([]), {
    timeout: 15_000,
    interval: 30,
  });
const diffOf = async (asIs: string, toBe: string, more = {}): Promise<unknown> => {
  const id = await aTest(app, { urlAsIs: asIs, urlToBe: toBe, ...more });
  await get(`/confrontoJson/${id}`);
  await finished();
  return (await rowsById())[id]!['diff'];
};
const at = (path: string): string => `http://${host}${path}`;

it('compares every active test and says in each what it found, without anybody waiting', async () => {
  answers = {
    '/one': json('{"a":1,"list":[{"k":1},{"k":2}],"t":1}'),
    '/same': json('{"t":1,"list":[{"k":1},{"k":2}],"a":1.0}'),
    '/other': json('{"a":2,"list":[{"k":2},{"k":1}],"t":2,"new":true}'),
  };
  const equal = await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/same') });
  const different = await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/other') });
  const ruled = await aTest(app, {
    urlAsIs: at('/one'),
    urlToBe: at('/other'),
    ignorePaths: ['$.t', '$.new'],
    arrayKeys: [{ path: '$.list', key: 'k' }],
  });
  const failing = await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/nowhere') });
  const disabled = await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/same'), disableTest: true });

  const { status, body } = await runAll();
  expect([status, body.message]).toEqual([200, 'The comparison is running.']);
  await finished();

  const rows = await rowsById();
  expect(rows[equal]).toMatchObject({
    diff: 'equal',
    outcome: 'equal',
    version: 1,
    comparedAt: '2026-11-20T10:00:00+00:00',
  });
  expect(rows[different]).toMatchObject({
    diff: '4 changed, 1 added',
    outcome: 'different',
    differenceCount: 5,
  });
  expect(rows[ruled]).toMatchObject({ diff: '1 changed', differenceCount: 1 });
  expect(rows[failing]).toMatchObject({ diff: 'To be: answered 404', outcome: 'failed', errorStatus: 404 });
  expect(rows[disabled]).toMatchObject({ diff: '', outcome: 'none' });
  expect((await get(`/${ruled}/differences`)).body).toMatchObject({
    ignoredCount: 2,
    differences: [{ path: '$.a' }],
  });
  const [run] = await app.sql('SELECT name, started_by, state, message FROM job_run');
  expect(run).toEqual({
    name: 'compareApiJsonTests',
    started_by: 'Giulia Ferri',
    state: 'done',
    message: '1 equal, 2 different, 1 failed',
  });
  // What a comparison finds is no change of the record.
  expect(await changesOf(app, editor, 'apiJsonTest').history(equal)).toEqual([]);
});

it('compares one test by its id and leaves the others alone (R-297)', async () => {
  answers = { '/one': json({ a: 1 }) };
  const wanted = await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/one') });
  const other = await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/one') });

  expect((await get(`/confrontoJson/${wanted}`)).body.message).toBe(`Test ${wanted} is being compared.`);
  await finished();

  const rows = await rowsById();
  expect([rows[wanted]!['diff'], rows[other]!['diff']]).toEqual(['equal', '']);
  const disabled = await aTest(app, { disableTest: true });
  expect(await get(`/confrontoJson/${disabled}`)).toMatchObject({
    status: 409,
    body: { message: `Test ${disabled} is disabled. Enable it first.` },
  });
});

it('leaves out what was disabled after the comparison was asked for', async () => {
  answers = { '/one': json({ a: 1 }), '/slow': (response) => void (release = () => json({})(response)) };
  await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/slow') });
  const disabled = await aTest(app, { urlAsIs: at('/one'), urlToBe: at('/burdened') });
  await runAll();
  await vi.waitFor(() => expect(asked).toContain('/slow'));

  await app.sql('UPDATE api_json_test SET disable_test = true WHERE id = $1', [disabled]);
  release();
  await finished();

  expect(asked).not.toContain('/burdened');
  expect((await rowsById())[disabled]).toMatchObject({ diff: '', outcome: 'none' });
});

it('answers at once, shows how far it is, joins a second call, and can be cancelled (R-117)', async () => {
  const waiting: (() => void)[] = [];
  answers = { '/slow': (response) => void waiting.push(() => json({})(response)), '/fast': json({}) };
  release = () => waiting.splice(0).forEach((answer) => answer());
  const first = await aTest(app, { urlAsIs: at('/fast'), urlToBe: at('/fast') });
  const second = await aTest(app, { urlAsIs: at('/slow'), urlToBe: at('/fast') });
  const third = await aTest(app, { urlAsIs: at('/fast'), urlToBe: at('/fast') });

  const { body } = await runAll();
  await vi.waitFor(
    async () =>
      expect((await get('/summary')).body.runs).toEqual([
        {
          id: body.runId,
          testId: null,
          startedBy: 'Giulia Ferri',
          queuedAt: '2026-11-20T10:00:00.000Z',
          state: 'running',
          done: 1,
          total: 3,
          comparing: second,
        },
      ]),
    { timeout: 5_000, interval: 20 },
  );
  expect((await get('/summary')).body.compared).toEqual([
    {
      id: first,
      diff: 'equal',
      outcome: 'equal',
      differenceCount: 0,
      comparedAt: '2026-11-20T10:00:00.000Z',
      errorStatus: null,
    },
  ]);
  expect((await runAll()).body).toEqual({ message: 'A comparison is already running.', runId: body.runId });
  expect((await rowsById())[first]!['diff']).toBe('equal');

  expect((await app.request('POST', `/ccb/auth/fe/jobRun/${body.runId}/cancel`, { as: editor })).status).toBe(
    200,
  );
  release();
  await finished();
  const rows = await rowsById();
  expect([rows[second]!['diff'], rows[third]!['diff']]).toEqual(['equal', '']);
  expect(await app.sql('SELECT state FROM job_run')).toEqual([{ state: 'cancelled' }]);
});

it('asks the console itself for relative addresses, as nobody in particular', async () => {
  expect(
    await diffOf(
      '/ccb/public/api/countryModel/getModelListJsonByCountry?country=IT',
      '/ccb/public/api/countryModel/getModelListJsonByCountry',
    ),
  ).toMatch(/equal|changed|added/);
  expect(await diffOf('/ccb/auth/fe/menu/menulist', '/ccb/health/metrics')).toBe(
    'As is: answered 401; To be: answered 403',
  );
});

it('says why it could not compare', async () => {
  answers = {
    '/json': json({}),
    '/html': (response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Hello</p>'),
    '/broken': json('{"a":1,}'),
    '/empty': (response) => response.writeHead(204).end(),
    '/silent': () => undefined,
    '/away': (response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
    '/flood': (response) => {
      const more = () => response.destroyed || (response.write(' '.repeat(1024 * 1024)), setImmediate(more));
      more();
    },
  };
  expect(await diffOf(at('/html'), at('/json'))).toBe(
    'As is: not JSON but text/html: line 1, column 1: a value is expected',
  );
  expect(await diffOf(at('/json'), at('/broken'))).toBe(
    'To be: not JSON: line 1, column 8: a key in quotes is expected',
  );
  expect(await diffOf(at('/empty'), at('/json'))).toBe('As is: an empty answer');
  expect(await diffOf(at('/silent'), at('/json'))).toBe('As is: no answer within 5 s');
  expect(await diffOf(at('/away'), at('/json'))).toBe(
    'As is: redirected: the host elsewhere.example is not on the list of hosts (COMPARE_HOSTS)',
  );
  expect(await diffOf(at('/flood'), at('/json'))).toBe('As is: larger than 10 MB');
  asked = [];
  expect(await diffOf('http://127.0.0.1:9/', 'https://elsewhere.example/')).toBe(
    'As is: the host 127.0.0.1:9 is not on the list of hosts (COMPARE_HOSTS); To be: the host elsewhere.example is not on the list of hosts (COMPARE_HOSTS)',
  );
  expect(asked).toEqual([]);
});

it('is reported in the language of the user who started it', async () => {
  answers = {
    '/one': json('{"a":1}'),
    '/two': json('{"a":2,"b":1}'),
    '/gone': (response) => response.writeHead(404).end(),
    '/broken': json('{"a":1,}'),
  };
  const pairs = [
    [at('/one'), at('/two')],
    [at('/one'), at('/one')],
    [at('/gone'), at('/broken')],
  ] as const;
  const ids: number[] = [];
  for (const [urlAsIs, urlToBe] of pairs) {
    const id = await aTest(app, { urlAsIs, urlToBe });
    await get(`/confrontoJson/${id}`, {}, { 'accept-language': 'it' });
    await finished();
    ids.push(id);
  }

  const rows = await rowsById();
  expect(ids.map((id) => rows[id])).toMatchObject([
    { outcome: 'different', diff: 'diversi: 1, in più: 1' },
    { outcome: 'equal', diff: 'nessuna differenza' },
    {
      outcome: 'failed',
      errorStatus: 404,
      diff: 'As is: ha risposto 404; To be: non è JSON: riga 1, colonna 8: è attesa una chiave tra virgolette',
    },
  ]);
});

it('keeps nothing for a record that asks another address by now, or is gone', async () => {
  const waiting: (() => void)[] = [];
  answers = { '/slow': (response) => void waiting.push(() => json({})(response)), '/fast': json({}) };
  const moved = await aTest(app, { urlAsIs: at('/slow'), urlToBe: at('/fast') });
  const deleted = await aTest(app, { urlAsIs: at('/slow'), urlToBe: at('/fast') });
  await get(`/confrontoJson/${moved}`);
  await get(`/confrontoJson/${deleted}`);
  await vi.waitFor(() => expect(waiting).toHaveLength(2), { timeout: 5_000 });

  await app.request('PUT', `${base}/${moved}`, {
    as: editor,
    body: { urlAsIs: '/elsewhere', urlToBe: at('/fast') },
  });
  await app.request('DELETE', `${base}/${deleted}`, { as: editor });
  waiting.forEach((answer) => answer());
  await finished();

  expect((await rowsById())[moved]).toMatchObject({ diff: '', outcome: 'none' });
  expect(await app.sql('SELECT state FROM job_run')).toEqual([{ state: 'done' }, { state: 'done' }]);
});

it('uses the rules that stand when the answers are there', async () => {
  const waiting: (() => void)[] = [];
  answers = {
    '/slow': (response) => void waiting.push(() => json({ a: 1 })(response)),
    '/fast': json({ a: 2 }),
  };
  const id = await aTest(app, { urlAsIs: at('/slow'), urlToBe: at('/fast') });
  await get(`/confrontoJson/${id}`);
  await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 5_000 });

  await app.request('PUT', `${base}/${id}`, {
    as: editor,
    body: { urlAsIs: at('/slow'), urlToBe: at('/fast'), ignorePaths: ['$.a'] },
  });
  waiting.forEach((answer) => answer());
  await finished();

  expect((await rowsById())[id]).toMatchObject({ diff: 'equal' });
});

it('judges the same answers again when its rules change meanwhile', async () => {
  const latin = (response: ServerResponse) =>
    void response
      .setHeader('content-type', 'application/json; charset=iso-8859-1')
      .end(Buffer.from('{"text":"\u00e8","a":1}', 'latin1'));
  answers = { '/latin': latin, '/other': json({ text: 'è', a: 2 }) };
  const id = await aTest(app, { urlAsIs: at('/latin'), urlToBe: at('/other') });
  // Documents are stored once they have been judged.
  await app.sql(`CREATE FUNCTION change_rules() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN UPDATE api_json_test SET ignore_paths = '["$.a"]' WHERE id = NEW.test_id; RETURN NULL; END $$`);
  await app.sql(
    'CREATE TRIGGER change_rules AFTER INSERT ON api_json_document FOR EACH ROW EXECUTE FUNCTION change_rules()',
  );

  await get(`/confrontoJson/${id}`);
  await finished();

  await app.sql('DROP FUNCTION change_rules CASCADE');
  expect((await rowsById())[id]).toMatchObject({ diff: 'equal', outcome: 'equal' });
  expect(asked).toHaveLength(2);
  const runs = await app.sql('SELECT DISTINCT run FROM api_json_document WHERE test_id = $1', [id]);
  expect(runs).toHaveLength(1);
});

it('stores large documents whole, in the letters that they say they have', async () => {
  const text = 'è€'.repeat(400_000);
  answers = {
    '/large': json(JSON.stringify({ text })),
    '/latin': (response) =>
      response
        .setHeader('content-type', 'application/json; charset=iso-8859-1')
        .end(Buffer.from('{"text":"\u00e8"}', 'latin1')),
  };
  const id = await aTest(app, { urlAsIs: at('/large'), urlToBe: at('/latin') });
  await get(`/confrontoJson/${id}`);
  await finished();

  expect((await get(`/${id}/document/toBe`)).body.lines).toContain('  "text": "è"');
  const pieces = await app.sql<{ text: string }>(
    `SELECT convert_from(string_agg(content, ''::bytea ORDER BY piece), 'UTF8') AS text
     FROM api_json_document WHERE test_id = $1 AND side = 'asIs'`,
    [id],
  );
  expect(pieces[0]!.text).toBe(JSON.stringify({ text }));
  const { body } = await get(`/${id}/differences`);
  expect(body).toMatchObject({
    outcome: 'different',
    differenceCount: 1,
    lines: { right: expect.anything() },
  });

  await get(`/confrontoJson/${id}`);
  await finished();
  expect(await app.sql('SELECT DISTINCT run FROM api_json_document WHERE test_id = $1', [id])).toHaveLength(
    1,
  );
});

it('leaves the documents of another comparison of the same test alone, and clears those of a dead one', async () => {
  answers = { '/a': json('{"a":1}') };
  const id = await aTest(app, { urlAsIs: at('/a'), urlToBe: at('/a') });
  const insert = (run: string, storedAt: string) =>
    app.sql(
      `INSERT INTO api_json_document (run, side, piece, test_id, content, stored_at)
       VALUES ($1, 'asIs', 0, $2, '', $3::timestamptz)`,
      [run, id, storedAt],
    );
  const [underWay, dead] = [randomUUID(), randomUUID()];
  await insert(underWay, new Date().toISOString());
  await insert(dead, '2020-01-01T00:00:00Z');

  await get(`/confrontoJson/${id}`);
  await finished();

  const runs = await app.sql<{ run: string }>(
    'SELECT DISTINCT run FROM api_json_document WHERE test_id = $1',
    [id],
  );
  expect(runs.map(({ run }) => run)).toContain(underWay);
  expect(runs.map(({ run }) => run)).not.toContain(dead);
  expect(runs).toHaveLength(2);
});
