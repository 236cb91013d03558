import { beforeEach, describe, expect, it } from 'vitest';
import { describeCrudResource } from '../../../test/crud-resource.ts';
import type { SignedInUser } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';

const CALLS = '/ccb/auth/fe/callToAction';
const LINKS = '/ccb/auth/fe/countryCallToAction';
type Row = Record<string, unknown>;

const app = describeCrudResource('calls to action', {
  path: CALLS,
  list: 'allPaged',
  entity: 'callToAction',
  table: 'call_to_action',
  record: (n) => ({
    code: `CALL_${n}`,
    labelCode: `LABEL_${n}`,
    linkCode: `/link/${n}`,
    stKey: `st_${n}`,
    adobeKey: `adobe_${n}`,
    iconKey: `icon_${n}`,
    descriptionKey: `desc_${n}`,
    sortNumber: n,
  }),
  name: 'code',
  text: 'labelCode',
  changes: { linkCode: '/new', stKey: 's', adobeKey: 'a', iconKey: 'i', descriptionKey: 'd', sortNumber: 7 },
  fixed: { code: 'OTHER', label: 'ignored' },
  listOnly: ['label'],
  required: ['code', 'labelCode'],
  invalid: {
    code: ['x'.repeat(101), 7, null],
    labelCode: ['x'.repeat(101), null],
    linkCode: ['x'.repeat(201), 7],
    sortNumber: ['abc', 1.5, -1, 2_147_483_648],
  },
  otherKeys: [{ code: 'ANOTHER_CALL' }],
  searches: { code: 'code', label: 'labelCode' },
  sorts: [
    'code',
    'labelCode',
    'linkCode',
    'stKey',
    'adobeKey',
    'iconKey',
    'descriptionKey',
    'sortNumber',
    'id',
  ],
});

let as: SignedInUser;
beforeEach(async () => {
  as = await app().signIn({ ccadmEnabled: true, alias: 'Giulia Ferri', lang: 'de' });
  await app().sql('DELETE FROM call_to_action');
  await app().sql('DELETE FROM interface_label');
});

const calls = () => changesOf(app(), as, 'callToAction');
const linkChanges = () => changesOf(app(), as, 'countryCallToAction');
const send = (method: string, path: string, body?: unknown) => app().request(method, path, { as, body });
const create = async (spec: object = {}): Promise<number> => {
  const { status, body } = await send('POST', CALLS, { code: 'ORDER', labelCode: 'BTN_ORDER', ...spec });
  expect(status, body.message).toBe(200);
  return body.id;
};
const list = async (query: object = {}): Promise<Row[]> =>
  (await app().request('GET', `${CALLS}/allPaged`, { as, query: { ...query } })).body.content;

describe('the list of calls to action', () => {
  it('shows the text of the label in the language that is asked for, the one for all models first', async () => {
    await app().aLabel({ code: 'BTN_ORDER', language: 'it', label: 'Prenota', modelEnableRegexp: '^X$' });
    await app().aLabel({ code: 'BTN_ORDER', language: 'it', label: 'Ordina online' });
    await app().aLabel({ code: 'btn_order', language: 'it', label: 'Another code' });
    await create();
    await create({ code: 'ORPHAN', labelCode: 'NO_SUCH_LABEL' });

    expect((await list({ language: 'it' })).map(({ label }) => label)).toEqual(['Ordina online', null]);
    expect((await list()).map(({ label }) => label)).toEqual(['Ordina online', null]);
    expect((await list({ language: 'en' })).map(({ label }) => label)).toEqual([null, null]);
  });

  it('finds by the text of the label in any language, too', async () => {
    await app().aLabel({ code: 'BTN_ORDER', language: 'de', label: 'Online bestellen' });
    await create();
    await create({ code: 'OTHER', labelCode: 'BTN_OTHER' });

    expect(await list({ label: 'BESTELL' })).toMatchObject([{ code: 'ORDER' }]);
    expect(await list({ label: 'btn_' })).toHaveLength(2);
  });

  it('finds by the very code of a label, the one of the description, too', async () => {
    await create();
    await create({ code: 'DESCRIBED', labelCode: 'BTN_ORDER_2', descriptionKey: 'BTN_ORDER' });
    await create({ code: 'OTHER', labelCode: 'btn_order' });

    const found = await list({ labelCode: 'BTN_ORDER' });
    expect(found.map(({ code }) => code)).toEqual(['DESCRIBED', 'ORDER']);
    expect(await list({ labelCode: '' })).toHaveLength(3);
  });

  it('accepts the whole query that lists share', async () => {
    await create();
    const query = { optGroup: 'WHEELS', modelName: 'AURORA', language: 'it', page: 0, size: 10 };

    expect(await list({ ...query, sortBy: 'code', sortDesc: false, label: '', code: '' })).toHaveLength(1);
  });
});

describe('a call to action', () => {
  it('may lack everything but code and label code', async () => {
    const id = await create({ linkCode: null, sortNumber: null });

    expect((await list())[0]).toMatchObject({ id, linkCode: '', stKey: '', sortNumber: null, version: 1 });
  });

  it('keeps what a change leaves out, and loses what the change empties', async () => {
    const id = await create({ linkCode: '/order', sortNumber: 5 });
    await send('PUT', `${CALLS}/${id}`, { code: 'ORDER', labelCode: 'BTN_NEW' });
    expect((await list())[0]).toMatchObject({ labelCode: 'BTN_NEW', linkCode: '/order', sortNumber: 5 });

    await send('PUT', `${CALLS}/${id}`, {
      code: 'ORDER',
      labelCode: 'BTN_NEW',
      linkCode: '',
      sortNumber: null,
    });
    expect((await list())[0]).toMatchObject({ linkCode: '', sortNumber: null });
  });
});

describe('the export of calls to action', () => {
  it('holds what the filters leave, byte by byte (decision A-90)', async () => {
    const id = await create({ code: '007', adobeKey: '=1+1', sortNumber: 3 });
    await create();
    const { bytes, headers } = await app().request('GET', `${CALLS}/toCsv`, { as, query: { code: '00' } });

    expect(headers.get('content-disposition')).toContain('callToActions.csv');
    expect(bytes.toString()).toBe(
      `\ufeffid;code;labelCode;linkCode;stKey;adobeKey;iconKey;descriptionKey;sortNumber\r\n${id};"007";BTN_ORDER;;;'=1+1;;;3\r\n`,
    );
    const xlsx = await app().request('GET', `${CALLS}/toXlsx`, { as, query: { label: 'nothing' } });
    expect([xlsx.status, xlsx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });
});

describe('the codes of labels', () => {
  const codes = async (query: object): Promise<unknown> =>
    (await app().request('GET', `${CALLS}/labelCodes`, { as, query: { ...query } })).body;

  it('that contain a text come in the language that is asked for, each once, the code itself first', async () => {
    await app().aLabel({ code: 'A_ORDER', language: 'it', label: 'Ordina' });
    await app().aLabel({
      code: 'A_ORDER',
      language: 'it',
      label: 'Ordina Aurora',
      modelEnableRegexp: 'AURORA',
    });
    await app().aLabel({ code: 'ORDER', language: 'en', label: 'Order' });
    await app().aLabel({ code: 'ORDER_EN', language: 'en', label: 'Order it' });

    expect(await codes({ code: 'ORDER', language: 'it' })).toEqual([
      { code: 'ORDER', label: null },
      { code: 'A_ORDER', label: 'Ordina' },
    ]);
    expect(await codes({ code: 'order', language: 'it' })).toEqual([{ code: 'A_ORDER', label: 'Ordina' }]);
    expect(await codes({ code: '%', language: 'it' })).toEqual([]);
  });

  it('are twenty at most, also for nothing at all', async () => {
    for (let n = 10; n < 35; n++) await app().aLabel({ code: `CODE_${n}`, language: 'it' });

    expect(await codes({})).toHaveLength(20);
    expect(await codes({ code: 'CODE_34' })).toEqual([{ code: 'CODE_34', label: expect.any(String) }]);
  });
});

describe('the links of a call to action to countries', () => {
  let callToActionId: number;
  beforeEach(async () => {
    for (const [id, de] of [
      ['IT', 'Italien'],
      ['FR', 'Frankreich'],
    ] as const)
      if ((await app().sql('SELECT FROM country WHERE id = $1', [id])).length === 0)
        await app().aCountry({ id, descriptions: { de, en: id } });
    callToActionId = await create();
  });
  const links = async (id = callToActionId): Promise<Row[]> => (await send('GET', `${LINKS}/get/${id}`)).body;
  const link = async (spec: object = {}): Promise<number> => {
    const { status, body } = await send('POST', LINKS, { callToActionId, countryId: 'IT', ...spec });
    expect(status, body.message).toBe(200);
    return body.id;
  };
  const update = (id: number, spec: object, who = as) =>
    app().request('PUT', `${LINKS}/${id}`, { as: who, body: { callToActionId, countryId: 'IT', ...spec } });

  it('are none at first: every country is disabled (R-141)', async () => {
    expect(await links()).toEqual([]);
  });

  it('are stored disabled and without patterns by default, and described by their country (R-141, R-142)', async () => {
    const id = await link();
    await link({ countryId: 'FR', enable: true, relevant: true, modelEnableRegexp: '^AURORA.*$' });

    expect(await links()).toEqual([
      expect.objectContaining({ countryId: 'FR', description: 'Frankreich', enable: true, relevant: true }),
      {
        id,
        countryId: 'IT',
        description: 'Italien',
        callToActionId,
        callToAction: { id: callToActionId, code: 'ORDER' },
        enable: false,
        relevant: false,
        modelEnableRegexp: '',
        modelDisableRegexp: '',
        version: 1,
      },
    ]);
  });

  it('change one thing at a time, and as a whole row (R-140)', async () => {
    const id = await link({ modelDisableRegexp: '^VAN$' });

    expect((await update(id, { enable: true })).body).toMatchObject({
      message: 'Country link IT updated',
      version: 2,
    });
    expect((await links())[0]).toMatchObject({ enable: true, relevant: false, modelDisableRegexp: '^VAN$' });
    const [row] = await links();
    expect((await update(id, { ...row, relevant: true })).status).toBe(200);
    expect((await links())[0]).toMatchObject({ enable: true, relevant: true, version: 3 });
  });

  it('keep country and call to action whatever the body says', async () => {
    const id = await link();
    await update(id, { countryId: 'FR', enable: true });

    expect(await links()).toMatchObject([{ id, countryId: 'IT', enable: true }]);
  });

  it('take each country once', async () => {
    await link();
    const { status, body } = await send('POST', LINKS, { callToActionId, countryId: 'IT' });

    expect([status, body.message]).toEqual([409, expect.stringMatching(/^This country has a link/)]);
  });

  it('refuse patterns that are none with the position, unknown countries and unknown calls to action', async () => {
    const bad = await send('POST', LINKS, { callToActionId, countryId: 'IT', modelEnableRegexp: '^(A' });
    expect([bad.status, bad.body.fields]).toEqual([
      400,
      [{ field: 'modelEnableRegexp', message: expect.stringContaining('position 2') }],
    ]);
    const id = await link();
    expect((await update(id, { modelDisableRegexp: '[' })).status).toBe(400);
    expect((await send('POST', LINKS, { callToActionId, countryId: 'XX' })).body.fields).toEqual([
      { field: 'countryId', message: 'Unknown country' },
    ]);
    expect((await send('POST', LINKS, { callToActionId: 999_999, countryId: 'FR' })).status).toBe(400);
    expect(await links()).toMatchObject([{ version: 1, modelEnableRegexp: '' }]);
  });

  it('refuse a stale version with the link as it is now and who changed it', async () => {
    const id = await link();
    const colleague = await app().signIn({ ccadmEnabled: true, alias: 'A colleague' });
    await update(id, { enable: true, version: 1 }, colleague);

    const { status, body } = await update(id, { relevant: true, version: 1 });

    expect([status, body.changedBy]).toEqual([409, 'A colleague']);
    expect(body.current).toMatchObject({ id, countryId: 'IT', enable: true, relevant: false, version: 2 });
  });

  it('tell who changed them, and come back to what they were', async () => {
    const id = await link();
    await update(id, { enable: true });
    const history = () => linkChanges().history(id);
    const creation = (await history()).at(-1)!;

    const reply = await linkChanges().restore(id, creation.id);

    expect([reply.status, reply.body.version]).toEqual([200, 3]);
    expect(await links()).toMatchObject([{ enable: false }]);
    expect((await history()).map(({ action, actor }) => [action, actor])).toEqual([
      ['restore', 'Giulia Ferri'],
      ['update', 'Giulia Ferri'],
      ['create', 'Giulia Ferri'],
    ]);
  });

  it('go with their call to action, each with a trace, and come back with it', async () => {
    const italian = await link({ enable: true });
    const other = await create({ code: 'OTHER' });
    await link({ countryId: 'FR' });
    await link({ callToActionId: other, countryId: 'IT' });
    const before = await links();

    await send('DELETE', `${CALLS}/${callToActionId}`);

    expect(await links()).toEqual([]);
    expect((await linkChanges().history(italian))[0]).toMatchObject({
      action: 'delete',
      before: { enable: true },
    });
    expect(await links(other)).toHaveLength(1);
    const [deletion] = await calls().history(callToActionId);
    await calls().restore(callToActionId, deletion!.id);
    const plain = (rows: Row[]) => rows.map(({ version: _version, ...row }) => row);
    expect(plain(await links())).toEqual(plain(before));
  });

  it('of a country that is gone by now do not hold their call to action back', async () => {
    await app().aCountry({ id: 'XA' });
    const italian = await link();
    await link({ countryId: 'XA' });
    await send('DELETE', `${CALLS}/${callToActionId}`);
    await app().sql(`DELETE FROM country WHERE id = 'XA'`);
    const [deletion] = await calls().history(callToActionId);
    const reply = await calls().restore(callToActionId, deletion!.id);

    expect(reply.status).toBe(200);
    expect(await links()).toMatchObject([{ id: italian, countryId: 'IT' }]);
  });

  it('that were gone before their call to action stay gone when it comes back', async () => {
    await link();
    await app().sql(`DELETE FROM country_call_to_action`);
    await send('DELETE', `${CALLS}/${callToActionId}`);
    const [deletion] = await calls().history(callToActionId);
    await calls().restore(callToActionId, deletion!.id);

    expect(await links()).toEqual([]);
  });

  it.each([
    ['GET', '/get/1'],
    ['POST', ''],
    ['PUT', '/1'],
  ])('%s %s answers 401 without a session and 403 without the right', async (method, path) => {
    const others = await app().signIn({ priceConfEnabled: true });
    const body = method === 'GET' ? undefined : { callToActionId, countryId: 'IT' };

    expect((await app().request(method, LINKS + path, { body })).status).toBe(401);
    expect((await app().request(method, LINKS + path, { as: others, body })).status).toBe(403);
  });

  it('answers 404 for a link that is not there', async () => {
    expect((await update(2_147_483_647, { enable: true })).status).toBe(404);
  });
});

it('finding codes of labels and exporting need the right to the label tool', async () => {
  const others = await app().signIn({ priceConfEnabled: true });

  for (const path of ['/labelCodes', '/toCsv', '/toXlsx']) {
    expect((await app().request('GET', CALLS + path)).status).toBe(401);
    expect((await app().request('GET', CALLS + path, { as: others })).status).toBe(403);
  }
});
