import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { aPack, anImplicitPack, anOption } from '../../../test/pack-factories.ts';

let app: TestApp;
const aurora = { vetele: '3410126', description: 'Aurora EV MY26' };
const lince = { vetele: '3450126', description: 'Lince V6 MY26' };
const everything = { ccadmEnabled: true, priceConfEnabled: true, packConfEnabled: true };

beforeAll(async () => {
  app = await testApp();
  for (const [id, en] of [
    ['IT', 'Italy'],
    ['DE', 'Germany'],
    ['FR', 'France'],
  ] as const)
    await app.aCountry({ id, descriptions: { en, it: en } });
  await app.aModel({ ...aurora, modelcode: 'AURORA_EV', family: 'SUV', countries: ['IT', 'DE'] });
  await app.aModel({ ...lince, modelcode: 'LINCE_V6', family: 'SUV', countries: ['DE', 'FR'] });
  await aPack(app, { country: 'IT', vetele: aurora.vetele, code: 'PKT', options: ['28DP'] });
  await aPack(app, { country: 'FR', vetele: lince.vetele, code: 'PKF', options: ['28DP'] });
  await anImplicitPack(app, 'BIG', ['28DP']);
  await anOption(app, 'ALONE');
  await app.sql(
    `INSERT INTO opt_grid (vetele, opt_item_id) SELECT v.vetele, i.id FROM vehicle v, opt_item i WHERE i.code = '28DP'`,
  );
});
afterAll(() => app.close());

async function usesOf(code: string, user: Parameters<TestApp['signIn']>[0]) {
  const as = await app.signIn(user);
  const { status, body } = await app.request('GET', '/ccb/auth/fe/optionUses', { as, query: { code } });
  return { status, body: body as Record<string, unknown> };
}

const vehicle = (market: string, idCountry: string, vehicles: (typeof aurora)[]) => ({
  market,
  idCountry,
  vehicles: vehicles.map(({ vetele }) => expect.objectContaining({ vetele }) as unknown),
});

it('leads to the label, the prices and the packs of an option in the markets of the user (R-387)', async () => {
  const { body } = await usesOf('28DP', { ...everything, countries: ['IT', 'DE'] });

  expect(body).toMatchObject({
    code: '28DP',
    name: 'FACTORY 28DP',
    label: { kind: 'option', group: 'PACKS', groupName: 'PACKS' },
    prices: [vehicle('Germany', 'DE', [aurora, lince]), vehicle('Italy', 'IT', [aurora])],
    packs: [vehicle('Italy', 'IT', [aurora])],
    broughtBy: ['BIG'],
  });
});

it('finds a pack where it is one itself', async () => {
  const { body } = await usesOf('PKF', { ...everything, countries: ['FR'] });

  expect(body).toMatchObject({ prices: [], packs: [vehicle('France', 'FR', [lince])], broughtBy: [] });
});

it('leads nowhere that the user may not go', async () => {
  const countries = ['IT'];

  expect((await usesOf('28DP', { ccadmEnabled: true, countries })).body).toMatchObject({
    label: { group: 'PACKS' },
    prices: [],
    packs: [],
    broughtBy: [],
  });
  expect((await usesOf('28DP', { priceConfEnabled: true, countries })).body).toMatchObject({
    label: null,
    prices: [vehicle('Italy', 'IT', [aurora])],
    packs: [],
    broughtBy: [],
  });
  expect((await usesOf('28DP', { packConfEnabled: true, countries: ['DE'] })).body).toMatchObject({
    label: null,
    prices: [],
    packs: [],
    broughtBy: ['BIG'],
  });
});

it('says nothing of an option that nobody offers, and 404 of none', async () => {
  const user = { ...everything, countries: ['IT'] };

  expect((await usesOf('ALONE', user)).body).toMatchObject({ prices: [], packs: [], broughtBy: [] });
  expect((await usesOf('NONE', user)).status).toBe(404);
});
