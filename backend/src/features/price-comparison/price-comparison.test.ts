import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatWallClock } from '../../../../contracts/rules/wall-clocks.ts';
import { dayIn, wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { anItem, aPriceList } from '../../../test/price-factories.ts';
import type { Schema } from '../../kit/contract.ts';
import type { JobRun, JobTools } from '../../kit/job.ts';
import { sqlOn } from '../../kit/sql.ts';
import { poolOf } from '../../kit/transaction.ts';
import { oldChangesJob } from '../activity/old-changes.job.ts';

type Comparison = Schema<'PriceComparison'>;

const PATH = '/ccb/auth/fe/priceConf/comparison';
const AURORA = '3410126';
const LINCE = '3440126';

let app: TestApp;
let market: SignedInUser;

/** By default Aurora in Italy with itself. */
const asked = (query: Record<string, string>): Record<string, string> => ({
  leftMarket: 'IT',
  leftVehicle: AURORA,
  rightMarket: 'IT',
  rightVehicle: AURORA,
  ...query,
});
const ask = (query: Record<string, string>, as: { token: string } = market) =>
  app.request('GET', PATH, { as, query: asked(query) });
const compare = async (
  query: Record<string, string>,
  as: { token: string } = market,
): Promise<Comparison> => {
  const { status, body } = await ask(query, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Comparison;
};
/** Both prices and the state by code. */
const prices = async (query: Record<string, string>) =>
  Object.fromEntries(
    (await compare(query)).rows.map(({ code, leftPrice, rightPrice, state }) => [
      code,
      [leftPrice, rightPrice, state],
    ]),
  );
const save = async (code: string, price: number | null, basePrice?: number) => {
  const list = { code, price, isHiddenByMarket: false };
  const { status, body } = await app.request(
    'PUT',
    `/ccb/auth/fe/priceConf/saveMarketDataModelAndOpt/IT/${AURORA}`,
    {
      as: market,
      body: {
        basePrice: basePrice === undefined ? null : { price: basePrice, pricelistActive: true },
        optList: [list],
        customerPrgList: null,
        accList: null,
      },
    },
  );
  expect(status, JSON.stringify(body)).toBe(200);
};
const now = () => app.clock.now.toISOString();
/** The moment before a minute goes by. */
const minuteAgo = () => {
  const moment = now();
  app.clock.advance(60_000);
  return moment;
};

/** Changes are known since then. */
const aChange = (of: TestApp, at: Date) =>
  of.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
     VALUES ($1, 'Anna', 'language', '1', 'update', '{"code": "a"}', '{"code": "b"}')`,
    [at],
  );

beforeAll(async () => {
  app = await testApp();
  const rights = { enableBaseOpt: true, enableAccessories: true, enableCustomerPrg: true };
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, ...rights });
  await app.aCountry({ id: 'CH', descriptions: { it: 'Svizzera' }, currency: 'CHF', ...rights });
  await app.aCountry({ id: 'FR', descriptions: { it: 'Francia' }, ...rights });
  await app.aModel({
    modelcode: 'AURORA',
    vetele: AURORA,
    description: 'Aurora',
    countries: ['IT', 'CH', 'FR'],
  });
  await app.aModel({ modelcode: 'LINCE', vetele: LINCE, description: 'Lince', countries: ['IT'] });
  market = await app.signIn({ priceConfEnabled: true, countries: ['IT', 'CH'] });
});
afterAll(() => app?.close());

beforeEach(async () => {
  await app.sql('TRUNCATE price_list, item_price, opt_grid, opt_item, change_log CASCADE');
  await aChange(app, app.clock.now);
  await aPriceList(app, { country: 'IT', vetele: AURORA, basePrice: 28900 });
  const aurora = { country: 'IT', vetele: AURORA };
  await anItem(app, { ...aurora, code: 'A', price: 100, labels: { it: 'Cerchi' } });
  await anItem(app, { ...aurora, code: 'B', price: 50 });
  await anItem(app, { ...aurora, code: 'S', price: null, isStandard: true });
});

describe('two places', () => {
  it('compares two vehicles by code: base price, options, what one of them alone has (R-447)', async () => {
    await aPriceList(app, { country: 'IT', vetele: LINCE, basePrice: 30000.5 });
    await anItem(app, { country: 'IT', vetele: LINCE, code: 'B', price: 50 });
    await anItem(app, { country: 'IT', vetele: LINCE, code: 'S', price: 240 });
    await anItem(app, { country: 'IT', vetele: LINCE, code: 'MAT', kind: 'accessories', price: 85 });

    const { left, right, rate, rows, totals } = await compare({ rightVehicle: LINCE });

    expect(left).toMatchObject({
      countryId: 'IT',
      market: 'Italia',
      vetele: AURORA,
      at: null,
      currency: 'EUR',
    });
    expect(right).toMatchObject({ vetele: LINCE, vehicle: 'Lince' });
    expect(rate).toBe(1);
    expect(rows.map(({ code, kind, state, difference }) => [code, kind, state, difference])).toEqual([
      ['-', 'base', 'different', 1100.5],
      ['A', 'options', 'onlyLeft', null],
      ['B', 'options', 'same', 0],
      ['S', 'options', 'different', null],
      ['MAT', 'accessories', 'onlyRight', null],
    ]);
    expect(rows[1]).toMatchObject({
      description: 'Cerchi',
      pargroup: 'WHEELS',
      leftPrice: 100,
      rightPrice: null,
    });
    expect(rows[3]).toMatchObject({ leftStandard: true, rightStandard: false, rightPrice: 240 });
    expect(totals).toMatchObject({ compared: 5, same: 1, different: 2, oneSided: 2, missing: 0 });
    expect(totals).toMatchObject({ leftSum: 28950, rightSum: 30050.5, differenceSum: 1100.5, share: 3.8 });
  });

  it('compares two currencies at a rate, and without one shows both prices alone (R-449)', async () => {
    await aPriceList(app, { country: 'CH', vetele: AURORA, basePrice: 30000 });

    const unrated = await compare({ rightMarket: 'CH', kind: 'base' });
    const rated = await compare({ rightMarket: 'CH', kind: 'base', rate: '0,95' });

    expect(unrated).toMatchObject({
      rate: null,
      right: { currency: 'CHF' },
      totals: { differenceSum: null },
    });
    expect(unrated.rows[0]).toMatchObject({ state: 'otherCurrency', rightPrice: 30000, difference: null });
    expect(rated).toMatchObject({
      rate: 0.95,
      totals: { leftSum: 28900, rightSum: 30000, differenceSum: -400 },
    });
    expect(rated.rows[0]).toMatchObject({ state: 'different', difference: -400, share: -1.38 });
    for (const rate of ['0', 'x', '1.0000001'])
      expect((await ask({ rightMarket: 'CH', rate })).status).toBe(400);
  });

  it('multiplies nothing within one currency (R-449)', async () => {
    expect(await compare({ rate: '0,5' })).toMatchObject({
      rate: 1,
      totals: { compared: 4, same: 4, differenceSum: 0 },
    });
  });

  it('leaves out what is equal, and finds by kind and text (R-448)', async () => {
    expect((await compare({ onlyDifferences: 'true' })).rows).toEqual([]);
    expect((await compare({ search: 'cérchi' })).rows.map(({ code }) => code)).toEqual(['A']);
    expect((await compare({ kind: 'options' })).totals).toMatchObject({ compared: 3, leftSum: 150 });
  });
});

describe('two moments (R-450)', () => {
  it('shows a price that changed twice as it was at each moment', async () => {
    const first = minuteAgo();
    await save('A', 110);
    const second = now();
    app.clock.advance(60_000);
    await save('A', 120, 29000);

    expect(await prices({ leftAt: first, onlyDifferences: 'true' })).toEqual({
      '-': [28900, 29000, 'different'],
      A: [100, 120, 'different'],
    });
    expect(await prices({ leftAt: second, onlyDifferences: 'true' })).toEqual({
      '-': [28900, 29000, 'different'],
      A: [110, 120, 'different'],
    });
    expect(await prices({ leftAt: first, rightAt: second, onlyDifferences: 'true' })).toEqual({
      A: [100, 110, 'different'],
    });
    expect(await prices({ leftAt: now(), onlyDifferences: 'true' })).toEqual({});
  });

  it('has no price for what got its first one later', async () => {
    const first = minuteAgo();
    await anItem(app, { vetele: AURORA, code: 'N' });
    await save('N', 75);

    expect((await prices({ leftAt: first }))['N']).toEqual([null, 75, 'missingLeft']);
  });

  it('guesses no price for what the factory began to offer later, unless a change says it', async () => {
    const day = (days: number) =>
      new Date(app.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const later = { country: 'IT', vetele: AURORA, insertedOn: day(1) };
    await anItem(app, { ...later, code: 'L', price: 10 });
    await anItem(app, { ...later, code: 'K', price: 20 });
    await anItem(app, { ...later, code: 'T', price: 30, insertedOn: day(0) });
    await save('K', 25);
    const first = minuteAgo();
    await save('L', 15);

    const found = await prices({ leftAt: first });

    expect(found['L']).toEqual([null, 15, 'missingLeft']);
    expect(found['K']).toEqual([25, 25, 'same']);
    expect(found['T']).toEqual([30, 30, 'same']);
  });

  it('refuses a moment before the first change that is known', async () => {
    const since = now();
    const { status, body } = await ask({
      leftAt: new Date(app.clock.now.getTime() - 1).toISOString(),
    });

    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: expect.stringMatching(
        /^Prices are known since \d\d\/\d\d\/\d\d \d\d:\d\d \(Europe\/Rome\) only\.$/,
      ),
      fields: [{ field: 'leftAt' }],
    });
    expect((await ask({ leftAt: since })).status).toBe(200);
    await app.sql('TRUNCATE change_log');
    expect(await ask({ rightAt: since })).toMatchObject({
      status: 400,
      body: {
        message: 'No change has been recorded yet: only the prices of now are known.',
        fields: [{ field: 'rightAt' }],
      },
    });
  });

  it('still has what had a price then and is no longer offered, with all that is known of it', async () => {
    await save('A', 110);
    await save('B', 55);
    const first = minuteAgo();
    await save('B', 60);
    await app.sql(
      `DELETE FROM opt_grid WHERE opt_item_id IN (SELECT id FROM opt_item WHERE code IN ('A', 'B'))`,
    );
    await app.sql(`DELETE FROM opt_item WHERE code = 'B'`);

    const { rows } = await compare({ leftAt: first, kind: 'gone' });

    expect(
      rows.map(({ code, description, leftPrice, rightPrice, state }) => ({
        code,
        description,
        leftPrice,
        rightPrice,
        state,
      })),
    ).toEqual([
      { code: 'A', description: 'Cerchi', leftPrice: 110, rightPrice: null, state: 'onlyLeft' },
      { code: 'B', description: 'B', leftPrice: 55, rightPrice: null, state: 'onlyLeft' },
    ]);
    expect((await compare({ kind: 'gone' })).rows).toEqual([]);
  });

  it('knows the currency that the list had', async () => {
    const first = minuteAgo();
    const { status } = await app.request(
      'PUT',
      `/ccb/auth/fe/priceConf/saveMarketDataModelAndOpt/IT/${AURORA}`,
      {
        as: market,
        body: { basePrice: null, optList: null, customerPrgList: null, accList: null, currency: 'USD' },
      },
    );
    expect(status).toBe(200);

    expect(await compare({ leftAt: first })).toMatchObject({
      left: { currency: 'EUR', at: first },
      right: { currency: 'USD', at: null },
      rate: null,
    });
  });

  it('knows the currency that the market had, where the list has none of its own', async () => {
    const first = minuteAgo();
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES ($1, 'Anna', 'country', 'IT', 'update', '{"currency": "ITL"}', '{"currency": "EUR"}')`,
      [app.clock.now],
    );

    expect(await compare({ leftAt: first })).toMatchObject({
      left: { currency: 'ITL' },
      right: { currency: 'EUR' },
    });
  });

  it('mixes up no lists: neither another market or vehicle nor one whose number begins alike', async () => {
    const first = minuteAgo();
    for (const id of ['CH/3410126/A', 'IT/3440126/A', 'IT/34101260/A', 'IT/3410125/A'])
      await app.sql(
        `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
         VALUES ($1, 'Anna', 'price', $2, 'update', '{"price": 1}', '{"price": 2}')`,
        [app.clock.now, id],
      );

    expect(await prices({ leftAt: first, onlyDifferences: 'true' })).toEqual({});
  });

  it('refuses a moment that is still to come', async () => {
    const { status, body } = await ask({ rightAt: '2099-01-01T00:00:00Z' });

    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'This moment is still to come.', fields: [{ field: 'rightAt' }] });
  });
});

describe('where changes are kept for some days only', () => {
  it('refuses what may no longer be known (R-450)', async () => {
    const kept = await testApp({ config: { changeLogDays: 90 } });
    await kept.aCountry({ id: 'IT', descriptions: { it: 'Italia' } });
    await kept.aModel({ modelcode: 'AURORA', vetele: AURORA, description: 'Aurora', countries: ['IT'] });
    const as = await kept.signIn({ priceConfEnabled: true, countries: ['IT'] });
    const daysAgo = (days: number) => new Date(kept.clock.now.getTime() - days * 86_400_000).toISOString();
    const at = (days: number) => kept.request('GET', PATH, { as, query: asked({ leftAt: daysAgo(days) }) });

    await aChange(kept, new Date(daysAgo(95)));
    expect((await at(90)).status).toBe(200);
    expect(await at(91)).toMatchObject({
      status: 400,
      body: { message: 'The history of prices goes back 90 days.', fields: [{ field: 'leftAt' }] },
    });
    await kept.close();
  });

  it('refuses what was removed, however long changes are kept by now (R-450)', async () => {
    const daysAgo = (days: number) => new Date(app.clock.now.getTime() - days * 86_400_000);
    for (const days of [200, 100, 50]) await aChange(app, daysAgo(days));
    const run = { step: async () => undefined, transaction: async () => undefined } as unknown as JobRun;
    const sql = sqlOn(poolOf(app.database));
    await oldChangesJob({ changeLogDays: 90 })(
      { sql, now: () => app.clock.now } as unknown as JobTools,
      run,
      {},
    );

    expect((await ask({ leftAt: daysAgo(89).toISOString() })).status).toBe(200);
    expect(await ask({ leftAt: daysAgo(91).toISOString() })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^Prices are known since /), fields: [{ field: 'leftAt' }] },
    });
    await app.sql('DELETE FROM change_log_cut_off');
  });
});

describe('rights (R-447)', () => {
  it('are those of the price configurator, for the markets of both sides', async () => {
    const packs = await app.signIn({ packConfEnabled: true, countries: ['IT'] });
    const hq = await app.signIn({ priceConfEnabled: true, isHQUser: true, countries: [] });

    for (const side of ['leftMarket', 'rightMarket']) {
      expect(await ask({ [side]: 'FR' })).toMatchObject({
        status: 403,
        body: { message: 'Francia is not one of your markets.' },
      });
      expect((await ask({ [side]: 'XX' })).status).toBe(404);
      expect((await ask({ [side]: 'FR' }, hq)).status).toBe(200);
    }
    expect((await ask({ rightVehicle: '9999999' })).status).toBe(404);
    for (const path of [PATH, `${PATH}/export`]) {
      expect((await app.request('GET', path, { as: packs, query: asked({}) })).status).toBe(403);
      expect((await app.request('GET', path, { query: asked({}) })).status).toBe(401);
      expect(
        (await app.request('GET', path, { as: market, query: asked({ rightMarket: 'FR' }) })).status,
      ).toBe(403);
    }
  });

  it('names what it cannot read', async () => {
    const wrong: Record<string, string>[] = [
      { leftAt: 'yesterday' },
      { leftAt: '2026-06-30T23:59:60Z' },
      { leftAt: '0000-01-01T00:00:00Z' },
      { kind: 'wheels' },
      { onlyDifferences: 'maybe' },
    ];
    for (const query of wrong) expect((await ask(query)).status).toBe(400);
    expect((await app.request('GET', PATH, { as: market, query: { leftMarket: 'IT' } })).status).toBe(400);
  });
});

describe('the workbook (R-451)', () => {
  const inRome = (instant: string) => `${formatWallClock(wallClockOf(instant, 'Europe/Rome'))} Europe/Rome`;
  const opened = async (query: Record<string, string>) => {
    const { status, headers, bytes } = await app.request('GET', `${PATH}/export`, {
      as: market,
      query: asked(query),
    });
    expect(status).toBe(200);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const rows: unknown[][] = [];
    workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
    return { headers, rows, sheet: workbook.worksheets[0]! };
  };

  it('has both lists, the totals and the rows that are shown, amounts as numbers', async () => {
    await aPriceList(app, { country: 'IT', vetele: LINCE, basePrice: 30000.5 });
    await anItem(app, { country: 'IT', vetele: LINCE, code: 'A', price: 90 });
    await anItem(app, { country: 'IT', vetele: LINCE, code: 'S', price: 240 });

    const { headers, rows, sheet } = await opened({ rightVehicle: LINCE, onlyDifferences: 'true' });

    expect(headers.get('content-disposition')).toContain(
      `priceComparison_IT_3410126_IT_3440126_${dayIn('Europe/Rome', app.clock.now)}.xlsx`,
    );
    expect(rows[0]).toEqual(['Left', 'IT', 'Italia, Aurora (3410126)', 'EUR', inRome(now())]);
    expect(rows.slice(4, 9)).toEqual([
      ['Different', 3],
      ['On one side only', 1],
      ['Without a price on one side', 0],
      ['Same', 0],
      ['Total', 4, 'With a price on both sides', 29000, 30090.5, 1090.5, 3.76],
    ]);
    expect(rows.slice(9)).toEqual([
      ['Group', 'Code', 'Name', 'Left', 'Right', 'Difference', 'Difference %', 'State'],
      ['BASE PRICE', '-', 'Aurora', 28900, 30000.5, 1100.5, 3.81, 'Different'],
      ['OPTIONALS', 'A', 'Cerchi', 100, 90, -10, -10, 'Different'],
      ['OPTIONALS', 'B', 'FACTORY B', 50, undefined, undefined, undefined, 'Only left'],
      ['OPTIONALS', 'S', 'FACTORY S', '(is Standard)', 240, undefined, undefined, 'Different'],
    ]);
    expect(sheet.getCell('F12').numFmt).toBe('+#,##0.00;-#,##0.00;0.00');
  });

  it('has all rows unless it is asked for the differences, and says the moments and the rate', async () => {
    await aPriceList(app, { country: 'CH', vetele: AURORA, basePrice: 30000 });
    const at = minuteAgo();
    const { rows } = await opened({ leftAt: at, rightMarket: 'CH', rate: '1.5' });

    expect(rows[0]!.at(-1)).toBe(inRome(at));
    expect(rows[1]!.at(-1)).toBe(`${formatWallClock(wallClockOf(now(), 'Europe/Zurich'))} Europe/Zurich`);
    expect(rows[2]!.slice(0, 2)).toEqual(['Rate', 1.5]);
    expect(rows.slice(10)).toHaveLength(4);
  });

  it('counts what has no rate too', async () => {
    await aPriceList(app, { country: 'CH', vetele: AURORA, basePrice: 30000 });
    const { rows } = await opened({ rightMarket: 'CH', kind: 'base' });

    expect(rows.slice(4, 10).map((row) => row.slice(0, 2))).toEqual([
      ['Different', 0],
      ['On one side only', 0],
      ['Without a price on one side', 0],
      ['Other currency', 1],
      ['Same', 0],
      ['Total', 1],
    ]);
  });
});
