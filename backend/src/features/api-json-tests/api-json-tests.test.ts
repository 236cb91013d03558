import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aResult, aTest } from '../../../test/api-json-factories.ts';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';

const base = '/ccb/auth/fe/apiJsonTesting';
let app: TestApp;
let editor: SignedInUser;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
});
beforeEach(() => app.sql('DELETE FROM api_json_test'));
afterAll(() => app.close());

const send = (method: string, path = '', body?: unknown, as = editor) =>
  app.request(method, base + path, { as, body });
const get = (path: string, query: Record<string, unknown> = {}) =>
  app.request('GET', base + path, { as: editor, query });
const row = async (id: number) => {
  const { body } = await get('/allPaged');
  return body.content.find((each: { id: number }) => each.id === id);
};
const pair = { urlAsIs: '/ccb/public/getCCFUrl', urlToBe: 'https://tobe.example:8443/ccf?x=1' };
const log = () => changesOf(app, editor, 'apiJsonTest');
const history = (id: number) => log().history(id);

describe('the lists', () => {
  it('carry 100 rows by id by default, and the total (R-114)', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 105; n++) ids.push(await aTest(app));

    const { status, body } = await get('/activePaged');
    expect(status).toBe(200);
    expect(body.content.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 100));
    expect(body.totalElements).toBe(105);
    expect((await get('/allPaged', { page: 1, size: 100 })).body.content).toHaveLength(5);
  });

  it('hold the active tests, or all of them (R-115)', async () => {
    const active = await aTest(app);
    const disabled = await aTest(app, { disableTest: true });
    const ids = async (path: string) => (await get(path)).body.content.map(({ id }: { id: number }) => id);

    expect(await ids('/activePaged')).toEqual([active]);
    expect(await ids('/allPaged')).toEqual([active, disabled]);
  });

  it('tell what the last comparison of each test found', async () => {
    const never = await aTest(app, pair);
    const different = await aTest(app, {
      diff: '2 changed, 1 added',
      ignorePaths: ['$.a'],
      arrayKeys: [{ path: '$.b', key: 'id' }],
    });
    await aResult(app, different, { outcome: 'different', changed: 2, added: 1 });
    const failed = await aTest(app, { diff: 'To be: answered 404' });
    await aResult(app, failed, { outcome: 'failed', failure: 'answered 404' });
    await app.sql(
      `UPDATE api_json_result SET to_be_reply = to_be_reply || '{"status": 404}' WHERE test_id = $1`,
      [failed],
    );

    expect(await row(never)).toEqual({
      id: never,
      ...pair,
      diff: '',
      disableTest: false,
      ignorePaths: [],
      arrayKeys: [],
      version: 1,
      outcome: 'none',
      differenceCount: 0,
      comparedAt: null,
      errorStatus: null,
    });
    expect(await row(different)).toMatchObject({
      outcome: 'different',
      differenceCount: 3,
      errorStatus: null,
      ignorePaths: ['$.a'],
      arrayKeys: [{ path: '$.b', key: 'id' }],
    });
    expect(await row(failed)).toMatchObject({
      outcome: 'failed',
      differenceCount: 0,
      errorStatus: 404,
      diff: 'To be: answered 404',
    });
  });

  it.each(['id', 'urlAsIs', 'urlToBe', 'diff', 'disableTest'])(
    'sort by %s both ways, equal rows by their id',
    async (sortBy) => {
      await aTest(app, { urlAsIs: '/b', urlToBe: '/x', diff: 'equal' });
      await aTest(app, { urlAsIs: '/a', urlToBe: '/y', disableTest: true });
      await aTest(app, { urlAsIs: '/b', urlToBe: '/x', diff: 'equal' });
      const ids = async (sortDesc: boolean) =>
        (await get('/allPaged', { sortBy, sortDesc })).body.content.map(({ id }: { id: number }) => id);

      const up = await ids(false);
      expect(up).toHaveLength(3);
      expect(await ids(true)).toEqual(up.toReversed());
    },
  );

  it.each([
    ['size', 0],
    ['page', -1],
    ['sortBy', 'version'],
    ['unknown', 'x'],
  ])('refuse %s=%s and name it', async (name, value) => {
    const { status, body } = await get('/allPaged', { [name]: value });

    expect([status, body.fields.map(({ field }: { field: string }) => field)]).toEqual([400, [name]]);
  });
});

describe('a test', () => {
  it('is created, changed whole, deleted and brought back, each with its trace', async () => {
    const created = await send('POST', '', pair);
    expect(created).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^Test \d+ created$/), version: 1 },
    });
    const id: number = created.body.id;

    const changes = {
      ...pair,
      urlToBe: ' /ccb/public/other ',
      disableTest: true,
      ignorePaths: [' $.timestamp ', '$.timestamp'],
      arrayKeys: [{ path: '$.options', key: ' code ' }],
      version: 1,
    };
    expect((await send('PUT', `/${id}`, changes)).body).toEqual({
      message: `Test ${id} updated`,
      id,
      version: 2,
    });
    expect(await row(id)).toMatchObject({
      urlToBe: '/ccb/public/other',
      disableTest: true,
      ignorePaths: ['$.timestamp'],
      arrayKeys: [{ path: '$.options', key: 'code' }],
      version: 2,
    });

    expect((await send('DELETE', `/${id}`)).body).toEqual({ message: `Test ${id} deleted`, id });
    expect(await row(id)).toBeUndefined();
    const [deletion] = await log().deleted();
    expect(deletion).toMatchObject({
      recordId: String(id),
      action: 'delete',
      actor: 'Giulia Ferri',
      after: null,
    });

    expect((await log().restore(id, deletion!.id)).status).toBe(200);
    expect(await row(id)).toMatchObject({ urlToBe: '/ccb/public/other', disableTest: true });
    expect((await history(id)).map(({ action }) => action)).toEqual([
      'restore',
      'delete',
      'update',
      'create',
    ]);
    expect((await history(id))[2]).toMatchObject({
      before: { ...pair, disableTest: false, ignorePaths: [] },
      after: { disableTest: true, ignorePaths: ['$.timestamp'] },
    });
    expect(await log().deleted()).toEqual([]);
  });

  it('takes the record as the list returned it, and leaves diff to the comparison (R-116)', async () => {
    const id = await aTest(app, { diff: 'equal', ignorePaths: ['$.a'] });
    await aResult(app, id);
    const listed = await row(id);

    expect((await send('PUT', `/${id}`, { ...listed, diff: 'nonsense', disableTest: true })).status).toBe(
      200,
    );
    expect(await row(id)).toEqual({ ...listed, disableTest: true, version: 2 });
    expect((await get('/activePaged')).body.content).toEqual([]);
  });

  it('keeps what a body of the five known fields leaves out', async () => {
    const id = await aTest(app, {
      ...pair,
      ignorePaths: ['$.a'],
      arrayKeys: [{ path: '$', key: '*' }],
      disableTest: true,
    });

    await send('PUT', `/${id}`, { id, ...pair, diff: '' });
    expect(await row(id)).toMatchObject({
      ignorePaths: ['$.a'],
      arrayKeys: [{ path: '$', key: '*' }],
      disableTest: true,
      version: 1,
    });
  });

  it('is refused when somebody else was faster, with the current state', async () => {
    const id = await aTest(app, pair);
    await send('PUT', `/${id}`, { ...pair, ignorePaths: ['$.first'], version: 1 });
    const { status, body } = await send('PUT', `/${id}`, { ...pair, ignorePaths: ['$.second'], version: 1 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      current: { id, ignorePaths: ['$.first'], version: 2 },
      changedBy: 'Giulia Ferri',
    });
    expect(await row(id)).toMatchObject({ ignorePaths: ['$.first'] });
    expect((await send('PUT', `/${id}`, { ...pair, ignorePaths: ['$.third'] })).status).toBe(200);
  });

  it('forgets its result with an address, and compares again with other rules', async () => {
    const id = await aTest(app, { ...pair, diff: '2 changed' });
    await aResult(app, id, {
      outcome: 'different',
      changed: 2,
      asIs: '{"a":1,"b":[{"k":1},{"k":2}]}',
      toBe: '{"a":2,"b":[{"k":2},{"k":1}]}',
    });

    await send('PUT', `/${id}`, { ...pair, ignorePaths: ['$.a'] });
    expect(await row(id)).toMatchObject({ diff: '2 changed', differenceCount: 2 });
    await send('PUT', `/${id}`, { ...pair, arrayKeys: [{ path: '$.b', key: 'k' }] });
    expect(await row(id)).toMatchObject({
      diff: 'equal',
      outcome: 'equal',
      comparedAt: '2026-11-20T09:00:00+00:00',
    });
    expect((await get(`/${id}/differences`)).body).toMatchObject({
      outcome: 'equal',
      ignoredCount: 1,
      differences: [],
    });

    await send('PUT', `/${id}`, { ...pair, urlAsIs: '/ccb/elsewhere' });
    expect(await row(id)).toMatchObject({ diff: '', outcome: 'none', comparedAt: null });
    expect((await get(`/${id}/differences`)).status).toBe(404);
  });

  it.each([
    [
      'urlAsIs',
      { ...pair, urlAsIs: 'ftp://asis.example/' },
      'An address must begin with / (this console), http:// or https://.',
    ],
    [
      'urlToBe',
      { ...pair, urlToBe: 'http://user:secret@tobe.example/' },
      'An address must not contain a user name or password.',
    ],
    ['urlAsIs', { ...pair, urlAsIs: '  ' }, 'Inserisci tutti i campi obbligatori'],
    ['urlToBe', { urlAsIs: '/a' }, 'Inserisci tutti i campi obbligatori'],
    [
      'ignorePaths',
      { ...pair, ignorePaths: ['$.a', 'b'] },
      'b: not a path at character 1, a path begins with $',
    ],
    ['ignorePaths', { ...pair, ignorePaths: ['$'] }, '$ would exclude everything.'],
    [
      'arrayKeys',
      { ...pair, arrayKeys: [{ path: '$.a[x]', key: 'k' }] },
      "$.a[x]: not a path at character 4, expected .name, ['name'], [3], [*] or ..name",
    ],
    ['unknown', { ...pair, unknown: 1 }, 'unknown'],
  ])('is refused for its %s', async (field, body, message) => {
    const { status, body: problem } = await send('POST', '', body);

    expect(status).toBe(400);
    expect(problem.message).toContain(message);
    if (field !== 'unknown') expect(problem.fields[0].field).toBe(field);
    expect((await get('/allPaged')).body.totalElements).toBe(0);
  });

  it('that is gone cannot be changed, deleted, opened or run', async () => {
    const calls = await Promise.all([
      send('PUT', '/4711', pair),
      send('DELETE', '/4711'),
      get('/4711/differences'),
      get('/4711/document/asIs'),
      get('/confrontoJson/4711'),
      log().restore(4711, 1),
    ]);

    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await history(4711)).toEqual([]);
  });

  it('is nobody else’s business: 401 without a session, 403 without the label tool', async () => {
    const stranger = await app.signIn({ priceConfEnabled: true });
    const id = await aTest(app);
    const calls: [string, string, unknown?][] = [
      ['GET', '/allPaged'],
      ['GET', '/activePaged'],
      ['POST', '', pair],
      ['PUT', `/${id}`, pair],
      ['DELETE', `/${id}`],
      ['GET', '/summary'],
      ['GET', `/${id}/differences`],
      ['GET', `/${id}/document/toBe`],
      ['GET', '/confrontoJson'],
      ['GET', `/confrontoJson/${id}`],
    ];
    for (const [method, path, body] of calls) {
      expect((await app.request(method, base + path, { body })).status, path).toBe(401);
      expect((await send(method, path, body, stranger)).status, path).toBe(403);
    }
  });
});

describe('what a comparison received', () => {
  it('is shown side by side, with the list of its differences', async () => {
    const id = await aTest(app, { ...pair, diff: '1 changed', ignorePaths: ['$.t'] });
    await aResult(app, id, {
      outcome: 'different',
      changed: 1,
      ignored: 1,
      asIs: '{"t":1,"price":650.00}',
      toBe: '{"price":690,"t":2}',
    });

    const { status, body } = await get(`/${id}/differences`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      test: { id, ...pair, ignorePaths: ['$.t'], version: 1 },
      comparedAt: '2026-11-20T09:00:00.000Z',
      outcome: 'different',
      differenceCount: 1,
      ignoredCount: 1,
      asIs: { status: 200, durationMs: 12, failure: '' },
      lines: {
        marks: '=i~=',
        left: ['{', '  "t": 1,', '  "price": 650.00', '}'],
        right: ['  "t": 2,', '  "price": 690'],
      },
      isCut: false,
      differences: [{ path: '$.price', kind: 'changed', before: '650.00', after: '690', row: 2 }],
    });
  });

  it('is shown alone, JSON a value a line and anything else as it came', async () => {
    const id = await aTest(app, { ...pair, diff: 'To be: answered 504' });
    await aResult(app, id, {
      outcome: 'failed',
      asIs: '{"a":[1,2.50]}',
      toBe: '<h1>Gateway\r\nTime-out</h1>',
      failure: 'answered 504',
    });

    expect((await get(`/${id}/document/asIs`)).body).toMatchObject({
      url: pair.urlAsIs,
      isJson: true,
      isCut: false,
      lines: ['{', '  "a": [', '    1,', '    2.50', '  ]', '}'],
    });
    expect((await get(`/${id}/document/toBe`)).body).toMatchObject({
      url: pair.urlToBe,
      isJson: false,
      lines: ['<h1>Gateway', 'Time-out</h1>'],
      reply: { failure: 'answered 504' },
    });
    expect((await get(`/${id}/differences`)).body).toMatchObject({
      outcome: 'failed',
      lines: { marks: '', left: [], right: [] },
      differences: [],
    });
    expect((await get(`/${id}/document/elsewhere`)).status).toBe(400);
  });

  it('is summed up over all tests, or the active ones', async () => {
    for (const outcome of ['equal', 'different', 'different', 'failed'] as const)
      await aResult(app, await aTest(app), { outcome });
    await aResult(app, await aTest(app, { disableTest: true }), { outcome: 'failed' });
    await aTest(app);

    expect((await get('/summary')).body).toEqual({
      equal: 1,
      different: 2,
      failed: 2,
      notCompared: 1,
      runs: [],
      compared: [],
    });
    expect((await get('/summary', { activeOnly: true })).body).toMatchObject({ failed: 1 });
  });
});
