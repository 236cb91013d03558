import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aLargeList } from '../../../test/price-factories.ts';

const PATH = '/ccb/auth/fe/priceConf';
const VETELE = '3410126';

let app: TestApp;
let market: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  await app.aCountry({ id: 'IT', enableBaseOpt: true, enableAccessories: true, enableCustomerPrg: true });
  await app.aModel({ vetele: VETELE });
  await aLargeList(app, { country: 'IT', vetele: VETELE });
  market = await app.signIn({ priceConfEnabled: true, countries: ['IT'] });
});
afterAll(() => app?.close());

interface Item {
  code: string;
  price: number | null;
  isStandard: boolean;
}

const read = () => app.request('GET', `${PATH}/detailsByModelVersion/IT/it/${VETELE}`, { as: market });

// The bench says how long it takes; here a query for each row, or each part of a row, would show.
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

it('of 2,000 items is read in one go', async () => {
  let body: Awaited<ReturnType<typeof read>>['body'];
  const statements = await statementsOf(async () => ({ body } = await read()));
  const sections = [
    body.optionalsSection,
    body.fuoriseriesSection,
    body.customerPrgSection,
    body.accessoriesSection,
  ];

  expect(sections.map((section: Item[]) => section.length)).toEqual([1400, 200, 200, 200]);
  expect(body.optionalsSection[0].itemLastModInfo).toMatch(/^Marco Ferri, 01\/11\/26 10:00: /);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(12);
});

it('of 2,000 items is saved in one go, each price with its change', async () => {
  let version = 1;
  const raise = async (): Promise<void> => {
    const { body } = await read();
    const raised = (items: Item[]) =>
      items.map((item) => ({ ...item, price: item.price === null ? null : item.price + 1 }));
    const input = {
      optList: [...raised(body.optionalsSection), ...raised(body.fuoriseriesSection)],
      customerPrgList: raised(body.customerPrgSection),
      accList: raised(body.accessoriesSection),
      basePrice: { price: 28900 + version, pricelistActive: true },
    };
    const reply = await app.request('PUT', `${PATH}/saveMarketDataModelAndOpt/IT/${VETELE}`, {
      as: market,
      body: input,
      query: { version },
    });
    expect(reply.body).toMatchObject({ version: version + 1 });
    version += 1;
  };

  await raise();
  const statements = await statementsOf(raise);

  expect(statements).toBeLessThan(30);
  const [{ changes } = { changes: 0 }] = await app.sql<{ changes: number }>(
    `SELECT count(*) AS changes FROM change_log WHERE entity = 'price' AND actor = $1`,
    [market.name],
  );
  // 1,800 items that are not standard, and the base price, twice.
  expect(changes).toBe(2 * 1801);
});

it('takes a body of more than 1 MB, and 413 ends what is too large', async () => {
  const item = { code: 'L00001', price: 1, description: 'x'.repeat(1000) };
  const send = (items: number) =>
    app.request('PUT', `${PATH}/saveEquipmentList/IT/${VETELE}`, {
      as: market,
      body: Array.from({ length: items }, () => item),
    });

  // The same item again and again, which is told only after the body was read.
  expect((await send(2000)).body.message).toContain('Listed twice');
  expect((await send(5200)).status).toBe(413);
});
