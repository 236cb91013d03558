import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { REQUIRED } from '../../../test/expected.ts';

const GROUPS = '/ccb/auth/fe/optGroup';
type Row = Record<string, unknown>;

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  as = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  await app.aModel({ modelcode: 'AURORA', vetele: '3410126' });
  await app.aModel({ modelcode: 'CIMA_VAN', vetele: '3450126' });
});
afterAll(() => app.close());
beforeEach(() => app.sql('TRUNCATE opt_group CASCADE'));

const send = (method: string, path: string, body?: unknown, who = as) =>
  app.request(method, GROUPS + path, { as: who, body });
const list = async (query: object = {}): Promise<Row[]> => {
  const { status, body } = await app.request('GET', `${GROUPS}/allPaged`, { as, query: { ...query } });
  expect(status, body.message).toBe(200);
  return body.content;
};
const codes = async (query: object = {}) => (await list(query)).map(({ code }) => code);
const create = async (spec: object = {}): Promise<number> => {
  const { status, body } = await send('POST', '', { code: 'WHEELS', description: 'Wheels', ...spec });
  expect(status, body.message).toBe(200);
  return body.id;
};
const update = (id: number, spec: object, who = as) => send('PUT', `/${id}`, spec, who);
const one = async (id: number): Promise<Row> => (await list({ size: 100 })).find((row) => row.id === id)!;
const changes = () => changesOf(app, as, 'optGroup');
const history = (id: number) => changes().history(id);

describe('listing', () => {
  it('pages by code, ten unless asked otherwise, and tells the total', async () => {
    for (let n = 12; n > 0; n--) await create({ code: `G${String(n).padStart(2, '0')}` });
    const { body } = await app.request('GET', `${GROUPS}/allPaged`, { as });

    expect(body.content.map(({ code }: Row) => code)).toEqual(
      Array.from({ length: 10 }, (_, n) => `G${String(n + 1).padStart(2, '0')}`),
    );
    expect(body.totalElements).toBe(12);
    expect(await codes({ page: 1 })).toEqual(['G11', 'G12']);
    expect(await codes({ page: 9 })).toEqual([]);
  });

  it.each([
    ['description', { description: 'A' }, { description: 'b' }],
    ['groupType', { groupType: 'ACC' }, { groupType: 'OPT' }],
    ['exclusive', { exclusive: false }, { exclusive: true }],
    ['mandatory', { mandatory: false }, { mandatory: true }],
    ['mandatorySubgroup', { mandatorySubgroup: 'a' }, { mandatorySubgroup: 'B' }],
    ['comparisonEquipmentPos', { comparisonEquipmentPos: 9 }, { comparisonEquipmentPos: 10 }],
    ['modelEnableRegexp', { modelEnableRegexp: 'A' }, { modelEnableRegexp: 'B' }],
    ['modelDisableRegexp', { modelDisableRegexp: 'A' }, { modelDisableRegexp: 'B' }],
    ['label', { label: 'é' }, { label: 'F' }],
  ])('sorts by %s both ways', async (sortBy, first, second) => {
    await create({ code: 'SECOND', ...second });
    await create({ code: 'FIRST', ...first });

    expect(await codes({ sortBy })).toEqual(['FIRST', 'SECOND']);
    expect(await codes({ sortBy, sortDesc: true })).toEqual(['SECOND', 'FIRST']);
  });

  it('finds by code, and by label or description, without regard to case and accents', async () => {
    await create({ code: 'GLASS', description: 'Glass', label: 'Cristallì 100%' });
    await create({ code: 'LIGHTS', description: 'Lights', label: 'Luci' });

    expect(await codes({ code: 'las' })).toEqual(['GLASS']);
    expect(await codes({ label: 'CRISTALLI' })).toEqual(['GLASS']);
    expect(await codes({ label: 'lights' })).toEqual(['LIGHTS']);
    expect(await codes({ label: '%' })).toEqual(['GLASS']);
    expect(await codes({ label: 'lucilights' })).toEqual([]);
  });

  it('shows with a model the groups that apply to it, and all of them under DEFAULT (decision A-04)', async () => {
    await create({ code: 'ALL' });
    await create({ code: 'AURORA_ONLY', modelEnableRegexp: '^aurora.*$' });
    await create({ code: 'NO_VANS', modelDisableRegexp: '^.*_VAN$' });

    expect(await codes({ modelName: 'DEFAULT' })).toHaveLength(3);
    expect(await codes({ modelName: 'AURORA' })).toEqual(['ALL', 'AURORA_ONLY', 'NO_VANS']);
    expect(await codes({ modelName: '3450126' })).toEqual(['ALL']);
  });

  it('refuses what is no column, and what it does not know', async () => {
    for (const query of [{ sortBy: 'version' }, { size: 0 }, { page: -1 }, { unknown: 1 }])
      expect((await app.request('GET', `${GROUPS}/allPaged`, { as, query: { ...query } })).status).toBe(400);
  });
});

describe('creating a group', () => {
  it('stores it for all models, hidden from the comparison, and logs who did it', async () => {
    const { body } = await send('POST', '', { code: ' CHARGING ', description: 'Charging' });

    expect(body).toEqual({ message: 'Group CHARGING created', id: expect.any(Number), version: 1 });
    expect(await one(body.id)).toEqual({
      id: body.id,
      code: 'CHARGING',
      description: 'Charging',
      groupType: 'OPT',
      exclusive: false,
      mandatory: false,
      mandatorySubgroup: '',
      comparisonEquipmentPos: null,
      modelEnableRegexp: 'DEFAULT',
      modelDisableRegexp: '',
      label: '',
      version: 1,
    });
    expect(await history(body.id)).toMatchObject([{ action: 'create', actor: 'Giulia Ferri', before: null }]);
  });

  it.each([{ code: ' ' }, { description: '' }, { description: undefined }])(
    'refuses %j and names it',
    async (spec) => {
      const { status, body } = await send('POST', '', { code: 'X', description: 'X', ...spec });

      expect([status, body.message]).toEqual([400, REQUIRED]);
      expect(body.fields).toContainEqual({ field: Object.keys(spec)[0], message: REQUIRED });
    },
  );

  it.each([
    { groupType: 'OTHER' },
    { comparisonEquipmentPos: 'abc' },
    { comparisonEquipmentPos: 1.5 },
    { comparisonEquipmentPos: -1 },
    { modelEnableRegexp: '^(A' },
    { surprise: true },
  ])('refuses %j (R-143, R-147)', async (spec) => {
    expect((await send('POST', '', { code: 'X', description: 'X', ...spec })).status).toBe(400);
    expect(await codes()).toEqual([]);
  });

  it('refuses a code that is taken', async () => {
    await create();
    const { status, body } = await send('POST', '', { code: 'WHEELS', description: 'Again' });

    expect([status, body.fields[0].field]).toEqual([409, 'code']);
  });
});

describe('creating a label item', () => {
  it('stores the label of an option, in the default language and for all models by default (decision A-43)', async () => {
    const optGroup = await create();
    const { status, body } = await send('POST', '', {
      optGroup,
      labelGroup: 'WHEELS',
      code: '55E',
      label: 'Cerchi in lega',
      modelEnableRegexp: 'DEFAULT',
      modelDisableRegexp: '',
    });

    expect([status, body.message]).toEqual([200, 'Label 55E created']);
    expect(
      await app.sql(
        `SELECT t.label, t.modelcode, g.code AS language FROM opt_label t JOIN language g ON g.id = t.language_id
         JOIN opt_item i ON i.id = t.opt_item_id WHERE i.code = '55E' AND i.opt_group_id = $1`,
        [optGroup],
      ),
    ).toEqual([{ label: 'Cerchi in lega', modelcode: 'DEFAULT', language: 'it' }]);
    expect(await codes()).toEqual(['WHEELS']);
  });

  it('takes the group by its code, too, or by the label group, and any language', async () => {
    await create();
    const item = { labelGroup: 'WHEELS', label: 'Alloy', language: { id: 'en' } };

    expect((await send('POST', '', { ...item, code: 'A', optGroup: 'WHEELS' })).status).toBe(200);
    expect((await send('POST', '', { ...item, code: 'B' })).status).toBe(200);
    expect((await send('POST', '', { ...item, code: 'B' })).status).toBe(409);
  });

  it('refuses a blank code or label and an unknown group', async () => {
    const item = { labelGroup: 'NOWHERE', code: 'A', label: 'Text' };

    expect((await send('POST', '', { ...item, label: ' ' })).body.message).toBe(REQUIRED);
    expect((await send('POST', '', { ...item, label: undefined })).body.message).toBe(REQUIRED);
    expect((await send('POST', '', { ...item, code: '' })).body.message).toBe(REQUIRED);
    expect((await send('POST', '', item)).body.fields[0].field).toBe('optGroup');
    expect((await send('POST', '', { ...item, optGroup: 999 })).body.fields[0].field).toBe('optGroup');
  });
});

describe('changing', () => {
  it('writes what the body names and leaves the rest (R-145)', async () => {
    const id = await create({ label: 'Cerchi', comparisonEquipmentPos: 10 });

    expect((await update(id, { mandatory: true })).body).toEqual({
      message: 'Group WHEELS updated',
      id,
      version: 2,
    });
    expect(await one(id)).toMatchObject({ mandatory: true, label: 'Cerchi', comparisonEquipmentPos: 10 });
    expect((await history(id))[0]).toMatchObject({
      action: 'update',
      before: { mandatory: false },
      after: { mandatory: true },
    });
  });

  it('accepts a row as the list returned it, also one that the feed brought and nobody has described', async () => {
    await app.sql(`INSERT INTO opt_group (code) VALUES ('UNKNOWN')`);
    const row = (await list())[0]!;

    expect((await update(row.id as number, { ...row, exclusive: true })).status).toBe(200);
    expect((await list())[0]).toMatchObject({ code: 'UNKNOWN', description: '', exclusive: true });
  });

  it('hides the group from the comparison with a position of null (R-144, A-42)', async () => {
    const id = await create({ comparisonEquipmentPos: 10 });
    await update(id, { comparisonEquipmentPos: null });
    expect(await one(id)).toMatchObject({ comparisonEquipmentPos: null });

    await update(id, { comparisonEquipmentPos: 0 });
    expect(await one(id)).toMatchObject({ comparisonEquipmentPos: 0 });
  });

  it('takes a typed position as a number, an empty one as none, and refuses what is no number (R-144)', async () => {
    const id = await create({ comparisonEquipmentPos: 10 });
    await update(id, { comparisonEquipmentPos: '15' });
    expect(await one(id)).toMatchObject({ comparisonEquipmentPos: 15 });

    const { status, body } = await update(id, { comparisonEquipmentPos: 'abc' });
    expect([status, body.message]).toEqual([
      400,
      'il campo Comparison Equipment Position deve essere un numero',
    ]);
    expect(body.fields[0].field).toBe('comparisonEquipmentPos');

    await update(id, { comparisonEquipmentPos: '' });
    expect(await one(id)).toMatchObject({ comparisonEquipmentPos: null });
  });

  it('keeps the code, takes a blank pattern as DEFAULT and refuses a faulty one with its position', async () => {
    const id = await create();
    await update(id, { code: 'OTHER', modelEnableRegexp: ' ', modelDisableRegexp: '^X$' });
    expect(await one(id)).toMatchObject({
      code: 'WHEELS',
      modelEnableRegexp: 'DEFAULT',
      modelDisableRegexp: '^X$',
    });

    const { status, body } = await update(id, { modelDisableRegexp: 'A)' });
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'modelDisableRegexp', message: expect.stringContaining('position 2') }],
    ]);
  });

  it('demands label and enabling pattern of a body with a label group (decision A-43)', async () => {
    const id = await create();
    const item = {
      id,
      optGroup: id,
      labelGroup: 'WHEELS',
      code: 'WHEELS',
      label: 'Cerchi',
      modelDisableRegexp: '',
    };

    expect((await update(id, item)).body.message).toBe(REQUIRED);
    expect((await update(id, { ...item, modelEnableRegexp: 'DEFAULT', label: '' })).body.message).toBe(
      REQUIRED,
    );
    expect((await update(id, { ...item, modelEnableRegexp: 'DEFAULT' })).status).toBe(200);
    expect(await one(id)).toMatchObject({ label: 'Cerchi' });
  });

  it('refuses a stale version with the group as it is now and who changed it', async () => {
    const id = await create();
    const colleague = await app.signIn({ ccadmEnabled: true, alias: 'A colleague' });
    await update(id, { groupType: 'ACC', version: 1 }, colleague);
    const { status, body } = await update(id, { label: 'Mine', version: 1 });

    expect([status, body.changedBy]).toEqual([409, 'A colleague']);
    expect(body.current).toEqual(await one(id));
    expect((await update(id, { label: 'Last' })).status).toBe(200);
  });

  it('counts and logs nothing when nothing changes', async () => {
    const id = await create();

    expect((await update(id, { description: 'Wheels', version: 1 })).body.version).toBe(1);
    expect(await history(id)).toHaveLength(1);
  });

  it('brings an earlier state back', async () => {
    const id = await create({ label: 'First' });
    await update(id, { label: 'Second', groupType: 'CUSTPRG' });
    const creation = (await history(id)).at(-1)!;

    expect((await changes().restore(id, creation.id)).body.version).toBe(3);
    expect(await one(id)).toMatchObject({ label: 'First', groupType: 'OPT' });
  });

  it('lets exactly one of ten win who change the same version at once', async () => {
    const id = await create();
    const tries = Array.from({ length: 10 }, (_, n) => update(id, { label: `Text ${n}`, version: 1 }));

    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
  });

  it('answers 404 for an unknown group, 400 for an invalid id, and deletes nothing', async () => {
    expect((await update(2_147_483_647, { label: 'x' })).status).toBe(404);
    expect((await update(0, { label: 'x' })).status).toBe(400);
    expect((await send('DELETE', `/${await create()}`)).status).toBe(405);
  });
});

describe('the list for selectors', () => {
  it('names every group by description, else by code, for any session (decision A-28)', async () => {
    const id = await create();
    await app.sql(`INSERT INTO opt_group (code) VALUES ('BARE')`);
    const anyone = await app.signIn({ packConfEnabled: true });
    const { body } = await send('GET', '/langlist', undefined, anyone);

    expect(body).toEqual([
      { id: expect.any(Number), value: 'BARE', text: 'BARE' },
      { id, value: 'WHEELS', text: 'Wheels' },
    ]);
    expect((await app.request('GET', `${GROUPS}/langlist`)).status).toBe(401);
  });
});

describe('exporting', () => {
  it('follows the filters of the list, the model too (decision A-90)', async () => {
    const id = await create({ code: '007', label: '=1+1', comparisonEquipmentPos: 5 });
    await create({ code: 'VANS', modelEnableRegexp: '^.*_VAN$' });
    const { bytes, headers } = await app.request('GET', `${GROUPS}/toCsv`, {
      as,
      query: { modelName: 'AURORA' },
    });

    expect(headers.get('content-disposition')).toContain('optGroups.csv');
    expect(bytes.toString()).toBe(
      `\ufeffid;code;description;groupType;exclusive;mandatory;mandatorySubgroup;comparisonEquipmentPos;modelEnableRegexp;modelDisableRegexp;label\r\n${id};"007";Wheels;OPT;false;false;;5;DEFAULT;;'=1+1\r\n`,
    );
    const xlsx = await app.request('GET', `${GROUPS}/toXlsx`, { as, query: { code: 'none' } });
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

it.each([
  ['GET', '/allPaged'],
  ['POST', ''],
  ['PUT', '/1'],
  ['GET', '/toCsv'],
  ['GET', '/toXlsx'],
])('%s %s answers 401 without a session and 403 without the right', async (method, path) => {
  const others = await app.signIn({ priceConfEnabled: true, packConfEnabled: true });
  const body = method === 'GET' ? undefined : { code: 'X', description: 'X' };

  expect((await app.request(method, GROUPS + path, { body })).status).toBe(401);
  expect((await send(method, path, body, others)).status).toBe(403);
});
