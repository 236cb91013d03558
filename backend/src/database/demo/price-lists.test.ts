import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { priceChanges } from '../../../test/changes.ts';
import { loadDemoData, type DemoClient } from './load-demo-data.ts';

const PATH = '/ccb/auth/fe/priceConf';
let app: TestApp;
let admin: SignedInUser;

beforeAll(async () => {
  app = await testApp();
  const runner = app.database.createQueryRunner();
  await loadDemoData((await runner.connect()) as DemoClient, { today: app.clock.now });
  await runner.release();
  const [{ id } = { id: 0 }] = await app.sql<{ id: number }>(
    `SELECT id FROM app_user WHERE username = 'admin'`,
  );
  admin = { id, username: 'admin', password: '', name: 'Maria Keller', token: await app.aSession({ id }) };
});
afterAll(() => app?.close());

const vehicleOf = async (modelcode: string, year: number): Promise<string> => {
  const [row] = await app.sql<{ vetele: string }>(
    'SELECT vetele FROM vehicle WHERE modelcode = $1 AND model_year = $2',
    [modelcode, String(year)],
  );
  return row!.vetele;
};
const base = async (country: string, modelcode: string, year = 2026) =>
  (
    await app.request('GET', `${PATH}/basePriceInfo/${country}/${await vehicleOf(modelcode, year)}`, {
      as: admin,
    })
  ).body;
const details = async (country: string, modelcode: string, year = 2026) =>
  (
    await app.request(
      'GET',
      `${PATH}/detailsByModelVersion/${country}/it/${await vehicleOf(modelcode, year)}`,
      {
        as: admin,
      },
    )
  ).body;

interface Item {
  code: string;
  price: number | null;
  officialPrice: number | null;
  isStandard: boolean;
  isHiddenByMarket: boolean;
  isHiddenByPcm: boolean;
  isHideEnabled: boolean;
  dateInsReadonlyString: string;
  itemLastModInfo: string;
}
const isMissing = ({ price, isStandard }: Item): boolean => price === null && !isStandard;

describe('the price lists of the demo data set', () => {
  it('hold a complete published one in Italy, with every state of an item, that can be saved as it is', async () => {
    const list = await details('IT', 'AURORA_15_HYB');
    const all = Object.values(list).filter(Array.isArray).flat() as Item[];
    const some = (test: (item: Item) => boolean) => all.filter(test).length;

    expect(await base('IT', 'AURORA_15_HYB')).toMatchObject({
      pricelistActive: true,
      version: 7,
      currency: 'EUR',
    });
    expect(list.fuoriseriesSection.length).toBeGreaterThanOrEqual(13);
    expect(
      list.customerPrgSection.filter(({ isStandard }: Item) => !isStandard).length,
    ).toBeGreaterThanOrEqual(3);
    expect(list.accessoriesSection.length).toBeGreaterThan(40);
    expect(all.filter(isMissing)).toEqual([]);
    for (const test of [
      (item: Item) => item.isStandard,
      (item: Item) => item.isHiddenByMarket,
      (item: Item) => item.isHiddenByPcm,
      (item: Item) => !item.isHideEnabled && !item.isStandard,
      (item: Item) => item.itemLastModInfo === 'No edit info',
      (item: Item) => item.itemLastModInfo !== 'No edit info',
      (item: Item) => item.dateInsReadonlyString !== '',
    ])
      expect(some(test), test.toString()).toBeGreaterThan(0);

    const saved = await app.request(
      'PUT',
      `${PATH}/saveMarketDataModelAndOpt/IT/${await vehicleOf('AURORA_15_HYB', 2026)}`,
      {
        as: admin,
        query: { version: 7 },
        body: { optList: [...list.optionalsSection, ...list.fuoriseriesSection] },
      },
    );
    expect([saved.status, saved.body.version]).toEqual([200, 7]);
  });

  it('hold published and unpublished ones, and prices that the factory does not name', async () => {
    const states = await app.sql(`SELECT DISTINCT is_active FROM price_list`);
    expect(states).toHaveLength(2);
    const list = await details('IT', 'AURORA_15_HYB', 2027);
    const items = [...list.optionalsSection, ...list.fuoriseriesSection] as Item[];
    expect(items.some(({ officialPrice, isStandard }) => officialPrice === null && !isStandard)).toBe(true);
  });

  it('hold markets of every kind: from the factory, without own prices, without programmes', async () => {
    expect((await base('CH', 'AURORA_15_HYB')).chSprpbtbt).toBeGreaterThan(0);
    expect((await base('US', 'CORSARO_39_GT')).usaListPr).toBeGreaterThan(0);
    expect((await details('ES', 'AURORA_15_HYB')).customerPrgSection).toEqual([]);
    expect((await details('PT', 'AURORA_15_HYB')).customerPrgSection.length).toBeGreaterThan(2);
    expect(await base('CH', 'ONDA_10_T3')).toMatchObject({
      currency: 'EUR',
      pricemask: '#.##0,00',
      vat: 8.1,
    });
  });

  it('have grown over months by the hands of several people', async () => {
    const id = `IT~${await vehicleOf('AURORA_15_HYB', 2026)}~-`;
    const changes = await priceChanges(app, admin, id);
    const { price } = await base('IT', 'AURORA_15_HYB');

    expect(changes.length).toBeGreaterThanOrEqual(6);
    expect(new Set(changes.map(({ actor }) => actor)).size).toBe(3);
    expect(changes.some(({ source }) => source.endsWith('.xlsx'))).toBe(true);
    expect(changes[0]!.after).toBe(price);
    // Each step begins where the one before it ended, and time goes one way.
    changes.slice(1).forEach((older, index) => {
      expect(changes[index]!.before).toBe(older.after);
      expect(Date.parse(older.at)).toBeLessThan(Date.parse(changes[index]!.at));
    });
    expect(Date.parse(changes[0]!.at)).toBeLessThan(app.clock.now.getTime());
    expect(Date.parse(changes.at(-1)!.at)).toBeLessThan(app.clock.now.getTime() - 200 * 86_400_000);

    const [{ items } = { items: 0 }] = await app.sql<{ items: number }>(
      `SELECT count(DISTINCT entity_id) AS items FROM change_log WHERE entity = 'price' AND entity_id LIKE 'IT/%'`,
    );
    expect(items).toBeGreaterThan(60);
  });

  it('agree with their history: the last change of a price left the price that is stored', async () => {
    const wrong = await app.sql(
      `SELECT last.entity_id FROM (SELECT DISTINCT ON (entity_id) entity_id, after FROM change_log WHERE entity = 'price'
         ORDER BY entity_id, id DESC) last
       LEFT JOIN (SELECT p.country_id || '/' || p.vetele || '/' || i.code AS id, p.price
         FROM item_price p JOIN opt_item i ON i.id = p.opt_item_id
         UNION ALL SELECT country_id || '/' || vetele || '/-', base_price FROM price_list) stored ON stored.id = last.entity_id
       WHERE (last.after ->> 'price')::numeric IS DISTINCT FROM stored.price`,
    );
    expect(wrong).toEqual([]);
  });

  it('have both taxes in most markets, one in Japan, none in Poland', async () => {
    const taxes = await app.sql<{ country: string; fixed: number }>(
      `SELECT c.id AS country, count(DISTINCT t.description) FILTER (WHERE t.price > 0
           AND t.description IN ('MESSA SU STRADA', 'QUOTA ESENTE')) AS fixed
       FROM country c LEFT JOIN market_tax t ON t.country_id = c.id WHERE c.id IN ('IT', 'DE', 'JP', 'PL') GROUP BY c.id
       ORDER BY c.id`,
    );
    expect(taxes).toEqual([
      { country: 'DE', fixed: 2 },
      { country: 'IT', fixed: 2 },
      { country: 'JP', fixed: 1 },
      { country: 'PL', fixed: 0 },
    ]);
  });
});

it('gives one vehicle of Italy an alternative list with other prices, which can be saved as it is', async () => {
  const [{ vetele } = { vetele: '' }] = await app.sql<{ vetele: string }>(
    'SELECT vetele FROM alternative_price_list',
  );
  const get = async (path: string) => (await app.request('GET', `${PATH}/${path}`, { as: admin })).body;
  const [list, ...others] = await get(`alternativePriceLists/IT/${vetele}`);
  expect(others).toEqual([]);
  expect(list).toMatchObject({ isExcluded: true, version: 1 });
  const key = `IT/${vetele}/${list.keyCodopt}/true`;

  const pairs: [string, number][] = await get(`detailsExceptionByModelVersion/${key}`);
  const base = await get(`basePriceInfo/IT/${vetele}`);
  const details = await get(`detailsByModelVersion/IT/it/${vetele}`);

  expect(pairs[0]).toEqual(['-', base.price - 1500]);
  const priceOf = new Map(pairs);
  const items: Item[] = [...details.optionalsSection, ...details.fuoriseriesSection];
  expect(
    items.filter(({ code, price }) => price !== null && priceOf.get(code) !== price).length,
  ).toBeGreaterThan(0);
  const saved = await app.request('PUT', `${PATH}/saveSniMarketDataModelAndOpt/${key}`, {
    as: admin,
    query: { version: 1 },
    body: {
      basePrice: { price: pairs[0]![1] },
      optList: items
        .filter(({ isStandard }) => !isStandard)
        .map(({ code }) => ({ code, price: priceOf.get(code) ?? null })),
      customerPrgList: [],
      accList: [],
    },
  });
  expect(saved.body).toEqual({ message: `Alternative price list of ${list.keyCodopt} saved`, version: 1 });
});

it('can all be saved at once by a user of their market, every part of them that the market sets', async () => {
  const lists = await app.sql<{
    country: string;
    vetele: string;
    base: boolean;
    cust: boolean;
    acc: boolean;
  }>(
    `SELECT l.country_id AS country, l.vetele, c.enable_base_opt AS base, c.enable_customer_prg AS cust,
       c.enable_accessories AS acc
     FROM price_list l JOIN country c ON c.id = l.country_id ORDER BY 1, 2`,
  );
  const countries = [...new Set(lists.map(({ country }) => country))];
  const as = await app.signIn({ priceConfEnabled: true, countries });
  const refused: unknown[] = [];
  for (const { country, vetele, base, cust, acc } of lists) {
    const get = async (path: string) => (await app.request('GET', `${PATH}/${path}`, { as })).body;
    const info = await get(`basePriceInfo/${country}/${vetele}`);
    const items = await get(`detailsByModelVersion/${country}/it/${vetele}`);
    const reply = await app.request('PUT', `${PATH}/saveMarketDataModelAndOpt/${country}/${vetele}`, {
      as,
      query: { version: info.version },
      body: {
        ...(base && {
          basePrice: { price: info.price },
          optList: [...items.optionalsSection, ...items.fuoriseriesSection],
        }),
        ...(base && cust && { customerPrgList: items.customerPrgSection }),
        ...(acc && { accList: items.accessoriesSection }),
      },
    });
    if (reply.status !== 200) refused.push([country, vetele, reply.body.message]);
  }

  expect(refused).toEqual([]);
  expect(lists.length).toBeGreaterThan(100);
}, 240_000);
