import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { behindLock } from '../../../test/behind-lock.ts';
import { changesOf } from '../../../test/changes.ts';
import { REQUIRED } from '../../../test/expected.ts';
import { ROOT } from '../../http/root.ts';
import { countryUses } from './country.repository.ts';

const PATH = '/ccb/auth/fe/country';

/** Masks and formats; the form of a country reads the same cases. */
const formats = JSON.parse(readFileSync(new URL('contracts/format-cases.json', ROOT), 'utf8')) as Record<
  'pricemask' | 'date',
  { good: string[]; bad: string[] }
>;

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri', lang: 'it' });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['country_model', 'user_country', 'price_list', 'change_log'])
    await app.sql(`DELETE FROM ${table}`);
  await app.sql(`DELETE FROM country WHERE id <> 'DEFAULT'`);
  await app.sql('DELETE FROM geo_region');
});

type Row = Record<string, unknown> & { id: string };

const send = (method: string, to: string, body?: unknown, as: { token: string } = editor) =>
  app.request(method, PATH + to, { as, body });
const list = (query: object = {}) =>
  app.request('GET', `${PATH}/allEnabledPaged`, { as: editor, query: { ...query } });
const rows = async (query: object = {}): Promise<Row[]> => (await list({ size: 100, ...query })).body.content;
const row = async (id: string): Promise<Row> => (await rows()).find((each) => each.id === id)!;
const ids = async (query: object): Promise<string[]> => (await rows(query)).map(({ id }) => id);
const changes = () => changesOf(app, editor, 'country');
const history = (id: string) => changes().history(id);
const regions = async () => (await send('GET', '/regions')).body;

/** A body with every field that there is. */
const sweden = (spec: object = {}) => ({
  id: 'SE',
  codmercato: '3140',
  currency: 'SEK',
  pricemask: '# ##0,00',
  geoRegion: 10,
  regionLabel: 'Europe',
  formatDate: 'yyyy-MM-dd',
  formatDateMonth: 'MMMM yyyy',
  enabled: true,
  hidden: false,
  enableAccesories: true,
  enableCustomProgram: false,
  enableWltpEmissions: true,
  enableNedcComsumptions: false,
  descEn: 'Sweden',
  descDe: 'Schweden',
  descFr: 'Suède',
  descIt: 'Svezia',
  descEs: 'Suecia',
  isoCode2: 'SE',
  isoCode: 'SWE',
  language: { id: 2 },
  vat: 25,
  tabele: 'Nord Europa',
  enableBaseOpt: true,
  priceFromAS400: false,
  solEnable: true,
  ...spec,
});
const change = async (id: string, values: object) => send('PUT', `/${id}`, { ...(await row(id)), ...values });

it.each(['REGIONS', 'tocsv', 'admList'])('refuses %s, the name of a call of its own', async (id) => {
  const { status, body } = await send('POST', '', sweden({ id }));
  const message = 'This name is reserved. Choose another one.';

  expect([status, body.fields]).toEqual([400, [{ field: 'id', message }]]);
});

describe('the list of countries', () => {
  it('holds disabled countries and DEFAULT too, ten by id unless asked otherwise (A-41)', async () => {
    for (let n = 0; n < 12; n++) await app.aCountry({ id: `C${String(n).padStart(2, '0')}` });
    await app.sql(`UPDATE country SET enabled = false WHERE id = 'C03'`);

    const { status, body } = await list({ optGroup: 'a', modelName: 'DEFAULT', language: 'it' });

    expect([status, body.totalElements, body.content.length]).toEqual([200, 13, 10]);
    expect(body.content.map(({ id }: Row) => id)).toEqual(
      Array.from({ length: 10 }, (_, n) => `C${String(n).padStart(2, '0')}`),
    );
    expect(body.content[3].enabled).toBe(false);
    expect(await ids({ page: 1, size: 10 })).toEqual(['C10', 'C11', 'DEFAULT']);
    expect((await list({ page: 9 })).body).toEqual({ content: [], totalElements: 13 });
  });

  it('shows every field under its name on the wire, misspelt ones included (R-121, R-288)', async () => {
    await send('POST', '', sweden());

    expect(await row('SE')).toEqual({
      ...sweden(),
      language: { id: 2, code: 'en', description: 'English' },
      description: 'Svezia',
      modelCount: 0,
      version: 1,
    });
  });

  it('describes a country in the language that is asked for, else in that of the user, and counts the models that it offers', async () => {
    await send('POST', '', sweden({ descFr: '' }));
    await app.aModel({ modelcode: 'AURORA', countries: ['SE'] });
    await app.aModel({ modelcode: 'BOREA', countries: ['SE'] });
    await app.sql(`UPDATE country_model SET generally_active = false WHERE modelcode = 'BOREA'`);
    const descriptionFor = async (lang: string, language?: string) => {
      const as = await app.signIn({ ccadmEnabled: true, lang });
      const { body } = await app.request('GET', `${PATH}/allEnabledPaged`, {
        as,
        query: { code: 'SE', language },
      });
      return body.content[0].description;
    };

    expect((await row('SE')).modelCount).toBe(1);
    expect(await descriptionFor('de')).toBe('Schweden');
    expect(await descriptionFor('fr')).toBe('Sweden');
    expect(await descriptionFor('de', 'it')).toBe('Svezia');
    expect(await descriptionFor('de', 'pt')).toBe('Schweden');
  });

  it('is searched by a part of the id and of the description in any language, without regard to case and accents', async () => {
    await app.aCountry({ id: 'AT', descriptions: { en: 'Austria', de: 'Österreich' } });
    await app.aCountry({ id: 'BE', descriptions: { en: 'Belgium 100%', it: 'Belgio' } });

    expect(await ids({ code: 'a' })).toEqual(['AT', 'DEFAULT']);
    expect(await ids({ label: 'osterr' })).toEqual(['AT']);
    expect(await ids({ label: 'BELGIO' })).toEqual(['BE']);
    expect(await ids({ label: '100%' })).toEqual(['BE']);
    expect(await ids({ label: '%' })).toEqual(['BE']);
    // The end of one description and the beginning of the next are no text.
    expect(await ids({ label: 'AustriaÖ' })).toEqual([]);
  });

  it.each([
    ['id', ['AT', 'BE', 'DEFAULT']],
    ['description', ['BE', 'DEFAULT', 'AT']],
    ['enabled', ['AT', 'BE', 'DEFAULT']],
    ['isoCode2', ['DEFAULT', 'BE', 'AT']],
    ['tabele', ['DEFAULT', 'AT', 'BE']],
    ['codmercato', ['BE', 'AT', 'DEFAULT']],
  ])('sorts by %s both ways', async (sortBy, wanted) => {
    const names = { it: 'Zaustria', en: '' };
    await app.aCountry({ id: 'AT', isoCode2: 'ZZ', tabele: 'B', codMercato: '2', descriptions: names });
    await app.aCountry({
      id: 'BE',
      isoCode2: 'BE',
      tabele: 'C',
      codMercato: '1',
      descriptions: { it: 'Belgio' },
    });
    await app.sql(`UPDATE country SET enabled = id <> 'AT'`);

    expect(await ids({ sortBy })).toEqual(wanted);
    expect(await ids({ sortBy, sortDesc: true })).toEqual(wanted.toReversed());
    await app.sql('UPDATE country SET enabled = true');
  });

  it.each([
    ['size', 0],
    ['size', 1001],
    ['page', -1],
    ['sortBy', 'vat'],
    ['unknown', 'x'],
  ])('refuses %s=%s and names it', async (parameter, value) => {
    const { status, body } = await list({ [parameter]: value });

    expect([status, body.fields.map(({ field }: { field: string }) => field)]).toEqual([400, [parameter]]);
  });
});

describe('a new country', () => {
  it('is stored with its region, and logged', async () => {
    const reply = await send('POST', '', sweden());

    expect([reply.status, reply.body]).toEqual([
      200,
      { message: 'Country SE created', id: 'SE', version: 1 },
    ]);
    expect(await history('SE')).toMatchObject([
      {
        actor: 'Giulia Ferri',
        action: 'create',
        before: null,
        recordId: 'SE',
        after: { id: 'SE', vat: 25, language: 'en' },
      },
    ]);
    expect(await regions()).toEqual([{ id: 10, label: 'Europe', countryCount: 1 }]);
  });

  it('needs a code, an ISO code and one description (A-80)', async () => {
    const without = async (values: object) => {
      const { status, body } = await send('POST', '', sweden(values));
      return [status, body.message, body.fields?.map(({ field }: { field: string }) => field)];
    };
    const none = { descEn: '', descDe: ' ', descFr: null, descIt: '', descEs: '' };

    expect(await without({ id: ' ' })).toEqual([400, REQUIRED, ['id']]);
    expect(await without({ isoCode2: '' })).toEqual([400, REQUIRED, ['isoCode2']]);
    expect(await without(none)).toEqual([400, REQUIRED, ['descEn']]);
    expect((await send('POST', '', {})).body.fields).toHaveLength(3);
    expect((await send('POST', '', { id: 'SE', isoCode2: 'se', descFr: 'Suède' })).status).toBe(200);
    expect(await row('SE')).toMatchObject({ isoCode2: 'SE', enabled: false, geoRegion: null, vat: null });
  });

  it('has a code that no other has, in any case', async () => {
    await send('POST', '', sweden());
    for (const id of ['SE', 'se']) {
      const { status, body } = await send('POST', '', sweden({ id }));
      expect([status, body.message, body.fields[0].field]).toEqual([
        409,
        'A country with this code already exists.',
        'id',
      ]);
    }
  });

  it.each([
    ...formats.pricemask.good.map((pricemask) => ({ pricemask })),
    ...formats.date.good.map((formatDate) => ({ formatDate })),
    { formatDateMonth: 'MMM yyyy' },
  ])('takes the format %j', async (format) => {
    expect((await send('POST', '', sweden(format))).status).toBe(200);
  });

  it.each([
    ['id', 'A B'],
    ['id', 'x'.repeat(11)],
    ['geoRegion', 'north'],
    ['geoRegion', '12'],
    ['geoRegion', 1.5],
    ['geoRegion', '10x'],
    ...formats.pricemask.bad.map((text): [string, unknown] => ['pricemask', text]),
    ...formats.date.bad.map((text): [string, unknown] => ['formatDate', text]),
    ['formatDateMonth', 'qqq'],
    ['vat', 101],
    ['vat', -1],
    ['vat', 22.005],
    ['vat', '22'],
    ['isoCode2', 'S'],
    ['isoCode2', 'S1'],
    ['isoCode', 'SWEDEN'],
    ['currency', 'kr'],
    ['enabled', 'yes'],
    ['enableAccessories', true],
    ['language', { id: 99 }],
    ['descIt', 'x'.repeat(101)],
  ])('is refused with %s=%j (R-119)', async (field, value) => {
    const { status } = await send('POST', '', sweden({ [field]: value }));

    expect(status).toBe(400);
    expect(await ids({})).toEqual(['DEFAULT']);
    expect(await regions()).toEqual([]);
  });
});

describe('changing a country', () => {
  it('writes what may change, counts the version up and logs before and after', async () => {
    await send('POST', '', sweden());

    const { status, body } = await change('SE', { vat: 12.5, hidden: true, descIt: 'La Svezia', id: 'XX' });

    expect([status, body]).toEqual([200, { message: 'Country SE updated', id: 'SE', version: 2 }]);
    expect(await row('SE')).toMatchObject({ id: 'SE', vat: 12.5, hidden: true, description: 'La Svezia' });
    expect((await history('SE'))[0]).toMatchObject({
      action: 'update',
      before: { vat: 25, hidden: false, descIt: 'Svezia' },
      after: { vat: 12.5, hidden: true, descIt: 'La Svezia' },
    });
  });

  it('is the same column for the two spellings of a flag', async () => {
    await send('POST', '', sweden({ enableAccesories: false, enableCustomProgram: true }));

    expect(
      await app.sql(`SELECT enable_accessories, enable_customer_prg FROM country WHERE id = 'SE'`),
    ).toEqual([{ enable_accessories: false, enable_customer_prg: true }]);
  });

  it('keeps what the body omits, and empties what it nulls', async () => {
    await send('POST', '', sweden());
    const before = await row('SE');

    await send('PUT', '/SE', { vat: null, pricemask: null, language: null, geoRegion: null });

    expect(await row('SE')).toEqual({
      ...before,
      vat: null,
      pricemask: '',
      language: null,
      geoRegion: null,
      regionLabel: '',
      version: 2,
    });
  });

  it('counts and logs nothing when nothing changes', async () => {
    await send('POST', '', sweden());

    expect((await change('SE', {})).body.version).toBe(1);
    expect(await history('SE')).toHaveLength(1);
  });

  it('keeps one description and the ISO code, which only the default country lacks', async () => {
    await send('POST', '', sweden({ descDe: '', descFr: '', descIt: '', descEs: '' }));

    expect((await send('PUT', '/SE', { descEn: '' })).body).toMatchObject({
      message: REQUIRED,
      fields: [{ field: 'descEn', message: REQUIRED }],
    });
    expect((await send('PUT', '/SE', { isoCode2: '' })).status).toBe(400);
    expect(await row('SE')).toMatchObject({ descEn: 'Sweden', version: 1 });
    const before = await row('DEFAULT');
    expect((await change('DEFAULT', { descEn: 'Everywhere' })).status).toBe(200);
    await change('DEFAULT', { descEn: before.descEn });
  });

  it('refuses a stale version with the country as it is now and who changed it', async () => {
    await send('POST', '', sweden());
    const colleague = await app.signIn({ ccadmEnabled: true, alias: 'A colleague' });
    await send('PUT', '/SE', { vat: 24, version: 1 }, colleague);

    const { status, body } = await send('PUT', '/SE', {
      vat: 23,
      version: 1,
      geoRegion: 10,
      regionLabel: 'North',
    });

    expect([status, body.changedBy, body.changedAt]).toEqual([
      409,
      'A colleague',
      app.clock.now.toISOString(),
    ]);
    expect(body.current).toMatchObject({ id: 'SE', vat: 24, version: 2, regionLabel: 'Europe' });
    expect(await regions()).toMatchObject([{ label: 'Europe' }]);
  });

  it('lets the last write win without a version, and exactly one of ten with the same one', async () => {
    await send('POST', '', sweden());
    expect((await send('PUT', '/SE', { vat: 1 })).body.version).toBe(2);

    const tries = Array.from({ length: 10 }, (_, n) => send('PUT', '/SE', { vat: n + 2, version: 2 }));

    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
  });

  it('answers 404 for a country that is not there', async () => {
    for (const [method, to, body] of [
      ['PUT', '/XX', { vat: 1 }],
      ['GET', '/XX/uses', undefined],
    ] as const)
      expect([to, (await send(method, to, body)).status]).toEqual([to, 404]);
    expect((await changes().restore('XX', 1)).status).toBe(404);
  });
});

describe('the region of a country', () => {
  it('comes into being with its first country, by its number unless it is named', async () => {
    await send('POST', '', sweden({ geoRegion: 77, regionLabel: '' }));

    expect(await row('SE')).toMatchObject({ geoRegion: 77, regionLabel: 'Region 77' });
  });

  it('is named for every country in it, and the change is logged once', async () => {
    await send('POST', '', sweden());
    await send('POST', '', sweden({ id: 'NO', isoCode2: 'NO' }));

    await change('NO', { regionLabel: 'Nordics' });
    await change('NO', {});

    expect(await row('SE')).toMatchObject({ regionLabel: 'Nordics', version: 1 });
    expect(
      await app.sql(
        `SELECT action, before ->> 'label' AS before, after ->> 'label' AS after, actor FROM change_log WHERE entity = 'geoRegion' ORDER BY id`,
      ),
    ).toEqual([
      { action: 'create', before: null, after: 'Europe', actor: 'Giulia Ferri' },
      { action: 'update', before: 'Europe', after: 'Nordics', actor: 'Giulia Ferri' },
    ]);
  });

  it('is not named over a label that nobody has seen', async () => {
    await send('POST', '', sweden({ seenRegionLabel: '' }));
    const name = (regionLabel: string, seenRegionLabel: string | null) =>
      send('PUT', '/SE', { geoRegion: 10, regionLabel, seenRegionLabel, vat: 24 });

    for (const seen of ['Old World', null]) {
      const { status, body } = await name('Nordics', seen);
      const message = 'This region is called Europe by now. Open the country again to rename it.';
      expect([status, body.fields]).toEqual([409, [{ field: 'regionLabel', message }]]);
    }
    expect(await row('SE')).toMatchObject({ regionLabel: 'Europe', vat: 25, version: 1 });
    expect((await name('Europe', 'Old World')).status).toBe(200);
    expect((await name('Nordics', 'Europe')).status).toBe(200);
    expect(await row('SE')).toMatchObject({ regionLabel: 'Nordics' });
  });

  it('takes no label of another region, which the landing page could not tell apart (D-06)', async () => {
    await send('POST', '', sweden());
    const us = sweden({ id: 'US', isoCode2: 'US', geoRegion: 20 });

    const { status, body } = await send('POST', '', { ...us, regionLabel: 'EUROPE' });
    expect([status, body.fields]).toEqual([
      409,
      [{ field: 'regionLabel', message: 'Another region has this label already.' }],
    ]);
    expect((await send('POST', '', { ...us, regionLabel: 'Americas' })).status).toBe(200);
    expect((await send('PUT', '/US', { geoRegion: 20, regionLabel: 'Europe' })).status).toBe(409);
    expect(await row('US')).toMatchObject({ regionLabel: 'Americas' });

    // Without a label a new region is called by its number, which another one may be called already.
    await app.sql(`UPDATE geo_region SET label = 'Region 7' WHERE label = 'Europe'`);
    expect((await send('PUT', '/US', { geoRegion: 7 })).status).toBe(409);
    expect((await send('PUT', '/US', { geoRegion: 8 })).status).toBe(200);
    expect((await send('PUT', '/US', { geoRegion: 20 })).status).toBe(200);

    // As the feed may bring it.
    await app.sql(`UPDATE geo_region SET label = 'Europe'`);
    expect((await send('PUT', '/US', { geoRegion: 20, regionLabel: 'Europe', vat: 7 })).status).toBe(200);
  });

  it('keeps its name when a country moves into it without naming it', async () => {
    await send('POST', '', sweden());
    await send('POST', '', sweden({ id: 'US', isoCode2: 'US', geoRegion: 20, regionLabel: 'Americas' }));

    await send('PUT', '/SE', { geoRegion: 20 });

    expect(await row('SE')).toMatchObject({ geoRegion: 20, regionLabel: 'Americas' });
    expect(await regions()).toEqual([
      { id: 10, label: 'Europe', countryCount: 0 },
      { id: 20, label: 'Americas', countryCount: 2 },
    ]);
  });
});

describe('the history of a country', () => {
  it('brings an earlier state back as a change of its own', async () => {
    await send('POST', '', sweden());
    const { version: _version, ...before } = await row('SE');
    await change('SE', { vat: 12, enabled: false, geoRegion: null });
    const [, creation] = await history('SE');

    const { status, body } = await changes().restore('SE', creation!.id);

    expect([status, body]).toEqual([200, { message: 'Country SE restored', version: 3 }]);
    expect(await row('SE')).toMatchObject(before);
    expect((await history('SE')).map(({ action }) => action)).toEqual(['restore', 'update', 'create']);
    expect((await changes().restore('DEFAULT', creation!.id)).status).toBe(404);
  });
});

describe('what refers to a country', () => {
  it('is reported with its count', async () => {
    await send('POST', '', sweden());
    await app.aModel({ modelcode: 'CORVO', countries: ['SE'] });
    await app.aUser({ countries: ['SE'] });
    await app.aUser({ countries: ['SE'] });

    expect((await send('GET', '/SE/uses')).body).toEqual({ uses: ['1 model', '2 users'] });
  });

  it('is known by every foreign key of the database', async () => {
    const keys = await app.sql<{ rows: string }>(
      `SELECT conrelid::regclass || ' WHERE ' || attname || ' = $1' AS rows FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE confrelid = 'country'::regclass AND contype = 'f'`,
    );

    expect(keys.map(({ rows: key }) => key).toSorted()).toEqual(
      countryUses.map(({ rows: used }) => used.split(' AND ')[0]).toSorted(),
    );
  });
});

describe('deleting a country', () => {
  it('takes away one that nothing uses; its history brings it back (A-56)', async () => {
    await send('POST', '', sweden());

    const gone = await send('DELETE', '/SE');

    expect([gone.status, gone.body]).toEqual([200, { message: 'Country SE deleted', id: 'SE' }]);
    expect(await ids({})).toEqual(['DEFAULT']);
    const [deletion] = await history('SE');
    expect(deletion).toMatchObject({ action: 'delete', actor: expect.any(String) });
    expect((await changes().restore('SE', deletion!.id)).status).toBe(200);
    expect(await row('SE')).toMatchObject({ id: 'SE', vat: 25 });
    expect((await send('DELETE', '/XX')).status).toBe(404);
  });

  it('is refused while something uses it, with what, and for DEFAULT (A-56)', async () => {
    await send('POST', '', sweden());
    await app.aUser({ countries: ['SE'] });

    const { status, body } = await send('DELETE', '/SE');

    expect([status, body]).toMatchObject([
      409,
      {
        message: 'Country SE cannot be deleted, it is used by 1 user. Clear its “enabled” instead.',
        uses: ['1 user'],
      },
    ]);
    expect(await row('SE')).toMatchObject({ id: 'SE' });
    expect((await send('DELETE', '/DEFAULT')).status).toBe(409);
  });

  describe('where a model and a call to action were switched on', () => {
    const MODEL = '/ccb/auth/api/countryModel/CORVO/SE';
    const setModel = (on: boolean) =>
      app.request('PUT', MODEL, { as: editor, body: { commModelGenerallyActiveInCountry: on } });
    beforeEach(async () => {
      await app.sql('DELETE FROM call_to_action');
      await send('POST', '', sweden());
      await app.sql(
        `INSERT INTO commercial_model (modelcode, description) VALUES ('CORVO', 'Corvo') ON CONFLICT DO NOTHING`,
      );
      const { body } = await app.request('POST', '/ccb/auth/fe/callToAction', {
        as: editor,
        body: { code: 'FOR_SWEDEN', labelCode: 'L' },
      });
      await app.sql(
        `INSERT INTO country_call_to_action (call_to_action_id, country_id, relevant) VALUES ($1, 'SE', true)`,
        [body.id],
      );
      expect((await setModel(true)).status).toBe(200);
    });
    const uses = async () => (await send('GET', '/SE/uses')).body.uses;

    it('is refused until both are off again, and takes them away, logged (A-56)', async () => {
      expect(await uses()).toEqual(['1 model', '1 call to action']);
      expect((await send('DELETE', '/SE')).status).toBe(409);
      await setModel(false);
      expect(await uses()).toEqual(['1 call to action']);
      expect((await send('DELETE', '/SE')).status).toBe(409);
      await app.sql('UPDATE country_call_to_action SET relevant = false');
      expect(await uses()).toEqual([]);

      const { status, body } = await send('DELETE', '/SE');

      expect([status, body.message]).toEqual([200, 'Country SE deleted']);
      const logged = await app.sql(
        `SELECT entity, entity_id LIKE 'SE/%' AS of, before IS NOT NULL AS before, after FROM change_log
         WHERE action = 'delete' AND entity <> 'country' ORDER BY entity`,
      );
      expect(logged).toEqual([
        { entity: 'countryCallToAction', of: false, before: true, after: null },
        { entity: 'countryModel', of: true, before: true, after: null },
      ]);
      const [deletion] = await history('SE');
      expect((await changes().restore('SE', deletion!.id)).status).toBe(200);
      expect(await uses()).toEqual([]);
      expect((await setModel(true)).body.version).toBe(1);
    });

    it.runIf(process.env.TEST_DATABASE_URL)('is refused when somebody switches one on just now', async () => {
      await setModel(false);
      await app.sql('DELETE FROM country_call_to_action');
      const bySomebody = `UPDATE country_model SET adm = $1 WHERE country_id = 'SE'`;
      const [reply] = await behindLock(app, { sql: bySomebody, values: ['SE'] }, () => [
        send('DELETE', '/SE'),
      ]);

      expect([reply!.status, reply!.body.uses]).toEqual([409, ['1 model']]);
    });
  });
});

describe('exports', () => {
  it('hold every field of the countries that the filters leave (A-90)', async () => {
    await send('POST', '', sweden({ tabele: '=1+1', descFr: 'a;b "c"' }));
    const { headers, bytes } = await app.request('GET', `${PATH}/toCsv`, {
      as: editor,
      query: { label: 'svezia' },
    });
    const [head, ...lines] = parse(bytes.toString().slice(1), { delimiter: ';' }) as string[][];
    const cell = (line: string[], column: string) => line[head!.indexOf(column)];

    expect(headers.get('content-disposition')).toContain('filename="countries.csv"');
    expect(head).toEqual([...Object.keys(sweden())]);
    expect(lines.map((line) => cell(line, 'id'))).toEqual(['SE']);
    expect(
      ['tabele', 'descFr', 'regionLabel', 'language', 'vat'].map((field) => cell(lines[0]!, field)),
    ).toEqual([`'=1+1`, 'a;b "c"', 'Europe', 'en', '25.00']);
  });

  it('come as a workbook too', async () => {
    const { headers, bytes } = await app.request('GET', `${PATH}/toXlsx`, { as: editor });

    expect(headers.get('content-disposition')).toContain('filename="countries.xlsx"');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('every call', () => {
  const calls = [
    ['POST', ''],
    ['PUT', '/SE'],
    ['DELETE', '/SE'],
    ['GET', '/SE/uses'],
    ['GET', '/regions'],
    ['GET', '/toCsv'],
    ['GET', '/toXlsx'],
  ] as const;

  it.each(calls)('%s %s answers 401 without a session and 403 without the label tool', async (method, to) => {
    const others = await app.signIn({ priceConfEnabled: true, packConfEnabled: true });
    const body = method === 'GET' ? undefined : sweden();

    expect((await app.request(method, PATH + to, { body })).status).toBe(401);
    const refused = await send(method, to, body, others);
    expect([refused.status, typeof refused.body.message]).toEqual([403, 'string']);
  });

  it('shows the list of countries to every session and to nobody else', async () => {
    const as = await app.signIn({ priceConfEnabled: true });

    expect((await app.request('GET', `${PATH}/allEnabledPaged`)).status).toBe(401);
    expect((await app.request('GET', `${PATH}/allEnabledPaged`, { as })).status).toBe(200);
  });
});
