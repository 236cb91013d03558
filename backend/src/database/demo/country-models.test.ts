import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { fillCountryModels } from './country-models.ts';

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  as = await app.signIn({ ccadmEnabled: true });
  await app.aCountry({ id: 'IT', tabele: 'Sud Europa' });
  await app.aModel({ modelcode: 'AURORA_EV_58', countries: ['IT'] });
  await app.aModel({ modelcode: 'CIMA_VAN_20', countries: ['IT'] });
  await app.sql(`UPDATE country_model SET generally_active = false WHERE modelcode = 'CIMA_VAN_20'`);
  const query = async (sql: string, values: unknown[] = []) => ({
    rows: (await app.sql(sql, values)) as never[],
  });
  await fillCountryModels({ query }, new Date('2026-11-20T09:00:00Z'));
});
afterAll(() => app.close());

const rows = async () =>
  (await app.request('GET', '/ccb/auth/api/countryModel/countryModelByCountry/IT', { as })).body.content;

it('says of a model that a market sells what the rules of the screen allow, and nothing of the others', async () => {
  const [sold, unsold] = await rows();

  expect(sold).toMatchObject({
    adm: 'SE',
    myMinimum: '2025',
    myActive: '2026',
    mySecondary: '2027',
    mandatory: true,
    mxeActive: true,
    mandatorySubgroup: 'CHARGING',
    comparisonEquipmentPos: 10,
  });
  expect(unsold).toMatchObject({ adm: '', myActive: '', version: 1 });
  const { status } = await app.request('PUT', '/ccb/auth/api/countryModel/AURORA_EV_58/IT', {
    as,
    body: sold,
  });
  expect(status).toBe(200);
});

it('tells how a row became what it is', async () => {
  const changes = await changesOf(app, as, 'countryModel').history('IT~AURORA_EV_58');

  expect(changes.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
    'update Giulia Ferri',
    'create Alessandro Rossi',
  ]);
  expect(changes[0]).toMatchObject({
    before: { myActive: '2025' },
    after: { myActive: '2026', mySecondary: '2027' },
  });
});
