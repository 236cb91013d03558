import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import type { UserSpec } from '../../../test/factories.ts';
import type { RecordColumn, RecordDefinition } from '../../kit/record.ts';

const ACTIVITY = '/ccb/auth/fe/activity';

interface LoggedSpec {
  at?: string;
  actor?: string;
  entity?: string;
  id?: string;
  action?: string;
  source?: string;
  before?: unknown;
  after?: unknown;
}

let app: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  for (const id of ['IT', 'FR', 'DE']) await app.aCountry({ id });
  await app.sql(`UPDATE country SET sol_enable = id <> 'DE'`);
  await app.aModel({ modelcode: 'AURORA', vetele: '3410126', description: 'Aurora of 2026' });
  admin = await app.signIn({
    alias: 'Marta Keller',
    ccadmEnabled: true,
    userAdmin: true,
    priceConfEnabled: true,
    packConfEnabled: true,
    solEnabledFrontEnd: true,
    isHQUser: true,
  });
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.sql('DELETE FROM change_log');
});
afterAll(() => app.close());

async function logged(spec: LoggedSpec = {}): Promise<number> {
  const { at = '2026-11-20T09:00:00Z', actor = 'Anna Conti', entity = 'language', id = '1' } = spec;
  const { action = 'update', source = '', before = { code: 'it' }, after = { code: 'it' } } = spec;
  const [row] = await app.sql<{ id: number }>(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [at, actor, entity, id, action, source, before && JSON.stringify(before), after && JSON.stringify(after)],
  );
  return row!.id;
}

const activity = async (query: object = {}, as = admin) => {
  const { status, body } = await app.request('GET', ACTIVITY, { as, query: { ...query } });
  expect([status, body.message]).toEqual([200, undefined]);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- of any kind
  return body as { content: any[]; totalElements: number; isMore: boolean };
};
const idsOf = async (query: object = {}, as = admin) =>
  (await activity(query, as)).content.map(({ id }) => id as number);

describe('the activity', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    ids['old'] = await logged({ at: '2025-01-01T12:00:00Z', actor: 'Bruno Neri', after: { code: 'en' } });
    ids['import'] = await logged({
      entity: 'interfaceLabel',
      id: '7',
      action: 'create',
      source: 'labels.xlsx',
      before: null,
      after: { code: 'MAIN_X', language: 'it', label: 'Città "nuova"' },
    });
    ids['job'] = await logged({
      entity: 'optGrid',
      id: 'AURORA',
      source: 'updateGrid',
      before: null,
      after: { options: { added: 3 } },
    });
    ids['restore'] = await logged({ action: 'restore', id: '2' });
    ids['price'] = await logged({
      entity: 'price',
      id: 'IT/3410126/431',
      before: { price: 650 },
      after: { price: 685 },
    });
    ids['model'] = await logged({ entity: 'countryModel', id: 'FR/AURORA', after: { adm: 'SE' } });
    await logged({ entity: 'cache:labelGroups', id: '', action: 'clear', before: null, after: null });
  });
  afterAll(() => app.sql('DELETE FROM change_log'));

  it('lists the changes of all kinds, newest first, and never that a cache was cleared (R-370)', async () => {
    const { content, totalElements, isMore } = await activity();

    expect(content.map(({ id }) => id)).toEqual(
      ['model', 'price', 'restore', 'job', 'import', 'old'].map((name) => ids[name]),
    );
    expect([totalElements, isMore]).toEqual([6, false]);
  });

  it('says of a change who, when, what, of which record, before and after', async () => {
    const { content } = await activity({ kinds: 'interfaceLabel,price' });

    expect(content).toEqual([
      {
        id: ids['price'],
        kind: 'price',
        title: 'Prices',
        name: 'IT · 3410126 · 431',
        recordId: 'IT/3410126/431',
        at: '2026-11-20T09:00:00+00:00',
        actor: 'Anna Conti',
        action: 'update',
        madeBy: 'hand',
        source: '',
        market: 'IT',
        model: '3410126',
        restoredAs: null,
        fields: [{ field: 'price', title: 'Price', before: 650, after: 685 }],
      },
      expect.objectContaining({
        name: 'MAIN_X · it',
        madeBy: 'import',
        source: 'labels.xlsx',
        restoredAs: { entity: 'interfaceLabel', id: '7' },
        fields: expect.arrayContaining([{ field: 'label', title: 'Label', after: 'Città "nuova"' }]),
      }),
    ]);
  });

  it.each<[string, object, string[]]>([
    ['person', { actor: 'NERI' }, ['old']],
    ['kind', { kinds: 'price,optGrid' }, ['price', 'job']],
    ['market', { market: 'FR' }, ['model']],
    ['model with its vehicles', { model: 'AURORA' }, ['model', 'price', 'job']],
    ['model in any case', { model: 'aurora' }, ['model', 'price', 'job']],
    ['description of a model', { model: 'aurora of 2026' }, ['model', 'price', 'job']],
    ['vehicle', { model: '3410126' }, ['price']],
    ['first day', { from: '2025-01-02T00:00:00Z' }, ['model', 'price', 'restore', 'job', 'import']],
    ['last day', { to: '2025-01-02T00:00:00Z' }, ['old']],
    ['hand', { source: 'hand' }, ['model', 'price', 'old']],
    ['import', { source: 'import' }, ['import']],
    ['job', { source: 'job' }, ['job']],
    ['restore', { source: 'restore' }, ['restore']],
    ['text without its accents and case', { text: 'citta "NUOVA' }, ['import']],
    ['text that is a number', { text: '685' }, ['price']],
    ['name of a field, which is no text', { text: 'label' }, []],
    ['person and text', { actor: 'neri', text: '685' }, []],
    ['market and text', { market: 'FR', text: '685' }, []],
    ['model and text', { model: 'BOREA', text: '685' }, []],
    ['last day and text', { to: '2025-01-02T00:00:00Z', text: '685' }, []],
    ['way and text', { source: 'import', text: '685' }, []],
    ['person and model', { actor: 'conti', model: 'AURORA', source: 'job' }, ['job']],
    ['market and source', { market: 'IT', source: 'import' }, []],
    ['record', { kinds: 'language', recordId: '2' }, ['restore']],
    ['record and text', { kinds: 'price', recordId: 'IT/3410126/431', text: '650' }, ['price']],
    [
      'nothing',
      { actor: '', market: '', model: '', from: '', to: '', text: '', kinds: '' },
      Object.keys({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }),
    ],
  ])('filters by %s (R-372)', async (what, query, names) => {
    const { content, totalElements } = await activity(query);

    expect(totalElements).toBe(names.length);
    if (what !== 'nothing') expect(content.map(({ id }) => id)).toEqual(names.map((name) => ids[name]));
  });

  it('pages without gap or repetition', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => idsOf({ page, size: 2 })));

    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 0]);
    expect(pages.flat()).toEqual(await idsOf());
  });

  it('refuses a kind that there is not, and a day that is none', async () => {
    const kind = await app.request('GET', ACTIVITY, { as: admin, query: { kinds: 'nothing' } });
    const day = await app.request('GET', ACTIVITY, { as: admin, query: { from: 'yesterday' } });

    expect([kind.status, kind.body.fields[0].field]).toEqual([400, 'kinds']);
    expect([day.status, day.body.fields[0].field]).toEqual([400, 'from']);
  });

  it('is exported as a row for each field that was changed (R-375)', async () => {
    const reply = await app.request('GET', `${ACTIVITY}/toCsv`, {
      as: admin,
      query: { kinds: 'price,language' },
    });

    const lines = (reply.body as string).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toEqual([
      'id;at;actor;action;madeBy;source;kind;record;recordId;market;model;field;title;before;after',
      `${ids['price']};"2026-11-20T09:00:00.000Z";Anna Conti;update;hand;;Prices;IT · 3410126 · 431;IT/3410126/431;IT;"3410126";price;Price;650;685`,
      `${ids['restore']};"2026-11-20T09:00:00.000Z";Anna Conti;restore;restore;;Languages;it;"2";;;;;;`,
      `${ids['old']};"2025-01-01T12:00:00.000Z";Bruno Neri;update;hand;;Languages;en;"1";;;code;Code;it;en`,
    ]);
  });

  it('takes a new password for a change by hand, and says so in the words of the reader', async () => {
    const id = await logged({ entity: 'user', id: 'editor', source: 'New password' });
    const reply = await app.request('GET', `${ACTIVITY}/toCsv`, {
      as: admin,
      query: { kinds: 'user' },
      headers: { 'accept-language': 'it' },
    });

    expect(await idsOf({ kinds: 'user', source: 'hand' })).toEqual([id]);
    expect(reply.body).toContain(';update;hand;Nuova password;');
  });

  it('is exported as a workbook too', async () => {
    const { status, headers } = await app.request('GET', `${ACTIVITY}/toXlsx`, { as: admin });

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('activity.xlsx');
  });
});

describe('many changes', () => {
  afterAll(() => app.sql('DELETE FROM change_log'));

  it('are counted as far as anybody would page, and shown beyond (R-371)', async () => {
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, after)
       SELECT timestamptz '2026-01-01' + n * interval '1 second', 'Anna Conti', 'language', n::text, 'create',
         jsonb_build_object('code', 'common words', 'description', n)
       FROM generate_series(1, 10001) n`,
    );

    const first = await activity({ size: 1 });
    expect([first.totalElements, first.isMore, first.content[0].recordId]).toEqual([10_000, true, '10001']);
    const last = await activity({ size: 2, page: 4999 });
    expect(last.content.map(({ recordId }) => recordId)).toEqual(['3', '2']);
    expect((await activity({ size: 2, page: 5000 })).content).toEqual([]);
    const found = await activity({ size: 1, text: 'common words' });
    expect([found.totalElements, found.isMore, found.content[0].recordId]).toEqual([2000, true, '10001']);
    const { body } = await app.request('GET', `${ACTIVITY}/toCsv`, { as: admin });
    expect((body as string).trim().split('\r\n')).toHaveLength(20_003);
  });
});

describe('whoever may not see a change', () => {
  const kinds = [
    ['interfaceLabel', '1', 'ccadm'],
    ['user', '1', 'useradmin'],
    ['price', 'IT/3410126/431', 'price'],
    ['priceList', 'FR/3410126', 'price'],
    ['alternativePrice', 'DE/3410126/431/included/-', 'price'],
    ['pack', 'IT/3410126/431', 'pack'],
    ['implicitPack', '431', 'pack'],
    ['solTaxes', 'IT/3410126', 'sol'],
    ['solCountryTaxes', 'DE', 'sol'],
    ['solModel', '1', 'sol'],
  ] as const;
  const RIGHTS: Record<string, keyof UserSpec> = {
    ccadm: 'ccadmEnabled',
    useradmin: 'userAdmin',
    price: 'priceConfEnabled',
    pack: 'packConfEnabled',
    sol: 'solEnabledFrontEnd',
  };
  const seenBy = async (as: SignedInUser, query = {}) =>
    (await activity(query, as)).content.map(({ kind, recordId }) => `${kind} ${recordId}`).toSorted();
  beforeAll(async () => {
    for (const [entity, id] of kinds) await logged({ entity, id, after: { label: 'common words' } });
  });
  afterAll(() => app.sql('DELETE FROM change_log'));

  it.each(Object.keys(RIGHTS))('is who has every right but %s (R-373)', async (right) => {
    const every = Object.fromEntries(Object.values(RIGHTS).map((each) => [each, true]));
    const other = await app.signIn({ ...every, [RIGHTS[right]!]: false, isHQUser: true });
    const hidden = kinds.filter(([, , need]) => need === right);

    const seen = await seenBy(other);
    expect(seen).toHaveLength(kinds.length - hidden.length);
    for (const [kind] of hidden) {
      const { status, body } = await app.request('GET', ACTIVITY, { as: other, query: { kinds: kind } });
      expect([kind, status, body.message]).toEqual([kind, 403, expect.stringContaining('You may not see')]);
      expect(await seenBy(other, { text: 'common words' })).toEqual(seen);
    }
  });

  it('is one of another market, whatever is asked for (R-373)', async () => {
    const rights = { priceConfEnabled: true, packConfEnabled: true, solEnabledFrontEnd: true };
    const french = await app.signIn({ ...rights, countries: ['FR'] });
    const own = ['implicitPack 431', 'priceList FR/3410126'];

    expect(await seenBy(french)).toEqual(own);
    for (const query of [
      { market: 'IT' },
      { recordId: 'IT/3410126/431' },
      { model: '3410126', kinds: 'price' },
      { actor: 'conti', kinds: 'price' },
      { text: 'common', kinds: 'price' },
      { source: 'hand', kinds: 'price' },
    ])
      expect([query, await seenBy(french, query)]).toEqual([query, []]);
    const { body } = await app.request('GET', `${ACTIVITY}/toCsv`, { as: french });
    expect(body).toContain('FR/3410126');
    expect(body).not.toContain('IT/3410126');
  });

  it('is one of a market that sells nothing online, and a dealer, and everybody while online sales are off', async () => {
    const ofSol = { solEnabledFrontEnd: true, priceConfEnabled: true };
    const german = await app.signIn({ ...ofSol, countries: ['DE', 'IT'] });
    const dealer = await app.signIn({ ...ofSol, countries: ['IT'], isDealer: true });

    expect(await seenBy(german, { kinds: 'solTaxes,solCountryTaxes' })).toEqual(['solTaxes IT/3410126']);
    expect(await seenBy(dealer)).toEqual(['price IT/3410126/431']);
    await app.sql(`UPDATE console_config SET value = 'false' WHERE code = 'SOL_SERVICE_AVAILABLE'`);
    expect((await app.request('GET', ACTIVITY, { as: german, query: { kinds: 'solTaxes' } })).status).toBe(
      403,
    );
    await app.sql(`UPDATE console_config SET value = 'true' WHERE code = 'SOL_SERVICE_AVAILABLE'`);
  });

  it('has no right at all', async () => {
    const nobody = await app.signIn();

    expect(await activity({}, nobody)).toEqual({ content: [], totalElements: 0, isMore: false });
    expect((await app.request('GET', `${ACTIVITY}/toCsv`, { as: nobody })).body.trim()).not.toContain('\n');
    expect((await app.request('GET', `${ACTIVITY}/kinds`, { as: nobody })).body).toEqual([]);
    expect((await app.request('GET', ACTIVITY)).status).toBe(401);
  });

  it('is told of the kinds that may be seen only', async () => {
    const userAdmin = await app.signIn({ userAdmin: true });

    const { body } = await app.request('GET', `${ACTIVITY}/kinds`, { as: userAdmin });
    expect(body).toEqual([{ kind: 'user', title: 'Users' }]);
  });
});

describe('a change', () => {
  afterAll(() => app.sql('DELETE FROM change_log'));

  it('is restored by those who may restore it, and offered to nobody else (R-374)', async () => {
    await logged({ entity: 'configurationParameter', id: '5', after: { code: 'X' } });
    const editor = await app.signIn({ ccadmEnabled: true });

    const offered = async (as: SignedInUser) => (await activity({}, as)).content[0].restoredAs;
    expect(await offered(admin)).toEqual({ entity: 'configurationParameter', id: '5' });
    expect(await offered(editor)).toBe(null);
  });

  it('of a user is restored by the name, as it is written, and never where the user is deleted', async () => {
    const { username } = await app.aUser({ username: 'ACME/anna' });
    await logged({ entity: 'user', id: username, after: { alias: 'Anna' } });
    await logged({ entity: 'user', id: 'gone', before: { alias: 'Berta' }, after: null });

    const { content } = await activity({ kinds: 'user' });
    expect(content.slice(0, 2).map(({ restoredAs }: { restoredAs: unknown }) => restoredAs)).toEqual([
      null,
      { entity: 'user', id: 'ACME/anna' },
    ]);
  });

  it('of a label of an option is restored by its option', async () => {
    const [group] = await app.sql<{ id: number }>('SELECT id FROM opt_group LIMIT 1');
    const groupId =
      group?.id ??
      (await app.sql<{ id: number }>(`INSERT INTO opt_group (code) VALUES ('OPT') RETURNING id`))[0]!.id;
    const [item] = await app.sql<{ id: number }>(
      `INSERT INTO opt_item (code, opt_group_id) VALUES ('431', $1) RETURNING id`,
      [groupId],
    );
    await logged({
      entity: 'optLabel',
      id: '99',
      after: { code: '431', language: 'it', modelcode: 'DEFAULT' },
    });

    expect((await activity({ kinds: 'optLabel' })).content[0]).toMatchObject({
      name: '431 · it · DEFAULT',
      model: '',
      restoredAs: { entity: 'optionLabel', id: String(item!.id) },
    });
  });

  it('that a feed made is of several records, and no record of them', async () => {
    await logged({
      entity: 'language',
      id: '0',
      actor: 'feed',
      source: 'feed:load',
      before: null,
      after: {
        files: [{ file: 'markets.csv', rows: 16, added: 2, changed: 1, removed: 0, unchanged: 13 }],
      },
    });

    expect((await activity({ kinds: 'language' })).content[0]).toMatchObject({
      name: '',
      restoredAs: null,
      fields: [
        {
          field: 'markets.csv',
          title: 'markets.csv',
          after: '16 rows: 2 added, 1 changed, 0 removed',
        },
      ],
    });
  });

  it('of a campaign belongs to the market of the campaign, also where it does not say so', async () => {
    await logged({
      entity: 'solCampaign',
      id: '12',
      before: { active: false },
      after: { countryId: 'FR', active: true },
    });

    expect((await activity({ market: 'FR' })).content[0]).toMatchObject({
      kind: 'solCampaign',
      market: 'FR',
    });
  });

  it('of a campaign is not offered to headquarters, which only read campaigns (R-230)', async () => {
    const french = await app.signIn({ solEnabledFrontEnd: true, countries: ['FR'] });
    await logged({ entity: 'solCampaign', id: '12', after: { countryId: 'FR', active: true } });

    const offered = async (as: SignedInUser) =>
      (await activity({ kinds: 'solCampaign' }, as)).content[0].restoredAs;
    expect([await offered(french), await offered(admin)]).toEqual([
      { entity: 'solCampaign', id: '12' },
      null,
    ]);
  });
});

describe('the market and the model of a change', () => {
  const foundFor = async (entity: string, id: string, state: object) => {
    const [found] = await app.sql<{ market: string; model: string }>(
      `SELECT change_market($1, $2, $3::jsonb) AS market, change_model($1, $2, $3::jsonb) AS model`,
      [entity, id, JSON.stringify(state)],
    );
    return found!;
  };

  /** Every record of CRUD, wherever a feature exports it. */
  async function everyRecord(): Promise<RecordDefinition<object>[]> {
    const features = new URL('../', import.meta.url);
    const files = readdirSync(features, { recursive: true, encoding: 'utf8' });
    const modules = files.filter((file) => /\.(list|read)\.ts$/.test(file));
    const exported = await Promise.all(
      modules.map(async (file) => Object.values((await import(new URL(file, features).href)) as object)),
    );
    const within = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : [];
    const records = exported.flat().flatMap(within).flatMap(within) as Partial<RecordDefinition<object>>[];
    return [...new Set(records)].filter(
      (one): one is RecordDefinition<object> =>
        typeof one === 'object' && one !== null && 'entity' in one && 'columns' in one,
    );
  }

  /** By the key or the fields of a change: what keeps its history without CRUD. */
  const others: Record<string, [id: string, state: object, market?: string, model?: string]> = {
    textMark: ['editorialPlaceholder/1/content', { code: 'A', language: 'it', mark: 'checked' }],
    translationLengthLimit: ['interfaceLabel/MAIN', { kind: 'interfaceLabel', group: 'MAIN' }],
    countryModel: ['IT/AURORA', {}, 'IT', 'AURORA'],
    user: ['editor', { countries: ['IT'] }],
    geoRegion: ['1', { label: 'Europa' }],
    optGrid: ['AURORA', {}, '', 'AURORA'],
    price: ['IT/3410126/431', {}, 'IT', '3410126'],
    priceList: ['IT/3410126', {}, 'IT', '3410126'],
    alternativePriceList: ['IT/3410126/431/included', {}, 'IT', '3410126'],
    alternativePrice: ['IT/3410126/431/included/-', {}, 'IT', '3410126'],
    marketTax: ['IT/3410126/IPT', {}, 'IT', '3410126'],
    pack: ['IT/3410126/431', {}, 'IT', '3410126'],
    implicitPack: ['431', {}],
    solModel: ['1', { vetele: '3410126' }, '', '3410126'],
    solModelMarket: ['1', { vetele: '3410126', countryId: 'IT' }, 'IT', '3410126'],
    solCampaign: ['1', { countryId: 'IT', models: ['3410126'] }, 'IT'],
    solCountryTaxes: ['IT', {}, 'IT'],
    solTaxes: ['IT/3410126', {}, 'IT', '3410126'],
    downpayment: ['1', { country: 'IT' }, 'IT'],
  };

  it('are told by the references of a record, or by its key', async () => {
    const keys = await app.sql<{ column: string; to: string }>(
      `SELECT conrelid::regclass || '.' || attname AS column, confrelid::regclass::text AS to FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND confrelid IN ('country'::regclass, 'commercial_model'::regclass, 'vehicle'::regclass)`,
    );
    const referred = new Map(keys.map(({ column, to }) => [column, to]));
    const records = await everyRecord();
    for (const { entity, table, id, columns } of records) {
      const places = Object.entries<RecordColumn>(columns).map(
        ([field, { column }]) => [field, referred.get(`${table}.${column}`)] as const,
      );
      const isAbout = (to: string[]) =>
        to.includes(table) || places.some(([, place]) => place !== undefined && to.includes(place));
      const state = Object.fromEntries(places.map(([field, to]) => [field, to && `one ${to}`]));
      const own = `one ${table}`;
      const { market, model } = await foundFor(entity, id.type === 'text' ? own : '1', state);
      const expected = [isAbout(['country']), isAbout(['commercial_model', 'vehicle'])];
      expect([entity, market !== '', model !== '']).toEqual([entity, ...expected]);
    }
    const kinds = (await app.request('GET', `${ACTIVITY}/kinds`, { as: admin })).body as { kind: string }[];
    const known = [...records.map(({ entity }) => entity), ...Object.keys(others)];
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(known.toSorted());
  });

  it.each(Object.entries(others))('are told of %s', async (entity, [id, state, market = '', model = '']) => {
    expect(await foundFor(entity, id, state)).toEqual({ market, model });
  });

  it('let placeholders be found, those of all models too (R-372)', async () => {
    const entity = 'editorialPlaceholder';
    const of = (country: string, model: string) => ({ country, model, code: 'A', language: 'it' });
    const one = await logged({ entity, before: null, after: of('IT', 'AURORA') });
    const all = await logged({ entity, before: of('FR', 'DEFAULT'), after: null, action: 'delete' });

    expect(await idsOf({ market: 'IT' })).toEqual([one]);
    expect(await idsOf({ model: 'aurora' })).toEqual([one]);
    expect(await idsOf({ market: 'FR' })).toEqual([all]);
    await app.sql('DELETE FROM change_log');
  });
});
