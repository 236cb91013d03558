import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { behindLock } from '../../../test/behind-lock.ts';
import { priceChanges } from '../../../test/changes.ts';
import { anItem, aPriceList, type ItemKind } from '../../../test/price-factories.ts';

const PATH = '/ccb/auth/fe/priceConf';
const ALL = { enableBaseOpt: true, enableAccessories: true, enableCustomerPrg: true };

let app: TestApp;
let market: SignedInUser;
let vetele = '3410100';

beforeAll(async () => {
  app = await testApp();
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, ...ALL });
  await app.aCountry({ id: 'PT', ...ALL, enableBaseOpt: false });
  await app.aCountry({ id: 'NL', ...ALL, enableAccessories: false, enableCustomerPrg: false });
  market = await app.signIn({
    alias: 'Giorgio Bassi',
    priceConfEnabled: true,
    countries: ['IT', 'PT', 'NL'],
  });
});
afterAll(() => app?.close());

/** A vehicle of its own for every test, with a list in each market: two options, a standard one, one of every other kind. */
beforeEach(async () => {
  vetele = String(Number(vetele) + 1);
  await app.aModel({ vetele, description: 'Aurora MY26' });
  for (const country of ['IT', 'PT', 'NL']) await aPriceList(app, { country, vetele });
  const code = (name: string) => `${name}${vetele.slice(-3)}`;
  const items: [name: string, kind: ItemKind, price: number | null][] = [
    ['OA', 'options', 100],
    ['OB', 'options', 200.5],
    ['FS', 'fuoriserie', 3900],
    ['CP', 'programs', 390],
    ['AC', 'accessories', 85],
  ];
  for (const [name, kind, price] of items)
    await anItem(app, { vetele, code: code(name), kind, country: 'IT', price });
  await anItem(app, { vetele, code: code('ST'), isStandard: true });
  await app.sql(
    `INSERT INTO item_price (country_id, vetele, opt_item_id, price)
     SELECT c.id, p.vetele, p.opt_item_id, p.price FROM item_price p, (VALUES ('PT'), ('NL')) c(id) WHERE p.vetele = $1`,
    [vetele],
  );
});

const code = (name: string): string => `${name}${vetele.slice(-3)}`;
const item = (name: string, price: number | null, more: object = {}) => ({
  code: code(name),
  price,
  ...more,
});

type Call = { as?: { token: string }; country?: string; version?: number; shownCurrency?: string };
const put = (operation: string, body: unknown, { as = market, country = 'IT', ...query }: Call = {}) =>
  app.request('PUT', `${PATH}/${operation}/${country}/${vetele}`, { as, body, query });
const save = (body: unknown, call?: Call) => put('saveMarketDataModelAndOpt', body, call);
const saveItems = (body: unknown, call?: Call) => put('saveEquipmentList', body, call);

const base = (country = 'IT') =>
  app.request('GET', `${PATH}/basePriceInfo/${country}/${vetele}`, { as: market }).then(({ body }) => body);
/** Prices by the first two letters of the codes. */
async function prices(country = 'IT') {
  const { body } = await app.request('GET', `${PATH}/detailsByModelVersion/${country}/it/${vetele}`, {
    as: market,
  });
  const { version: _version, ...sections } = body;
  const items = Object.values(sections as Record<string, { code: string; price: number | null }[]>).flat();
  return Object.fromEntries(items.map(({ code, price }) => [code.slice(0, 2), price]));
}
const history = (name: string) =>
  priceChanges(app, market, `IT~${vetele}~${name === '-' ? '-' : code(name)}`);

/** As the factory does. */
const hideByCategory = (...names: string[]) =>
  app.sql(
    `UPDATE item_price SET is_hidden_by_pcm = true FROM opt_item i
     WHERE i.id = opt_item_id AND vetele = $1 AND i.code = ANY($2)`,
    [vetele, names.map(code)],
  );

describe('saving base price and options', () => {
  it('stores what the body holds, keeps the rest, and counts the version up', async () => {
    const reply = await save({
      basePrice: { price: 28950.9, pricelistActive: true },
      optList: [item('OA', 110.25), item('FS', 4000, { isHiddenByMarket: true })],
      accList: [item('AC', 0)],
    });

    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ message: 'Prices of Aurora MY26 in Italia saved', version: 1 });
    expect(await prices()).toEqual({ OA: 110.25, OB: 200.5, ST: null, FS: 4000, CP: 390, AC: 0 });
    expect(await base()).toMatchObject({
      price: 28950.9,
      pricelistActive: true,
      version: 1,
      lastSaved: { by: 'Giorgio Bassi', at: '2026-11-20T10:00:00.000Z' },
      lastPublished: { by: 'Giorgio Bassi', at: '2026-11-20T10:00:00.000Z' },
    });
    expect(await prices('NL')).toMatchObject({ OA: 100, FS: 3900 });
  });

  it('takes items as they were read, standard ones without a price among them', async () => {
    const read = (await app.request('GET', `${PATH}/detailsByModelVersion/IT/it/${vetele}`, { as: market }))
      .body;
    const optList = [...read.optionalsSection, ...read.fuoriseriesSection];

    const reply = await save({
      basePrice: await base(),
      optList,
      customerPrgList: read.customerPrgSection,
      accList: read.accessoriesSection,
      userModis: 'somebody else',
      currency: 'EUR',
      pricemask: '#.##0,00',
    });

    expect([reply.status, reply.body.version]).toEqual([200, 0]);
    expect(await history('OA')).toEqual([]);
    expect((await base()).lastSaved).toBeNull();
  });

  it('takes what its product category hides with the price that it has, and gives it one that it lacks (decision I-44)', async () => {
    await hideByCategory('OA', 'OB', 'ST');
    await app.sql(
      `UPDATE item_price SET price = NULL FROM opt_item i WHERE i.id = opt_item_id AND vetele = $1 AND i.code = $2`,
      [vetele, code('OB')],
    );

    const reply = await save({
      optList: [item('OA', 100, { isHiddenByMarket: true }), item('OB', 210), item('ST', 1)],
    });

    expect([reply.status, reply.body.version]).toEqual([200, 1]);
    expect(await prices()).toMatchObject({ OA: 100, OB: 210, ST: null });
  });

  it('makes the list of a vehicle that has none', async () => {
    const none = await app.aModel({ vetele: `4${vetele.slice(1)}` });
    await anItem(app, { vetele: none.modelId, code: code('NEW') });

    const reply = await app.request('PUT', `${PATH}/saveMarketDataModelAndOpt/IT/${none.modelcode}`, {
      as: market,
      query: { version: 0 },
      body: { basePrice: { price: 19900 }, optList: [item('NEW', 10)] },
    });

    expect([reply.status, reply.body.version]).toEqual([200, 1]);
  });

  it('keeps currency and mask of the list, and empty ones mean those of the market (R-306)', async () => {
    await save({ currency: 'USD', pricemask: '#,##0.00' });
    expect(await base()).toMatchObject({
      currency: 'USD',
      pricemask: '#,##0.00',
      finalPriceWithCurrencyRO: '28,900.00 USD',
    });

    await save({ basePrice: { price: 1000 } });
    expect((await base()).currency).toBe('USD');

    await save({ currency: '', pricemask: null, basePrice: { price: 1000 } });
    expect(await base()).toMatchObject({ currency: 'EUR', pricemask: '#.##0,00' });
  });

  it('reads prices by the mask of the list rather than that of the market', async () => {
    await app.sql(`UPDATE price_list SET pricemask = '#.##0' WHERE vetele = $1`, [vetele]);

    const { status, body } = await saveItems([item('AC', 85.5)]);

    expect([status, body.fields]).toEqual([
      400,
      [{ field: `accList.${code('AC')}`, message: expect.stringContaining('decimals') as string }],
    ]);
    expect((await saveItems([item('AC', 86)])).status).toBe(200);
  });

  it.each([
    ['currency', { currency: 'QQQ' }, 'currency'],
    ['currency in small letters', { currency: 'usd' }, 'currency'],
    ['mask', { pricemask: '0.0' }, 'pricemask'],
  ])('refuses an unknown %s', async (_what, body, field) => {
    const reply = await save(body);

    expect(reply.status).toBe(400);
    expect(reply.body.fields.map((problem: { field: string }) => problem.field)).toContain(field);
  });

  it('publishes and unpublishes, and remembers who published last', async () => {
    await save({ basePrice: { price: 28900, pricelistActive: true } });
    app.clock.advance(3_600_000);
    await save({ basePrice: { price: 28900, pricelistActive: false } });

    expect(await base()).toMatchObject({
      pricelistActive: false,
      lastSaved: { at: '2026-11-20T11:00:00.000Z' },
      lastPublished: { at: '2026-11-20T10:00:00.000Z' },
    });
    app.clock.advance(-3_600_000);
  });
});

describe('a save is refused (R-184)', () => {
  it('when an item would be without a price, stored or sent, hidden or not', async () => {
    await app.sql(
      `UPDATE item_price SET price = NULL, is_hidden_by_market = true FROM opt_item i
       WHERE i.id = opt_item_id AND country_id = 'IT' AND vetele = $1 AND i.code = $2`,
      [vetele, code('FS')],
    );
    const sent = await save({ basePrice: { price: 1 }, optList: [item('OA', null)] });

    expect(sent.status).toBe(400);
    expect(sent.body.message).toBe(
      `${code('FS')} and ${code('OA')} have no price. Every item that is not standard needs one.`,
    );
    expect(sent.body.fields).toEqual([
      { field: `optList.${code('FS')}`, message: 'The price is missing' },
      { field: `optList.${code('OA')}`, message: 'The price is missing' },
    ]);
    expect(await prices()).toMatchObject({ OA: 100, FS: null });
    // A list that the body does not name may have gaps, but the base price is saved with the options.
    expect((await save({ accList: [item('AC', 1)] })).status).toBe(200);
    expect((await saveItems([item('AC', 2)])).status).toBe(200);
    for (const body of [{ basePrice: { price: 1 } }, { pricemask: '#,##0.00' }])
      expect((await save(body)).body.fields, JSON.stringify(body)).toEqual([
        { field: `optList.${code('FS')}`, message: 'The price is missing' },
      ]);
    expect((await saveItems([item('OA', 105)])).body.fields).toEqual([
      { field: `optList.${code('FS')}`, message: 'The price is missing' },
    ]);
  });

  it('when an item is saved of a list whose base price is missing', async () => {
    await app.sql(`UPDATE price_list SET base_price = NULL WHERE vetele = $1`, [vetele]);

    expect((await saveItems([item('OA', 105)])).body.message).toBe('The base price must be above 0.');
    expect((await saveItems([item('CP', 105)])).status).toBe(200);
  });

  it.each([[null], [0], [-1], [12.345]])('when the base price is %s', async (price) => {
    const reply = await save({ basePrice: { price } });

    expect(reply.status).toBe(400);
    expect(reply.body.fields[0].field).toBe('basePrice.price');
    expect((await base()).price).toBe(28900);
  });

  it('when the list has no base price and the body brings none', async () => {
    await app.sql(`UPDATE price_list SET base_price = NULL WHERE vetele = $1`, [vetele]);

    const reply = await save({ optList: [item('OA', 10)] });

    expect([reply.status, reply.body.message]).toEqual([400, 'The base price must be above 0.']);
    expect(await prices()).toMatchObject({ OA: 100 });
  });

  it('when a price is negative, has three decimals, or is not a number', async () => {
    for (const price of [-1, 1.005, 1e-7, 'twelve', 10_000_000_000])
      expect((await save({ optList: [{ code: code('OA'), price }] })).status, String(price)).toBe(400);
    expect((await save({ optList: [{ code: code('OA') }] })).status).toBe(400);
    expect((await save({ optList: [item('OA', 9_999_999_999.99)] })).status).toBe(200);
  });

  it('when an item is duplicate, is not offered, or belongs to another list', async () => {
    const fields = async (body: object) => (await save(body)).body.fields;

    expect(await fields({ optList: [item('OA', 1), item('OA', 2)] })).toMatchObject([
      { message: 'Listed twice' },
    ]);
    expect(await fields({ optList: [{ code: 'NOPE', price: 1 }] })).toMatchObject([
      { field: 'optList.NOPE', message: 'Not offered with this vehicle' },
    ]);
    expect(await fields({ optList: [item('AC', 1)] })).toMatchObject([
      { message: 'Not offered with this vehicle' },
    ]);
  });

  it('when it hides what may not be hidden; what is hidden already may stay so', async () => {
    await app.sql(`UPDATE item_price SET is_hide_enabled = false WHERE vetele = $1`, [vetele]);

    const refusedReply = await save({ optList: [item('OA', 1, { isHiddenByMarket: true })] });
    expect([refusedReply.status, refusedReply.body.message]).toEqual([
      400,
      `${code('OA')}: May not be hidden.`,
    ]);

    await app.sql(`UPDATE item_price SET is_hidden_by_market = true WHERE vetele = $1`, [vetele]);
    expect((await save({ optList: [item('OA', 1, { isHiddenByMarket: true })] })).status).toBe(200);
    expect((await save({ optList: [item('OA', 1, { isHiddenByMarket: false })] })).status).toBe(200);
  });

  it('when it changes the price of what its product category hides (decision I-44)', async () => {
    await hideByCategory('OA', 'CP');
    const refusal = (name: string, list: string) => ({
      status: 400,
      body: {
        message: `${code(name)}: Hidden by its product category.`,
        fields: [{ field: `${list}.${code(name)}`, message: 'Hidden by its product category' }],
      },
    });

    for (const price of [101, null])
      expect(await save({ optList: [item('OB', 300), item('OA', price)] })).toMatchObject(
        refusal('OA', 'optList'),
      );
    expect(await saveItems([item('CP', 391)])).toMatchObject(refusal('CP', 'customerPrgList'));
    expect(await prices()).toMatchObject({ OA: 100, OB: 200.5, CP: 390 });
  });

  it('when a field is not known', async () => {
    expect((await save({ optlist: [] })).status).toBe(400);
  });
});

describe('saving programmes and accessories', () => {
  it('stores them, and options where the market sets those', async () => {
    const reply = await saveItems([item('CP', 400), item('AC', 90), item('OA', 105)]);

    expect([reply.status, reply.body.version]).toEqual([200, 1]);
    expect(await prices()).toMatchObject({ CP: 400, AC: 90, OA: 105 });
  });

  it('asks for prices of the sections that it names, and of no others', async () => {
    await app.sql(`UPDATE item_price SET price = NULL WHERE vetele = $1 AND price IN (200.5, 390)`, [vetele]);

    expect((await saveItems([item('AC', 90)])).status).toBe(200);
    const reply = await saveItems([item('OA', 105)]);
    expect(reply.body.fields).toEqual([{ field: `optList.${code('OB')}`, message: 'The price is missing' }]);
    expect((await saveItems([item('CP', null)])).body.fields).toEqual([
      { field: `customerPrgList.${code('CP')}`, message: 'The price is missing' },
    ]);
  });

  it('changes nothing with an empty list', async () => {
    expect((await saveItems([])).body.version).toBe(0);
  });
});

describe('the flags of a market (decision A-71)', () => {
  it('without enableBaseOpt leave accessories to it and nothing else', async () => {
    const call = { country: 'PT' };
    expect((await saveItems([item('AC', 90)], call)).status).toBe(200);
    expect((await save({ accList: [item('AC', 91)] }, call)).status).toBe(200);

    for (const body of [
      { basePrice: { price: 1 } },
      { optList: [item('OA', 1)] },
      { customerPrgList: [item('CP', 1)] },
      { currency: 'USD' },
    ])
      expect((await save(body, call)).status, JSON.stringify(body)).toBe(403);
    expect((await saveItems([item('OA', 1)], call)).status).toBe(403);
    expect((await saveItems([item('CP', 1)], call)).status).toBe(403);
    expect(await prices('PT')).toMatchObject({ OA: 100, CP: 390, AC: 91 });
  });

  it('without accessories and programmes refuse these', async () => {
    const call = { country: 'NL' };
    expect((await save({ optList: [item('OA', 1)] }, call)).status).toBe(200);
    expect((await save({ accList: [item('AC', 1)] }, call)).status).toBe(403);
    expect((await saveItems([item('AC', 1)], call)).status).toBe(403);
    expect((await saveItems([item('CP', 1)], call)).status).toBe(403);
    expect((await save({ customerPrgList: [item('CP', 1)] }, call)).body.message).toBe(
      'Country NL has no customer programmes.',
    );
  });
});

describe('who may save', () => {
  const body = { basePrice: { price: 1000 } };

  it('is a user of the market, dealers too', async () => {
    const dealer = await app.signIn({ priceConfEnabled: true, isDealer: true, countries: ['IT'] });

    expect((await save(body, { as: dealer })).status).toBe(200);
  });

  it.each([
    ['HQ, even of an own market', { priceConfEnabled: true, isHQUser: true, countries: ['IT'] }],
    ['a user of another market', { priceConfEnabled: true, countries: ['PT'] }],
    ['a user without markets', { priceConfEnabled: true }],
    [
      'a user without the price configurator',
      { packConfEnabled: true, ccadmEnabled: true, countries: ['IT'] },
    ],
  ])('is not %s', async (_who, rights) => {
    const as = await app.signIn(rights);

    expect((await save(body, { as })).status).toBe(403);
    expect((await saveItems([item('AC', 1)], { as })).status).toBe(403);
    expect(await base()).toMatchObject({ price: 28900, version: 0 });
  });

  it('acts by the session under the alias, whatever the body says (R-209)', async () => {
    await save({ basePrice: { price: 1000 }, userModis: 'Somebody Else' });
    await app.request('PUT', `${PATH}/saveEquipmentList/IT/${vetele}`, {
      as: market,
      body: [item('AC', 1)],
      query: { idUserModis: 'Somebody Else' },
    });

    expect((await base()).lastSaved.by).toBe('Giorgio Bassi');
    expect((await history('AC'))[0]!.actor).toBe('Giorgio Bassi');
  });

  it('finds no market and no vehicle that is not there', async () => {
    expect((await save(body, { country: 'XX' })).status).toBe(404);
    vetele = '9999999';
    expect((await save(body)).status).toBe(404);
    vetele = '3410200';
  });
});

describe('the version', () => {
  it('that the list no longer has is 409 with the list as it is', async () => {
    await save({ optList: [item('OA', 150, { isHiddenByMarket: true })] });

    const reply = await save({ basePrice: { price: 5 } }, { version: 0 });

    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      message: 'Giorgio Bassi changed this price list while you were editing.',
      changedBy: 'Giorgio Bassi',
      changedAt: '2026-11-20T10:00:00.000Z',
      current: { version: 1, price: 28900, pricelistActive: false, currency: 'EUR', pricemask: '#.##0,00' },
    });
    expect(reply.body.current.items).toContainEqual({
      code: code('OA'),
      price: 150,
      isHiddenByMarket: true,
      itemLastModInfo: 'Giorgio Bassi, 20/11/26 11:00: 100,00 → 150,00',
    });
    expect(reply.body.current.items).toHaveLength(6);
    expect(reply.body.current.taxes).toHaveLength(6);
    expect((await base()).price).toBe(28900);
    expect((await saveItems([item('AC', 1)], { version: 0 })).status).toBe(409);
  });

  it('lets the last one win when it is left out', async () => {
    await save({ optList: [item('OA', 150)] });

    expect((await save({ optList: [item('OA', 160)] })).body.version).toBe(2);
    expect((await prices()).OA).toBe(160);
  });

  it('lets exactly one of two saves pass that were made from the same list', async () => {
    const racers = [1, 2, 3].map((price) => save({ optList: [item('OA', price)] }, { version: 0 }));

    const statuses = (await Promise.all(racers)).map(({ status }) => status);

    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect((await base()).version).toBe(1);
    expect(await history('OA')).toHaveLength(1);
  });

  // The embedded database has one connection: its saves come one after the other anyhow.
  it.runIf(process.env.TEST_DATABASE_URL)('is compared once the list is locked, not before', async () => {
    const replies = await behindLock(
      app,
      { sql: `SELECT FROM price_list WHERE vetele = $1 FOR UPDATE`, values: [vetele] },
      () => [1, 2].map((price) => save({ optList: [item('OA', price)] }, { version: 0 })),
    );

    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('lets exactly one of two first saves of a list that is not there yet pass', async () => {
    await app.sql('DELETE FROM price_list WHERE vetele = $1', [vetele]);
    const optList = ['OA', 'OB', 'FS'].map((name) => item(name, 5));
    const body = { basePrice: { price: 5 }, optList };

    const replies = await Promise.all([save(body, { version: 0 }), save(body, { version: 0 })]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the currency that amounts were typed in', () => {
  afterEach(() => app.sql(`UPDATE country SET currency = 'EUR' WHERE id = 'IT'`));

  it('is 409 with the list as it is where its market has another one since, though nobody saved the list', async () => {
    await app.sql(`UPDATE country SET currency = 'CHF' WHERE id = 'IT'`);
    const seen = { version: 0, shownCurrency: 'EUR' };

    const replies = [
      await save({ currency: 'EUR', optList: [item('OA', 120)] }, seen),
      await saveItems([item('AC', 120)], seen),
    ];

    for (const { status, body } of replies)
      expect([status, body.message, body.changedBy, body.current.version, body.current.currency]).toEqual([
        409,
        'The currency is CHF now, and these amounts were typed in EUR. Reload the page and enter them again.',
        'Somebody',
        0,
        'CHF',
      ]);
    expect([(await prices()).OA, (await prices()).AC]).toEqual([100, 85]);
    expect((await saveItems([item('AC', 120)], { shownCurrency: 'CHF' })).status).toBe(200);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('is the one that its market gets while a save waits', async () => {
    const change = { sql: `UPDATE country SET currency = 'CHF' WHERE id = 'IT'`, values: [] };

    const [reply] = await behindLock(app, change, () => [
      saveItems([item('AC', 120)], { shownCurrency: 'EUR' }),
    ]);

    expect([reply!.status, (await prices()).AC]).toEqual([409, 85]);
  });

  it('is that of the list where it has its own, which a save may change', async () => {
    expect((await save({ currency: 'CHF' }, { shownCurrency: 'EUR' })).status).toBe(200);

    expect((await saveItems([item('AC', 120)], { shownCurrency: 'EUR' })).status).toBe(409);
    expect((await saveItems([item('AC', 120)], { shownCurrency: 'CHF' })).status).toBe(200);
  });
});

describe('the change log', () => {
  it('holds each price that changed, with the old one, and nothing of a save that was refused', async () => {
    await save({ basePrice: { price: 29000 }, optList: [item('OA', 100), item('OB', 250)] });
    await save({ optList: [item('OB', 300), item('OA', null)] });

    expect(await history('-')).toMatchObject([
      { actor: 'Giorgio Bassi', source: '', before: 28900, after: 29000, at: '2026-11-20T10:00:00+00:00' },
    ]);
    expect(await history('OB')).toMatchObject([{ before: 200.5, after: 250 }]);
    expect(await history('OA')).toEqual([]);
  });

  it('holds hiding too, which is no change of a price', async () => {
    await save({ optList: [item('OA', 100, { isHiddenByMarket: true })] });

    expect(await history('OA')).toEqual([]);
    const logged = await app.sql<{ after: object }>(
      `SELECT after FROM change_log WHERE entity = 'price' AND entity_id = $1`,
      [`IT/${vetele}/${code('OA')}`],
    );
    expect(logged).toEqual([{ after: { price: 100, isHiddenByMarket: true } }]);
  });

  it('says No edit info until the first change, then who, when, old and new as the mask writes (R-180)', async () => {
    const info = async () =>
      (await app.request('GET', `${PATH}/detailsByModelVersion/IT/it/${vetele}`, { as: market })).body
        .optionalsSection[0].itemLastModInfo;

    expect(await info()).toBe('No edit info');
    await save({ optList: [item('OA', 1234.5)] });
    expect(await info()).toBe('Giorgio Bassi, 20/11/26 11:00: 100,00 → 1.234,50');
  });
});
