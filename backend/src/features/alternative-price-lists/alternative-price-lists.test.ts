import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { anItem, aPriceList } from '../../../test/price-factories.ts';

const PATH = '/ccb/auth/fe/priceConf';
const AURORA = '3410126';
const BREVA = '3410226';

let app: TestApp;
let market: SignedInUser;
let hq: SignedInUser;

type Options = { as?: { token: string }; version?: number; normalVersion?: number; place?: string };
const place = (path: string, at = `IT/${AURORA}`) => `${PATH}/${path}/${at}`;
const list = ({ as = market, place: at }: Options = {}) =>
  app.request('GET', place('alternativePriceLists', at), { as });
const details = (key = '05FK/true', { as = market, place: at }: Options = {}) =>
  app.request('GET', `${place('detailsExceptionByModelVersion', at)}/${key}`, { as });
const save = (body: object, key = '05FK/true', { as = market, place: at, ...query }: Options = {}) =>
  app.request('PUT', `${place('saveSniMarketDataModelAndOpt', at)}/${key}`, { as, body, query });
const remove = (key = '05FK/true', { as = market, version, place: at }: Options = {}) =>
  app.request('DELETE', `${place('deleteAlternativePriceLists', at)}/${key}`, { as, query: { version } });

const row = (code: string, price: number | null) => ({ code, price });
/** Everything that the vehicle is offered with, in the lists of a save. */
const complete = {
  basePrice: { price: 28500, pricelistActive: false },
  optList: [row('05FK', 1410), row('08ED', 675.5), row('09CB', 1), row('FS01', 3900)],
  customerPrgList: [row('CP01', 390)],
  accList: [row('AC01', 0)],
};
const logged = () =>
  app.sql<{ actor: string; entity: string; id: string; action: string; before: unknown; after: unknown }>(
    `SELECT actor, entity, entity_id AS id, action, before, after FROM change_log
     WHERE entity LIKE 'alternative%' ORDER BY change_log.id`,
  );
const normalList = async () => ({
  list: await app.sql('SELECT * FROM price_list ORDER BY country_id, vetele'),
  items: await app.sql('SELECT * FROM item_price ORDER BY country_id, vetele, opt_item_id'),
});

beforeAll(async () => {
  app = await testApp();
  const flags = { enableBaseOpt: true, enableAccessories: true, enableCustomerPrg: true };
  await app.aCountry({ id: 'IT', ...flags });
  await app.aCountry({ id: 'FR', ...flags, enableAccessories: false });
  await app.aCountry({ id: 'DE', enableAccessories: true });
  await app.aCountry({ id: 'ES', ...flags });
  await app.aModel({ modelcode: 'AURORA', vetele: AURORA, description: 'Aurora MY26' });
  await app.aModel({ modelcode: 'BREVA', vetele: BREVA, description: 'Breva MY26' });
  market = await app.signIn({
    priceConfEnabled: true,
    alias: 'Giulia Bassi',
    countries: ['IT', 'FR', 'DE'],
  });
  hq = await app.signIn({ priceConfEnabled: true, isHQUser: true });
  await aPriceList(app, { country: 'IT', vetele: AURORA, basePrice: 28900, isActive: true, version: 7 });
  const item = (code: string, more: object = {}) =>
    anItem(app, { country: 'IT', vetele: AURORA, code, price: 100, ...more });
  await item('05FK', { as400: 'VERNICE TRISTRATO' });
  await item('08ED');
  await item('09CB', { isStandard: true, price: null });
  await item('FS01', { kind: 'fuoriserie' });
  await item('CP01', { kind: 'programs' });
  await item('AC01', { kind: 'accessories' });
  await anItem(app, { vetele: BREVA, code: '99ZZ' });
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.sql('DELETE FROM alternative_price_list');
  await app.sql(`DELETE FROM change_log WHERE entity LIKE 'alternative%'`);
});

describe('an alternative price list', () => {
  it('is stored with its prices and read as pairs, the base price first (R-198)', async () => {
    expect((await list()).body).toEqual([]);
    expect((await details()).body).toEqual([]);

    const saved = await save(complete, '05FK/true', { version: 0 });

    expect(saved).toMatchObject({
      status: 200,
      body: { message: 'Alternative price list of 05FK saved', version: 1 },
    });
    expect((await list()).body).toEqual([
      {
        keyCodopt: '05FK',
        vetele: AURORA,
        isExcluded: true,
        description: 'VERNICE TRISTRATO',
        version: 1,
      },
    ]);
    expect((await details()).body).toEqual([
      ['-', 28500],
      ['05FK', 1410],
      ['08ED', 675.5],
      ['AC01', 0],
      ['CP01', 390],
      ['FS01', 3900],
    ]);
  });

  it('leaves the normal list as it is, its version included', async () => {
    const before = await normalList();

    await save(complete);
    await save({ basePrice: { price: 1 }, currency: 'CHF', pricemask: '#,##0' });
    await remove();

    expect(await normalList()).toEqual(before);
  });

  it('changes what a later save holds and keeps the rest', async () => {
    await save(complete);

    const { body } = await save({ optList: [row('08ED', 700)] }, '05FK/true', { version: 1 });

    expect(body.version).toBe(2);
    expect((await details()).body).toEqual([
      ['-', 28500],
      ['05FK', 1410],
      ['08ED', 700],
      ['AC01', 0],
      ['CP01', 390],
      ['FS01', 3900],
    ]);
  });

  it.each(['CHF', ''])(
    'refuses prices in EUR while the normal list is in its own CHF, or its market is (%j)',
    async (own) => {
      await app.sql(`UPDATE price_list SET currency = nullif($1, 'EUR') WHERE country_id = 'IT'`, [own]);
      await app.sql(`UPDATE country SET currency = $1 WHERE id = 'IT'`, [own === '' ? 'CHF' : 'EUR']);

      const { status, body } = await save({ ...complete, currency: 'EUR' });
      const allowed = (await save({ ...complete, currency: own || null })).status;
      await app.sql(`UPDATE price_list SET currency = NULL WHERE country_id = 'IT'`);
      await app.sql(`UPDATE country SET currency = 'EUR' WHERE id = 'IT'`);

      const message =
        'The currency is CHF now, and these amounts were typed in EUR. Reload the page and enter them again.';
      expect([status, body.fields]).toEqual([400, [{ field: 'currency', message }]]);
      expect(allowed).toBe(200);
    },
  );

  it('changes no price of what its product category hides, its own first (decision I-44)', async () => {
    const hide = (isHidden: boolean) =>
      app.sql(
        `UPDATE item_price SET is_hidden_by_pcm = $1 FROM opt_item i
         WHERE i.id = opt_item_id AND vetele = $2 AND i.code IN ('08ED', '09CB')`,
        [isHidden, AURORA],
      );
    const with08 = (price: number) => ({
      ...complete,
      optList: complete.optList.map((each) => (each.code === '08ED' ? row('08ED', price) : each)),
    });
    const refusal = {
      status: 400,
      body: { fields: [{ field: 'optList.08ED', message: 'Hidden by its product category' }] },
    };
    await hide(true);
    try {
      // Without a price of its own it is sold at the normal one.
      expect(await save(with08(675.5))).toMatchObject(refusal);
      expect((await save(with08(100))).status).toBe(200);
      await hide(false);
      expect((await save(with08(675.5))).status).toBe(200);
      await hide(true);
      expect(await save(with08(100))).toMatchObject(refusal);
      expect((await save(with08(675.5))).status).toBe(200);
    } finally {
      await hide(false);
    }
    expect((await details()).body).toContainEqual(['08ED', 675.5]);
  });

  it('stays in its version where nothing changes', async () => {
    await save(complete);
    const before = await logged();

    expect((await save(complete, '05FK/true', { version: 1 })).body.version).toBe(1);
    expect(await logged()).toEqual(before);
  });

  it('may be about a tailor-made option, and about cars with it', async () => {
    expect((await save(complete, 'FS01/false')).status).toBe(200);
    expect((await list()).body).toMatchObject([{ keyCodopt: 'FS01', isExcluded: false }]);
  });

  it('is found by the commercial model too', async () => {
    expect((await save(complete, '05FK/true', { place: 'IT/AURORA' })).status).toBe(200);
    expect((await list({ place: 'IT/AURORA' })).body).toHaveLength(1);
  });

  it('has no prices in the other flag or of another option', async () => {
    await save(complete);

    expect((await details('05FK/false')).body).toEqual([]);
    expect((await details('08ED/true')).body).toEqual([]);
  });

  it('keeps prices of items that the vehicle has lost', async () => {
    await save(complete);
    await app.sql(`INSERT INTO alternative_price SELECT l.id, i.id, 5 FROM alternative_price_list l, opt_item i
      WHERE i.code = '99ZZ'`);

    expect((await details()).body).toContainEqual(['99ZZ', 5]);
    expect((await save({ basePrice: { price: 28600 } })).status).toBe(200);
  });

  it('is deleted with its prices, and another may come', async () => {
    await save(complete);

    expect((await remove()).body).toEqual({ message: 'Alternative price list of 05FK deleted' });

    expect((await list()).body).toEqual([]);
    expect(await app.sql('SELECT FROM alternative_price')).toEqual([]);
    expect((await save(complete, '08ED/false')).status).toBe(200);
  });

  it('leaves every change in the log, with who made it', async () => {
    await save(complete);
    await save({ optList: [row('08ED', 700)], basePrice: { price: 28400 } });
    await remove();

    const changes = await logged();
    const name = `IT/${AURORA}/05FK/excluded`;
    expect(new Set(changes.map(({ actor }) => actor))).toEqual(new Set(['Giulia Bassi']));
    expect(changes.slice(0, 7).map(({ id, action }) => `${action} ${id}`)).toEqual([
      `create ${name}`,
      ...['-', '05FK', '08ED', 'AC01', 'CP01', 'FS01'].map((code) => `create ${name}/${code}`),
    ]);
    expect(changes.slice(7)).toMatchObject([
      { id: `${name}/-`, action: 'update', before: { price: 28500 }, after: { price: 28400 } },
      { id: `${name}/08ED`, action: 'update', before: { price: 675.5 }, after: { price: 700 } },
      { id: name, action: 'delete', before: { basePrice: 28400, prices: { '08ED': 700, CP01: 390 } } },
    ]);
  });
});

describe('a save is refused', () => {
  it('while there is another list, with its name (R-194)', async () => {
    await save(complete);

    for (const key of ['08ED/true', '05FK/false']) {
      const { status, body } = await save(complete, key);
      expect([status, body.message]).toEqual([
        409,
        'There is an alternative price list of 05FK already; only one at a time is possible.',
      ]);
    }
    expect((await list()).body).toHaveLength(1);
  });

  it('in an old version, or of a deleted list', async () => {
    await save(complete);
    await save({ basePrice: { price: 28600 } });

    for (const version of [0, 1]) {
      const { status, body } = await save(complete, '05FK/true', { version });
      expect([status, body.message]).toEqual([
        409,
        'Somebody changed the alternative price list of 05FK while you were editing.',
      ]);
    }
    await remove();
    const gone = await save(complete, '05FK/true', { version: 2 });
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'The alternative price list of 05FK was deleted while you were editing.',
    ]);
  });

  it('with the normal prices of an old version', async () => {
    const { status, body } = await save(complete, '05FK/true', { version: 0, normalVersion: 6 });

    expect([status, body.message]).toEqual([
      409,
      'Somebody changed the normal prices while you were editing.',
    ]);
    expect((await save(complete, '05FK/true', { version: 0, normalVersion: 7 })).status).toBe(200);
  });

  it('over a list that was deleted and added again, and a deletion of it', async () => {
    await save(complete);
    await remove();
    await save({ ...complete, basePrice: { price: 25000 } });

    for (const stale of [
      await save(complete, '05FK/true', { version: 1 }),
      await remove('05FK/true', { version: 1 }),
    ])
      expect(stale.status).toBe(409);
    expect((await details()).body).toContainEqual(['-', 25000]);
    const [{ version }] = (await list()).body as [{ version: number }];
    expect((await remove('05FK/true', { version })).status).toBe(200);
  });

  it('with blank prices of items that are not standard, and with a base price that is not above 0', async () => {
    const blank = await save({ ...complete, optList: [row('05FK', null), row('08ED', 5), row('FS01', 5)] });
    expect(blank.status).toBe(400);
    expect(blank.body.message).toBe('05FK has no price. Every item that is not standard needs one.');
    expect(blank.body.fields).toEqual([{ field: 'optList.05FK', message: 'The price is missing' }]);

    const left = await save({ ...complete, accList: [] });
    expect(left.body.fields).toEqual([{ field: 'accList.AC01', message: 'The price is missing' }]);

    for (const basePrice of [{ price: 0 }, { price: null }, undefined, null]) {
      const { status, body } = await save({ ...complete, basePrice });
      expect([status, body.fields]).toEqual([
        400,
        [{ field: 'basePrice.price', message: 'The base price must be above 0' }],
      ]);
    }
    expect(await app.sql('SELECT FROM alternative_price_list')).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  it('with items that the vehicle is not offered with, twice the same, or three decimals', async () => {
    const optList = [...complete.optList, row('99ZZ', 1), row('08ED', 2), row('CP01', 3)];

    const { status, body } = await save({ ...complete, optList });

    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { field: 'optList.99ZZ', message: 'Not offered with this vehicle' },
      { field: 'optList.08ED', message: 'Listed twice' },
      { field: 'optList.CP01', message: 'Not offered with this vehicle' },
    ]);
    expect((await save({ ...complete, basePrice: { price: 1.005 } })).body.fields).toEqual([
      { field: 'basePrice.price', message: '1,005 has three decimals; write 1,01' },
    ]);
  });

  it('for an option that is unknown, not offered with the vehicle, or none', async () => {
    expect(await save(complete, 'NOPE/true')).toMatchObject({
      status: 404,
      body: { message: 'There is no option NOPE.' },
    });
    expect(await save(complete, '99ZZ/true')).toMatchObject({
      status: 400,
      body: { message: 'Aurora MY26 is not offered with 99ZZ.' },
    });
    for (const code of ['CP01', 'AC01'])
      expect(await save(complete, `${code}/true`)).toMatchObject({
        status: 400,
        body: { message: `${code} is not an option: only options can have an alternative price list.` },
      });
    expect((await details('NOPE/true')).status).toBe(404);
    expect((await save(complete, '05FK/perhaps')).status).toBe(400);
  });

  it('where the market does not set these prices', async () => {
    const { status, body } = await save(complete, '05FK/true', { place: `DE/${AURORA}` });
    expect(status).toBe(403);
    expect(body.message).toContain('does not set prices of vehicles and options');

    expect((await save({ accList: [] }, '05FK/true', { place: `FR/${AURORA}` })).status).toBe(403);
  });

  it('to headquarters, who read, and in a market of somebody else', async () => {
    await save(complete);

    expect(await save(complete, '05FK/true', { as: hq })).toMatchObject({
      status: 403,
      body: { message: 'Headquarters can only read prices; each market sets its own.' },
    });
    expect((await remove('05FK/true', { as: hq })).status).toBe(403);
    expect((await list({ as: hq })).body).toHaveLength(1);
    expect((await details('05FK/true', { as: hq })).body).toHaveLength(6);

    const foreign = { place: `ES/${AURORA}` };
    for (const reply of [
      await list(foreign),
      await details('05FK/true', foreign),
      await save(complete, '05FK/true', foreign),
      await remove('05FK/true', foreign),
    ])
      expect(reply.status).toBe(403);
  });

  it('without a session, without the right, for an unknown market or vehicle', async () => {
    expect((await app.request('GET', place('alternativePriceLists'))).status).toBe(401);
    const editor = await app.signIn({ ccadmEnabled: true, countries: ['IT'] });
    expect((await list({ as: editor })).status).toBe(403);
    expect((await list({ place: `XX/${AURORA}` })).status).toBe(404);
    expect((await save(complete, '05FK/true', { place: 'IT/9999999' })).status).toBe(404);
  });
});

describe('a deletion', () => {
  it('of another version than the one that was read is refused', async () => {
    await save(complete);
    await save({ basePrice: { price: 28600 } });

    const { status, body } = await remove('05FK/true', { version: 1 });

    expect([status, body.message]).toEqual([
      409,
      'Somebody changed the alternative price list of 05FK meanwhile. It was not deleted; look at its prices first.',
    ]);
    expect((await details()).body).toContainEqual(['-', 28600]);
    expect((await remove('05FK/true', { version: 2 })).status).toBe(200);
    expect((await list()).body).toEqual([]);
  });

  it('is refused for a list that is not there', async () => {
    await save(complete);

    for (const key of ['08ED/true', '05FK/false', 'NOPE/true']) expect((await remove(key)).status).toBe(404);
    expect((await list()).body).toHaveLength(1);
    expect((await remove('05FK/true', { place: `DE/${AURORA}` })).status).toBe(403);
  });
});

it('accepts only one of two lists added at the same time', async () => {
  const replies = await Promise.all([save(complete, '05FK/true'), save(complete, '08ED/true')]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await list()).body).toHaveLength(1);
});

it('stores 2,000 prices at once', async () => {
  await app.sql(`INSERT INTO opt_item (code, opt_group_id, as400_description)
    SELECT 'B' || to_char(n, 'FM0000'), (SELECT id FROM opt_group WHERE code = 'WHEELS'), 'BULK' FROM generate_series(1, 2000) n`);
  await app.sql(
    `INSERT INTO opt_grid (vetele, opt_item_id) SELECT $1, id FROM opt_item WHERE code LIKE 'B____'`,
    [BREVA],
  );
  const optList = [...Array(2000).keys()].map((n) => row(`B${String(n + 1).padStart(4, '0')}`, 10));

  const { status } = await save(
    { basePrice: { price: 1 }, optList: [...optList, row('99ZZ', 1)] },
    '99ZZ/false',
    {
      place: `IT/${BREVA}`,
    },
  );

  expect(status).toBe(200);
  expect((await details('99ZZ/false', { place: `IT/${BREVA}` })).body).toHaveLength(2002);
});
