import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql(`TRUNCATE country_model, vehicle, model_family CASCADE`);
  await app.sql(`DELETE FROM country WHERE id <> 'DEFAULT'`);
  await app.sql(`DELETE FROM geo_region`);
  await app.sql(
    `INSERT INTO geo_region (id, label) VALUES (20, 'Americas'), (10, 'Europe'), (30, 'Nowhere')`,
  );
  await app.aModel({ family: 'AURORA', modelcode: 'AURORA_GT', vetele: '3410126' });
  await app.clearCache('landing');
});

/** A change past the console, which the change log does not know. */
async function changed(sql: string): Promise<void> {
  await app.sql(sql);
  await app.clearCache('landing');
}

const regions = async () => (await app.request('GET', '/ccb/public/fe/landing/getLandingGeoRegion')).body;
const range = (id: string) => app.request('GET', `/ccb/public/fe/landing/getCountryRange/${id}`);

/** A country of a region that shows a model. */
async function aShownCountry(id: string, region: number, names: Record<string, string> = {}): Promise<void> {
  await app.aCountry({ id, descriptions: names });
  await app.sql(`UPDATE country SET geo_region_id = $2 WHERE id = $1`, [id, region]);
  await app.sql(`INSERT INTO country_model (country_id, modelcode) VALUES ($1, 'AURORA_GT')`, [id]);
}

it('lists regions in their order and their countries by name, without a session (R-258, R-259)', async () => {
  await aShownCountry('US', 20, { it: 'Stati Uniti', en: 'United States' });
  await aShownCountry('IT', 10, { it: 'Italia', en: 'Italy' });
  await aShownCountry('AT', 10, { it: 'Àustria', en: 'Austria' });

  expect(await regions()).toEqual([
    {
      label: 'Europe',
      countryList: [
        { id: 'AT', description: 'Àustria', isoCode2: 'AT' },
        { id: 'IT', description: 'Italia', isoCode2: 'IT' },
      ],
    },
    { label: 'Americas', countryList: [{ id: 'US', description: 'Stati Uniti', isoCode2: 'US' }] },
  ]);
});

it('makes one region of those that share a label, which the page could not tell apart', async () => {
  await app.sql(`INSERT INTO geo_region (id, label) VALUES (40, 'Europe')`);
  await aShownCountry('US', 20);
  await aShownCountry('IT', 10);
  await aShownCountry('AT', 40);

  const shown = (await regions()).map(({ label, countryList }: { label: string; countryList: unknown[] }) => [
    label,
    countryList.length,
  ]);

  expect(shown).toEqual([
    ['Europe', 2],
    ['Americas', 1],
  ]);
});

it('shows at once how a region is renamed in the console', async () => {
  const as = await app.signIn({ ccadmEnabled: true });
  await aShownCountry('IT', 10);
  expect((await regions())[0].label).toBe('Europe');
  const path = '/ccb/auth/fe/country';
  const { body } = await app.request('GET', `${path}/allEnabledPaged`, { as, query: { size: 100 } });
  const italy = body.content.find(({ id }: { id: string }) => id === 'IT');

  const renamed = { ...italy, regionLabel: 'Old World' };
  expect((await app.request('PUT', `${path}/IT`, { as, body: renamed })).status).toBe(200);

  expect((await regions())[0].label).toBe('Old World');
});

describe('the language of the visitor', () => {
  const namesIn = async (language: string) => {
    const query = language ? { language } : {};
    const { body } = await app.request('GET', '/ccb/public/fe/landing/getLandingGeoRegion', { query });
    return body[0].countryList.map(({ description }: { description: string }) => description);
  };

  it('names and orders the countries by their native name, else by the international one', async () => {
    await app.aLanguage({ code: 'nl' });
    await app.aLanguage({ code: 'nl_BE' });
    await aShownCountry('DE', 10, { it: 'Germania', en: 'Federal Germany', de: 'Deutschland' });
    await aShownCountry('FR', 10, { it: 'Francia', en: 'France', de: '' });
    await aShownCountry('EA', 10, { it: 'Èta', en: 'Eta' });
    await app.sql(`UPDATE country SET iso_code2 = 'X' WHERE id = 'EA'`);

    expect(await namesIn('en')).toEqual(['Eta', 'Federal Germany', 'France']);
    expect(await namesIn('it')).toEqual(['Èta', 'Francia', 'Germania']);
    for (const dutch of ['nl', 'nl_BE'])
      expect(await namesIn(dutch)).toEqual(['Duitsland', 'Eta', 'Frankrijk']);
  });

  it('has the own names of countries whatever region and case its code has (decision D-09)', async () => {
    await app.aLanguage({ code: 'de_AT' });
    await app.aLanguage({ code: 'FR-ca' });
    await aShownCountry('IT', 10, { en: 'Italy', de: 'Italien, unser Markt', fr: 'Italie, notre marché' });

    expect(await namesIn('de_AT')).toEqual(['Italien, unser Markt']);
    expect(await namesIn('FR-ca')).toEqual(['Italie, notre marché']);
  });

  it('tells two countries of one ISO code apart by their English names (decision D-09)', async () => {
    await app.aLanguage({ code: 'fr' });
    await aShownCountry('ES', 10, { en: 'Spain', fr: '' });
    await aShownCountry('IC', 10, { en: 'Canary Islands', fr: '' });
    await aShownCountry('ME', 10, { en: 'Melilla', fr: 'Melilla' });
    await app.sql(`UPDATE country SET iso_code2 = 'ES' WHERE id IN ('IC', 'ME')`);

    expect(await namesIn('fr')).toEqual(['Canary Islands', 'Melilla', 'Spain']);
    await changed(`UPDATE country SET hidden = true WHERE id = 'IC'`);
    expect(await namesIn('fr')).toEqual(['Espagne', 'Melilla']);
  });

  it('may be asked for by its id (decision A-47)', async () => {
    await aShownCountry('IT', 10, { it: 'Italia', en: 'Italy' });
    const [english] = await app.sql<{ id: number }>(`SELECT id FROM language WHERE code = 'en'`);

    expect(await namesIn(String(english!.id))).toEqual(['Italy']);
  });

  it('is the default one of the console where none is asked for, or one that it does not offer', async () => {
    await app.aLanguage({ code: 'pt' });
    await changed(`UPDATE language SET active = false WHERE code = 'pt'`);
    await aShownCountry('IT', 10, { it: 'Italia', en: 'Italy' });

    for (const language of ['', 'pt', 'xx', 'IT']) expect(await namesIn(language)).toEqual(['Italia']);
  });

  it('is one that is active, offered without a session', async () => {
    await app.aLanguage({ code: 'pl' });
    const offered = async () =>
      (await app.request('GET', '/ccb/public/fe/landing/languages')).body.map(
        ({ code }: { code: string }) => code,
      );
    await app.clearCache('landing');
    const before = await offered();
    expect(before.slice(0, 2)).toEqual(['it', 'en']);
    expect(before).toContain('pl');

    await changed(`UPDATE language SET active = false WHERE code = 'pl'`);

    expect(await offered()).not.toContain('pl');
  });
});

it.each([
  ['is switched off', `UPDATE country SET enabled = false WHERE id = 'IT'`],
  ['is hidden', `UPDATE country SET hidden = true WHERE id = 'IT'`],
  ['has no region', `UPDATE country SET geo_region_id = NULL WHERE id = 'IT'`],
  ['sells no model', `UPDATE country_model SET generally_active = false`],
  ['shows no model', `UPDATE country_model SET frontend_active = false`],
  ['has models without a vehicle', `DELETE FROM vehicle`],
])('leaves out a country that %s', async (_what, change) => {
  await aShownCountry('IT', 10);
  expect(await regions()).toHaveLength(1);

  await changed(change);

  expect(await regions()).toEqual([]);
});

it('lists the families of a country in their order and what a link to each model needs (R-258, R-308)', async () => {
  await app.aLanguage({ code: 'de' });
  await aShownCountry('CH', 10);
  await app.sql(
    `UPDATE country SET language_id = (SELECT id FROM language WHERE code = 'de') WHERE id = 'CH'`,
  );
  const more = { family: 'Lince 4x4', countries: ['CH'] };
  await app.aModel({
    ...more,
    modelcode: 'LINCE_V6',
    vetele: '3450126',
    modelYear: '2026',
    description: 'V6',
  });
  await app.aModel({
    ...more,
    modelcode: 'LINCE_V6',
    vetele: '3450127',
    modelYear: '2027',
    description: 'V6',
  });
  await app.aModel({
    ...more,
    modelcode: 'LINCE_EV',
    vetele: '3450226',
    modelYear: '2026',
    description: 'EV',
  });
  await app.sql(`UPDATE model_family SET sort_number = CASE code WHEN 'AURORA' THEN 2 ELSE 1 END`);

  const { status, body } = await range('CH');

  expect(status).toBe(200);
  expect(body.map(({ code }: { code: string }) => code)).toEqual(['Lince 4x4', 'AURORA']);
  expect(body[0].models).toEqual([
    {
      modelDescription: 'EV',
      code: 'LINCE_EV',
      vetele: '3450226',
      model: { modelYear: '2026' },
      urlContext: '/lince-4x4',
      lang: 'de',
      version: '2026',
    },
    {
      modelDescription: 'V6',
      code: 'LINCE_V6',
      vetele: '3450127',
      model: { modelYear: '2027' },
      urlContext: '/lince-4x4',
      lang: 'de',
      version: '2027',
    },
  ]);
});

it('shows MY 1, else MY 2, else the newest model year, whatever the price console lists (decision I-47)', async () => {
  await aShownCountry('IT', 10);
  for (const year of ['2027', '2028'])
    await app.aModel({
      family: 'AURORA',
      modelcode: 'AURORA_GT',
      vetele: `34201${year.slice(2)}`,
      modelYear: year,
    });
  const shown = async (change: string) => {
    await app.sql(`UPDATE country_model SET my_minimum = '', my_active = '', my_secondary = ''`);
    await changed(change);
    return (await range('IT')).body[0].models[0].model.modelYear;
  };

  expect(await shown('SELECT')).toBe('2028');
  expect(await shown(`UPDATE country_model SET my_active = '2026'`)).toBe('2026');
  expect(await shown(`UPDATE country_model SET my_active = '2026', my_secondary = '2027'`)).toBe('2026');
  expect(await shown(`UPDATE country_model SET my_active = '2030', my_secondary = '2027'`)).toBe('2027');
  expect(await shown(`UPDATE country_model SET my_active = '2026', my_minimum = '2027'`)).toBe('2026');
  expect(await shown(`UPDATE country_model SET my_minimum = '2030'`)).toBe('2028');
});

it('speaks English to a country without a language', async () => {
  await aShownCountry('JP', 10);

  expect((await range('JP')).body[0].models[0].lang).toBe('en');
});

it('answers no range for a country that the public does not see, nor for one that does not exist', async () => {
  await aShownCountry('IT', 10);
  await app.sql(`UPDATE country SET hidden = true WHERE id = 'IT'`);

  for (const id of ['IT', 'ZZ', 'DEFAULT']) {
    const { status, body } = await range(id);
    expect([id, status, body.message]).toEqual([id, 404, 'This country is not offered here.']);
  }
});

it('answers an empty range for a country that shows nothing', async () => {
  await app.aCountry({ id: 'NL' });

  expect((await range('NL')).body).toEqual([]);
});

it('may be kept by browsers for a minute, what is not offered may not', async () => {
  await aShownCountry('IT', 10);
  const keptFor = async (path: string) =>
    (await app.request('GET', `/ccb/public/fe/landing/${path}`)).headers.get('cache-control');

  expect(await keptFor('getLandingGeoRegion')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(await keptFor('getCountryRange/IT')).toBe('public, max-age=60, stale-while-revalidate=600');
  expect(await keptFor('getCountryRange/ZZ')).toBe('no-store');
});

describe('what visitors keep asking for', () => {
  const shown = async () => [(await regions()).length, (await range('IT')).body.length];

  it('is read once, and again after a minute, whatever brought the change', async () => {
    await aShownCountry('IT', 10);
    expect(await shown()).toEqual([1, 1]);
    await app.sql(`UPDATE country_model SET frontend_active = false`);
    expect(await shown()).toEqual([1, 1]);

    app.clock.advance(60_000);

    expect(await shown()).toEqual([0, 0]);
  });

  it.each(['country', 'countryModel', 'carModel', 'commercialModel', 'language'])(
    'is read again after a change of a %s',
    async (entity) => {
      await aShownCountry('IT', 10);
      expect(await shown()).toEqual([1, 1]);
      await app.sql(`UPDATE country_model SET frontend_active = false`);
      await app.sql(
        `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES (now(), 'a', $1, '1', 'update')`,
        [entity],
      );

      expect(await shown()).toEqual([0, 0]);
    },
  );

  it('drops a hidden country at once', async () => {
    const as = await app.signIn({ ccadmEnabled: true });
    const path = '/ccb/auth/fe/country';
    await aShownCountry('IT', 10);
    expect(await shown()).toEqual([1, 1]);
    const { content } = (await app.request('GET', `${path}/allEnabledPaged`, { as })).body;
    const row = content.find(({ id }: { id: string }) => id === 'IT');
    const change = { ...row, hidden: true, isoCode: 'ITA', descIt: 'Italia', descEn: 'Italy' };

    expect((await app.request('PUT', `${path}/IT`, { as, body: change })).status).toBe(200);

    expect(await regions()).toEqual([]);
    expect((await range('IT')).status).toBe(404);
  });
});
