import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aPriceList, aTax } from '../../../test/price-factories.ts';

const PATH = '/ccb/auth/fe/priceConf';
const ROAD_FEE = 'MESSA SU STRADA';
const EXEMPT = 'QUOTA ESENTE';

let app: TestApp;
let market: SignedInUser;
let vetele = '3410300';

beforeAll(async () => {
  app = await testApp();
  // Neither flag: taxes need only an own market.
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' } });
  market = await app.signIn({ alias: 'Giorgio Bassi', priceConfEnabled: true, countries: ['IT'] });
});
afterAll(() => app?.close());
beforeEach(async () => {
  vetele = String(Number(vetele) + 1);
  await app.aModel({ vetele, description: 'Aurora MY26' });
});

type Call = { as?: { token: string }; country?: string; version?: number; shownCurrency?: string };
const save = (body: unknown, { as = market, country = 'IT', ...query }: Call = {}) =>
  app.request('PUT', `${PATH}/saveMarketDataTaxes/${country}/${vetele}`, { as, body, query });
const tax = (description: string, code: string, price?: number | null) => ({ description, code, price });
const both = [tax(ROAD_FEE, 'B2C', 854), tax(EXEMPT, 'B2E', 146.5)];

/** What is not 0, as 'MESSA SU STRADA B2C 854'. */
async function stored(): Promise<string[]> {
  const { body } = await app.request('GET', `${PATH}/getTaxes/IT/${vetele}`, { as: market });
  return (body as { description: string; code: string; price: number }[])
    .filter(({ price }) => price !== 0)
    .map(({ description, code, price }) => `${description} ${code} ${price}`);
}

describe('saving taxes', () => {
  it('stores them, keeps the ones left out, and counts the version of the list up', async () => {
    await aPriceList(app, { country: 'IT', vetele, version: 7 });
    await aTax(app, { country: 'IT', vetele, description: 'IPT', price: 12 });

    const reply = await save(both, { version: 7 });

    expect([reply.status, reply.body]).toEqual([
      200,
      { message: 'Taxes of Aurora MY26 in Italia saved', version: 8 },
    ]);
    expect(await stored()).toEqual([`${ROAD_FEE} B2C 854`, `${EXEMPT} B2E 146.5`, 'IPT B2C 12']);
  });

  it('takes rows as they were read, and changes nothing when they are the same', async () => {
    await save(both);
    const read = await app.request('GET', `${PATH}/getTaxes/IT/${vetele}`, { as: market });

    expect((await save(read.body)).body.version).toBe(2);
    expect((await save(read.body)).body.version).toBe(2);
  });

  it('makes 0 of an empty or negative value (R-189)', async () => {
    await save([...both, tax('IPT', 'B2C', 5)]);

    await save([tax('IPT', 'B2C', -3), tax('IPT', 'B2B', null), tax('IPT', 'B2E')]);

    expect(await stored()).toEqual([`${ROAD_FEE} B2C 854`, `${EXEMPT} B2E 146.5`]);
  });

  it('knows the fixed taxes however they are typed', async () => {
    await save([tax(' messa  su strada ', 'B2C', 10), tax(EXEMPT, 'B2C', 20)]);

    expect(await stored()).toEqual([`${ROAD_FEE} B2C 10`, `${EXEMPT} B2C 20`]);
  });

  it('leaves old and new value in the change log', async () => {
    await save(both);
    await save([tax(ROAD_FEE, 'B2C', 900), tax(EXEMPT, 'B2E', 146.5)]);

    const log = await app.sql(
      `SELECT actor, action, before, after FROM change_log WHERE entity = 'marketTax' AND entity_id = $1 ORDER BY id`,
      [`IT/${vetele}/${ROAD_FEE}/B2C`],
    );
    expect(log).toEqual([
      { actor: 'Giorgio Bassi', action: 'create', before: null, after: { price: 854 } },
      { actor: 'Giorgio Bassi', action: 'update', before: { price: 854 }, after: { price: 900 } },
    ]);
  });
});

describe('both fixed taxes need a value that is not 0 (R-186)', () => {
  it.each([
    ['none', [], [ROAD_FEE, EXEMPT]],
    ['only the road fee', [tax(ROAD_FEE, 'B2C', 10)], [EXEMPT]],
    ['only the exempt share', [tax(EXEMPT, 'B2E', 10)], [ROAD_FEE]],
    ['zeros', [tax(ROAD_FEE, 'B2C', 0), tax(EXEMPT, 'B2E', 1)], [ROAD_FEE]],
    ['negative values', [tax(ROAD_FEE, 'B2C', -5), tax(EXEMPT, 'B2E', 1)], [ROAD_FEE]],
  ])('%s is refused', async (_what, body, fields) => {
    const reply = await save(body);

    expect(reply.status).toBe(400);
    expect(reply.body.message).toBe('MESSA SU STRADA and QUOTA ESENTE each need a value that is not 0.');
    expect(reply.body.fields.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await stored()).toEqual([]);
  });

  it('in any type, sent or stored', async () => {
    await aPriceList(app, { country: 'IT', vetele });
    await aTax(app, { country: 'IT', vetele, description: EXEMPT, code: 'B2B', price: 7 });

    expect((await save([tax(ROAD_FEE, 'B2E', 10)])).status).toBe(200);
  });

  it('so the last one is not taken away', async () => {
    await save(both);

    expect((await save([tax(ROAD_FEE, 'B2C', 0)])).status).toBe(400);
    expect((await save([tax(ROAD_FEE, 'B2C', 0), tax(ROAD_FEE, 'B2B', 1)])).status).toBe(200);
  });
});

it.each([
  ['more than 100000', tax(ROAD_FEE, 'B2C', 100_000.01)],
  ['three decimals', tax(ROAD_FEE, 'B2C', 1.005)],
  ['another type', tax(ROAD_FEE, 'B2X', 1)],
  ['an empty description', tax('   ', 'B2C', 1)],
  ['the same row twice', both[0]!],
])('refuses %s', async (_what, row) => {
  expect((await save([...both, row])).status).toBe(400);
  expect(await stored()).toEqual([]);
});

describe('who may save taxes', () => {
  it('is a user of the market, dealers too, whatever the market sets of prices', async () => {
    const dealer = await app.signIn({ priceConfEnabled: true, isDealer: true, countries: ['IT'] });

    expect((await save(both, { as: dealer })).status).toBe(200);
  });

  it.each([
    ['HQ', { priceConfEnabled: true, isHQUser: true, countries: ['IT'] }],
    ['a user of another market', { priceConfEnabled: true, countries: ['FR'] }],
    ['a user without the price configurator', { solEnabledFrontEnd: true, countries: ['IT'] }],
  ])('is not %s', async (_who, rights) => {
    expect((await save(both, { as: await app.signIn(rights) })).status).toBe(403);
  });

  it('finds no market and no vehicle that is not there', async () => {
    expect((await save(both, { country: 'XX' })).status).toBe(404);
    await app.sql('DELETE FROM vehicle WHERE vetele = $1', [vetele]);
    expect((await save(both)).status).toBe(404);
  });
});

describe('the version', () => {
  it('that the list no longer has is 409, also after a change of prices', async () => {
    await aPriceList(app, { country: 'IT', vetele, version: 3, savedBy: 'Marco Ferri' });

    const reply = await save(both, { version: 2 });

    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ changedBy: 'Marco Ferri', current: { version: 3, items: [] } });
    expect(reply.body.current.taxes).toHaveLength(6);
    expect(await stored()).toEqual([]);
  });

  it('lets exactly one of two saves pass', async () => {
    const replies = await Promise.all([save(both, { version: 0 }), save(both, { version: 0 })]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it('refuses amounts that were typed in another currency than the list has by now', async () => {
  await save(both, { shownCurrency: 'EUR' });
  await app.sql(`UPDATE price_list SET currency = 'CHF' WHERE vetele = $1`, [vetele]);

  const { status, body } = await save([tax(ROAD_FEE, 'B2C', 900)], { version: 1, shownCurrency: 'EUR' });

  expect([status, body.current.currency, body.current.taxes[0].currency]).toEqual([409, 'CHF', 'CHF']);
  expect(await stored()).toEqual([`${ROAD_FEE} B2C 854`, `${EXEMPT} B2E 146.5`]);
});
