import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.aModel({
    modelcode: 'LINCE',
    vetele: '3450126',
    modelYear: '2026',
    description: 'Lince',
    countries: ['IT', 'DE'],
  });
  await app.aModel({ modelcode: 'LINCE', vetele: '3450127', modelYear: '2027', description: 'Lince' });
  await app.aModel({ modelcode: 'AURORA', vetele: '3410126', description: 'Aurora', countries: ['IT'] });
  await app.aModel({
    modelcode: 'OLD',
    vetele: '3490126',
    description: 'Old',
    countries: ['IT'],
    ccadmActive: false,
  });
});
afterAll(() => app.close());

const models = (query = {}) =>
  app.request('GET', '/ccb/public/api/countryModel/getModelListJsonByCountry', { query });
const AURORA = { modelcode: 'AURORA', modelId: '3410126', description: 'Aurora' };
const LINCE = { modelcode: 'LINCE', modelId: '3450127', description: 'Lince' };

it('lists every model by description with the vetele of its newest year, without a session', async () => {
  for (const query of [{}, { country: '' }, { country: 'DEFAULT' }]) {
    const { status, body } = await models(query);
    expect([status, body]).toEqual([200, [AURORA, LINCE]]);
  }
  await app.sql(`UPDATE commercial_model SET description = 'àurora' WHERE modelcode = 'AURORA'`);
  expect((await models()).body).toEqual([{ ...AURORA, description: 'àurora' }, LINCE]);
  await app.sql(`UPDATE commercial_model SET description = 'Aurora' WHERE modelcode = 'AURORA'`);
});

it('lists the models that a country offers', async () => {
  await app.sql(`UPDATE country_model SET generally_active = false WHERE country_id = 'DE'`);
  await app.aCountry({ id: 'FR' });

  expect((await models({ country: 'IT' })).body).toEqual([AURORA, LINCE]);
  expect((await models({ country: 'DE' })).body).toEqual([]);
  expect((await models({ country: 'FR' })).body).toEqual([]);
});

it.each(['hidden = true', 'enabled = false'])(
  'lists none for a country that visitors do not see: %s (decision D-08)',
  async (change) => {
    await app.sql(`UPDATE country SET ${change} WHERE id = 'IT'`);
    const as = await app.signIn({ ccadmEnabled: true });
    const path = '/ccb/auth/api/countryModel/getModelListByCountry';

    expect((await models({ country: 'IT' })).body).toEqual([]);
    expect((await app.request('GET', path, { as, query: { country: 'IT' } })).body).toEqual([AURORA, LINCE]);
    await app.sql(`UPDATE country SET hidden = false, enabled = true WHERE id = 'IT'`);
  },
);

it('lists none for an unknown country, whatever its name', async () => {
  for (const country of ['XX', "' OR 1=1", '%', '😀']) expect((await models({ country })).body).toEqual([]);
});

it('refuses what is no country id and what it does not know', async () => {
  expect((await models({ country: 'x'.repeat(11) })).status).toBe(400);
  expect((await models({ market: 'IT' })).status).toBe(400);
});

describe('the models of countries in their families', () => {
  const groups = async (countries: unknown, as?: SignedInUser) =>
    app.request('POST', '/ccb/auth/fe/commercialModel/getModelGroup', { body: countries as string[], as });

  it('are listed once each, whatever the number of countries that sell them', async () => {
    await app.sql(`UPDATE country_model SET generally_active = true`);
    const dealer = await app.signIn({ isDealer: true });

    const { status, body } = await groups(['IT', 'DE', 'XX'], dealer);

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        label: 'Family',
        items: [
          { value: '3410126', value2: '2026', label: 'Aurora MY 2026', solLabel: '3410126 Aurora' },
          { value: '3450126', value2: '2026', label: 'Lince MY 2026', solLabel: '3450126 Lince' },
          { value: '3450127', value2: '2027', label: 'Lince MY 2027', solLabel: '3450127 Lince' },
          { value: '3490126', value2: '2026', label: 'Old MY 2026', solLabel: '3490126 Old' },
        ],
      },
    ]);
    expect((await groups(['DE'], dealer)).body[0].items).toHaveLength(2);
    expect((await groups([], dealer)).body).toEqual([]);
  });

  it('name the model year once', async () => {
    const named = async (description: string) => {
      await app.sql(`UPDATE vehicle SET description = $1 WHERE vetele = '3410126'`, [description]);
      return (await groups(['IT'], await app.signIn({}))).body[0].items[0].label as string;
    };

    for (const description of ['Aurora MY26', 'Aurora MY 26', 'Aurora MY 2026'])
      expect(await named(description)).toBe(description);
    expect(await named('Aurora MY25')).toBe('Aurora MY25 MY 2026');
    expect(await named('Aurora')).toBe('Aurora MY 2026');
  });

  it('need a session and a list of country ids', async () => {
    expect((await groups(['IT'])).status).toBe(401);
    const anybody = await app.signIn({});
    for (const body of [{ country: 'IT' }, [1], [{ id: 'IT' }]])
      expect((await groups(body, anybody)).status).toBe(400);
  });
});

describe('whether a vehicle is active', () => {
  const check = (vetele: string, as: SignedInUser) =>
    app.request('POST', `/ccb/auth/fe/commercialModel/checkIfExistVeteleActive/${vetele}`, { as });

  it('is 200 for one whose model is active, 404 for any other (decisions A-59, A-61)', async () => {
    const anybody = await app.signIn({});

    expect(await check('3410126', anybody)).toMatchObject({ status: 200, body: { message: 'Model active' } });
    for (const vetele of ['3490126', '9999999', 'x'])
      expect(await check(vetele, anybody)).toMatchObject({
        status: 404,
        body: { message: 'Model not active' },
      });
  });
});
