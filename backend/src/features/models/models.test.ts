import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

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
});

it('lists the models that a country offers', async () => {
  await app.sql(`UPDATE country_model SET generally_active = false WHERE country_id = 'DE'`);
  await app.aCountry({ id: 'FR' });

  expect((await models({ country: 'IT' })).body).toEqual([AURORA, LINCE]);
  expect((await models({ country: 'DE' })).body).toEqual([]);
  expect((await models({ country: 'FR' })).body).toEqual([]);
});

it('lists none for an unknown country, whatever its name', async () => {
  for (const country of ['XX', "' OR 1=1", '%', '😀']) expect((await models({ country })).body).toEqual([]);
});

it('refuses what is no country id and what it does not know', async () => {
  expect((await models({ country: 'x'.repeat(11) })).status).toBe(400);
  expect((await models({ market: 'IT' })).status).toBe(400);
});
