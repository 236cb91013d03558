import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { forgetCaches } from '../../../test/forget-caches.ts';
import { aPack } from '../../../test/pack-factories.ts';
import { anItem, aPriceList, aTax } from '../../../test/price-factories.ts';
import { aCampaign, aSolModel } from '../../../test/sol-factories.ts';
import type { Schema } from '../../kit/contract.ts';

type Readiness = Schema<'Readiness'>;

const PATH = '/ccb/auth/fe/readiness';
const AURORA = '3410126';
const LINCE = '3440126';

let app: TestApp;
let market: SignedInUser;

const read = async (query: Record<string, string> = {}, as: { token: string } = market) => {
  await forgetCaches(app);
  const { status, body } = await app.request('GET', PATH, { as, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Readiness[];
};
const of = (rows: Readiness[], countryId: string, vetele: string) =>
  rows.find((row) => row.countryId === countryId && row.vetele === vetele)!;
/** Aurora in Italy. */
const aurora = async (query: Record<string, string> = {}) => of(await read(query), 'IT', AURORA);

beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aLanguage({ code: 'de', fallback: 'en' });
  await app.aCountry({
    id: 'IT',
    descriptions: { it: 'Italia', de: 'Welschland' },
    enableBaseOpt: true,
    solEnable: true,
  });
  await app.aCountry({ id: 'CH', descriptions: { it: 'Svizzera' }, enableAccessories: true });
  await app.aCountry({ id: 'FR', descriptions: { it: 'Francia' }, solEnable: true });
  await app.sql(
    `UPDATE country SET language_id = (SELECT id FROM language WHERE code = CASE country.id WHEN 'IT' THEN 'it' ELSE 'de' END)
     WHERE id IN ('IT', 'CH')`,
  );
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
  await app.sql(`TRUNCATE price_list, item_price, market_tax, opt_grid, opt_label, commercial_pack_item, sol_campaign,
    sol_model, virtual_product, opt_item CASCADE`);
});

describe('the rows', () => {
  it('are the vehicles that the own markets sell, by market, family and vehicle (R-430)', async () => {
    const rows = await read();

    expect(rows.map(({ market, vehicle }) => `${market}: ${vehicle}`)).toEqual([
      'Italia: Aurora MY 2026',
      'Italia: Lince MY 2026',
      'Svizzera: Aurora MY 2026',
    ]);
    const german = await read({ language: 'de' });
    expect([...new Set(german.map(({ market }) => market))]).toEqual(['Country CH', 'Welschland']);
  });

  it('are those of some markets and vehicles', async () => {
    const rows = await read({ markets: 'IT', vehicles: LINCE });

    expect(rows.map(({ countryId, vetele }) => [countryId, vetele])).toEqual([['IT', LINCE]]);
    expect(await read({ markets: 'CH', vehicles: LINCE })).toEqual([]);
  });

  it('are counted once for the same markets, in whatever order they are named', async () => {
    const missing = async (markets: string) => {
      const { body } = await app.request('GET', PATH, { as: market, query: { markets } });
      return of(body as unknown as Readiness[], 'IT', AURORA).pricesMissing;
    };
    await forgetCaches(app);
    expect(await missing('CH,IT')).toBe(1);

    // Past the change log, so that only counting again shows it.
    await aPriceList(app, { country: 'IT', vetele: AURORA });
    expect(await missing('IT,CH')).toBe(1);
  });

  it('leave out models that are not sold', async () => {
    await app.sql(`UPDATE country_model SET generally_active = false WHERE modelcode = 'LINCE'`);
    const rows = await read({ markets: 'IT' });
    await app.sql(`UPDATE country_model SET generally_active = true WHERE modelcode = 'LINCE'`);

    expect(rows.map(({ vetele }) => vetele)).toEqual([AURORA]);
  });
});

describe('rights', () => {
  it('refuses the markets of others, and those that do not exist', async () => {
    const refusal = await app.request('GET', PATH, { as: market, query: { markets: 'IT,FR' } });
    const unknown = await app.request('GET', PATH, { as: market, query: { markets: 'XX' } });

    expect(refusal).toMatchObject({ status: 403, body: { message: 'Francia is not one of your markets.' } });
    expect(unknown.status).toBe(404);
  });

  it('shows headquarters all markets', async () => {
    const hq = await app.signIn({ priceConfEnabled: true, isHQUser: true, countries: [] });

    expect((await read({}, hq)).map(({ countryId }) => countryId)).toEqual(['FR', 'IT', 'IT', 'CH']);
    expect((await read({ markets: 'FR' }, hq)).length).toBe(1);
  });

  it('asks for the price configurator, and for a session', async () => {
    const packs = await app.signIn({ packConfEnabled: true, countries: ['IT'] });

    for (const path of [PATH, `${PATH}/toCsv`, `${PATH}/toXlsx`]) {
      expect((await app.request('GET', path, { as: packs })).status).toBe(403);
      expect((await app.request('GET', path)).status).toBe(401);
    }
  });

  it('keeps online sales from dealers, and from all while they are off (R-433)', async () => {
    const dealer = await app.signIn({ priceConfEnabled: true, isDealer: true, countries: ['IT'] });
    const none = {
      campaignsOverlapping: null,
      campaignsEnding: null,
      downpaymentMissing: null,
      notVisibleOnline: null,
    };

    expect(of(await read({}, dealer), 'IT', AURORA)).toMatchObject(none);
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    expect(await aurora()).toMatchObject(none);
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
    expect(await aurora()).toMatchObject({ downpaymentMissing: 1, notVisibleOnline: 1 });
    expect(of(await read(), 'CH', AURORA)).toMatchObject(none);
  });

  it('names what it cannot read', async () => {
    for (const query of [{ vehicles: 'AURORA' }, { limit: '-1' }, { days: '400' }])
      expect((await app.request('GET', PATH, { as: market, query })).status).toBe(400);
    const unknown = await app.request('GET', PATH, { as: market, query: { vehicles: '9999999' } });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'There is no vehicle 9999999.' } });
  });
});

describe('prices (R-431)', () => {
  const list = (basePrice: number | null, officialPrice: number | null = null) =>
    aPriceList(app, { country: 'IT', vetele: AURORA, basePrice, officialPrice });

  it('counts those that are missing: the base price, items without a row or without a price, not standard ones', async () => {
    expect((await aurora()).pricesMissing).toBe(1);

    await list(28900);
    await anItem(app, { vetele: AURORA, code: 'NOROW' });
    await anItem(app, { vetele: AURORA, code: 'BLANK', country: 'IT', price: null });
    await anItem(app, { vetele: AURORA, code: 'FREE', country: 'IT', price: 0 });
    await anItem(app, { vetele: AURORA, code: 'STANDARD', country: 'IT', price: null, isStandard: true });
    await anItem(app, { vetele: AURORA, code: 'OLD', inactive: true });

    expect((await aurora()).pricesMissing).toBe(2);
    // Its prices of vehicles and options come from the factory.
    expect(of(await read(), 'CH', AURORA).pricesMissing).toBe(0);
  });

  it('are as many missing as the overview says', async () => {
    await list(28900);
    await anItem(app, { vetele: AURORA, code: 'NOROW' });
    await anItem(app, { vetele: LINCE, code: 'BLANK' });
    await anItem(app, { vetele: AURORA, code: 'MAT', kind: 'accessories' });
    const rows = await read();
    const { body } = await app.request('GET', '/ccb/auth/fe/overview', { as: market });

    const missing = rows.reduce((sum, { pricesMissing }) => sum + pricesMissing, 0);
    expect(missing).toBe(4);
    expect((body as Schema<'Overview'>).prices!.missing).toBe(missing);
  });

  it('counts accessories only where the market offers them, or has priced them once', async () => {
    await list(28900);
    await anItem(app, { vetele: AURORA, code: 'MAT', kind: 'accessories' });
    expect((await aurora()).pricesMissing).toBe(0);
    expect(of(await read(), 'CH', AURORA).pricesMissing).toBe(1);

    await anItem(app, { vetele: AURORA, code: 'RACK', kind: 'accessories', country: 'IT', price: null });
    expect((await aurora()).pricesMissing).toBe(1);
  });

  it('leaves out customer programmes where the market has none, since its price list does not show them (R-172)', async () => {
    await list(28900);
    const programme = { vetele: AURORA, kind: 'programs', country: 'IT' } as const;
    await anItem(app, { ...programme, code: 'BLANK', price: null });
    const prices = { price: 50, impPrice: 100, officialPrice: 100 };
    await anItem(app, { ...programme, code: 'DOUBTFUL', ...prices, isHiddenByMarket: true });
    const counts = async () => {
      const { pricesMissing, pricesHidden, pricesBelowCost, pricesFarFromOfficial } = await aurora();
      return [pricesMissing, pricesHidden, pricesBelowCost, pricesFarFromOfficial];
    };
    const without = await counts();
    await app.sql(`UPDATE country SET enable_customer_prg = true WHERE id = 'IT'`);
    const having = await counts();
    await app.sql(`UPDATE country SET enable_customer_prg = false WHERE id = 'IT'`);

    expect([without, having]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
  });

  it('counts hidden items, whoever hid them', async () => {
    await list(28900);
    await anItem(app, { vetele: AURORA, code: 'A', country: 'IT', price: 1, isHiddenByMarket: true });
    await anItem(app, { vetele: AURORA, code: 'B', country: 'IT', price: 1, isHiddenByPcm: true });
    await anItem(app, { vetele: AURORA, code: 'C', country: 'IT', price: 1 });

    expect((await aurora()).pricesHidden).toBe(2);
  });

  it('counts prices below the importer price, the base price too', async () => {
    await list(28900);
    await app.sql('UPDATE price_list SET importer_price = 28900.01');
    await anItem(app, { vetele: AURORA, code: 'A', country: 'IT', price: 99, impPrice: 100 });
    await anItem(app, { vetele: AURORA, code: 'B', country: 'IT', price: 100, impPrice: 100 });
    await anItem(app, { vetele: AURORA, code: 'C', country: 'IT', price: null, impPrice: 100 });

    expect((await aurora()).pricesBelowCost).toBe(2);
  });

  it('compares no list in another currency than its market, whose the factory speaks (decision I-10)', async () => {
    await list(125, 100);
    await app.sql(`UPDATE price_list SET importer_price = 130`);
    const doubtful = { price: 120, officialPrice: 90, impPrice: 130 };
    await anItem(app, { vetele: AURORA, code: 'A', country: 'IT', ...doubtful });
    const counts = async () => {
      const { pricesBelowCost, pricesFarFromOfficial } = await aurora();
      return [pricesBelowCost, pricesFarFromOfficial];
    };
    const before = await counts();
    await app.sql(`UPDATE price_list SET currency = 'CHF'`);

    expect([before, await counts()]).toEqual([
      [2, 2],
      [0, 0],
    ]);
  });

  it('counts prices that are more than the limit from the official one, above or below', async () => {
    await list(125, 100);
    await anItem(app, { vetele: AURORA, code: 'A', country: 'IT', price: 120, officialPrice: 100 });
    await anItem(app, { vetele: AURORA, code: 'B', country: 'IT', price: 79.99, officialPrice: 100 });
    await anItem(app, { vetele: AURORA, code: 'C', country: 'IT', price: 500 });

    expect((await aurora()).pricesFarFromOfficial).toBe(2);
    expect((await aurora({ limit: '25' })).pricesFarFromOfficial).toBe(0);
    expect((await aurora({ limit: '0' })).pricesFarFromOfficial).toBe(3);
  });
});

describe('taxes, labels and packs (R-432)', () => {
  it('counts the fixed taxes that are 0 for every type of customer', async () => {
    expect((await aurora()).taxesIncomplete).toBe(2);

    await aPriceList(app, { country: 'IT', vetele: AURORA });
    await aTax(app, { country: 'IT', vetele: AURORA, code: 'B2B', price: 900 });
    await aTax(app, { country: 'IT', vetele: AURORA, code: 'B2C', price: 900 });
    await aTax(app, { country: 'IT', vetele: AURORA, description: 'QUOTA ESENTE', price: 0 });
    await aTax(app, { country: 'IT', vetele: AURORA, description: 'BOLLO', price: 5 });
    expect((await aurora()).taxesIncomplete).toBe(1);
  });

  it('counts labels missing in the language of the market, whatever its fallbacks have', async () => {
    await anItem(app, { vetele: AURORA, code: 'BOTH', labels: { it: 'Cerchi', de: 'Felgen' } });
    await anItem(app, { vetele: AURORA, code: 'ENGLISH', labels: { en: 'Wheels' }, isStandard: true });
    await anItem(app, { vetele: AURORA, code: 'BLANK', labels: { it: ' ', de: 'Rad' } });
    await anItem(app, { vetele: AURORA, code: 'MAT', kind: 'accessories' });
    await anItem(app, { vetele: AURORA, code: 'MODEL' });
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, modelcode, label)
       SELECT i.id, l.id, 'AURORA', 'Solo Aurora' FROM opt_item i, language l WHERE i.code = 'MODEL' AND l.code = 'it'`,
    );
    const rows = await read();

    expect(of(rows, 'IT', AURORA)).toMatchObject({ language: 'it', labelsMissing: 2 });
    expect(of(rows, 'CH', AURORA)).toMatchObject({ language: 'de', labelsMissing: 3 });
    expect(of(rows, 'IT', LINCE).labelsMissing).toBe(0);
  });

  it('has no labels to count in a market without a language', async () => {
    const hq = await app.signIn({ priceConfEnabled: true, isHQUser: true });

    expect(of(await read({}, hq), 'FR', AURORA)).toMatchObject({ language: null, labelsMissing: null });
  });

  it('counts packs whose options the vehicle offers unpriced, outside of the price of the pack', async () => {
    await aPriceList(app, { country: 'IT', vetele: AURORA });
    await anItem(app, { vetele: AURORA, code: 'PRICED', country: 'IT', price: 100 });
    await anItem(app, { vetele: AURORA, code: 'STANDARD', isStandard: true });
    await anItem(app, { vetele: AURORA, code: 'ONE' });
    await anItem(app, { vetele: AURORA, code: 'OLD', inactive: true });
    const pack = (code: string, ...options: { code: string; priceIncluded?: boolean }[]) =>
      aPack(app, {
        country: 'IT',
        vetele: AURORA,
        code,
        options: options.map((option) => ({ priceIncluded: false, ...option })),
      });
    await pack('FINE', { code: 'PRICED' }, { code: 'STANDARD' }, { code: 'OTHER', priceIncluded: true });
    await pack('NOBODYS', { code: 'OLD' }, { code: 'ELSEWHERE' });
    await pack('BAD', { code: 'PRICED' }, { code: 'ONE' }, { code: 'TWO' });
    await pack('WORSE', { code: 'ONE' });

    expect((await aurora()).packsUnpriced).toBe(2);
    expect(of(await read(), 'IT', LINCE).packsUnpriced).toBe(0);
  });
});

describe('online sales (R-433)', () => {
  it('counts active campaigns of one type that overlap for the vehicle and are not over', async () => {
    const vehicles = [AURORA];
    await aCampaign(app, { vehicles, endsAt: '2027-02-01T00:00:00Z' });
    await aCampaign(app, { vehicles, startsAt: '2027-01-31T00:00:00Z', endsAt: '2027-03-01T00:00:00Z' });
    await aCampaign(app, { vehicles, startsAt: '2027-03-01T00:00:00Z', endsAt: '2027-04-01T00:00:00Z' });
    await aCampaign(app, { vehicles, campaignType: 'B2B', endsAt: '2027-02-01T00:00:00Z' });
    await aCampaign(app, { vehicles, active: false, endsAt: '2027-02-01T00:00:00Z' });
    await aCampaign(app, { vehicles, startsAt: '2026-10-01T00:00:00Z', endsAt: '2026-11-19T00:00:00Z' });
    await aCampaign(app, { vehicles: [LINCE], endsAt: '2027-02-01T00:00:00Z' });
    const rows = await read();

    expect(of(rows, 'IT', AURORA).campaignsOverlapping).toBe(2);
    expect(of(rows, 'IT', LINCE).campaignsOverlapping).toBe(0);
  });

  it('counts active campaigns whose last day in their zone is one of some days, as the overview does', async () => {
    const vehicles = [AURORA];
    const of = (endsAt: string, more: object = {}) => aCampaign(app, { vehicles, endsAt, ...more });
    await of('2026-11-19T22:59:59Z');
    await of('2026-11-19T23:00:00Z');
    await of('2026-12-04T22:59:59Z', { campaignType: 'B2B' });
    await of('2026-12-04T23:00:00Z');
    await of('2026-12-04T23:00:00Z', { timeZone: 'Europe/London' });
    await of('2026-12-01T09:00:00Z', { active: false });

    expect((await aurora()).campaignsEnding).toBe(3);
    expect((await aurora({ days: '15' })).campaignsEnding).toBe(4);
    expect((await aurora({ days: '0' })).campaignsEnding).toBe(1);
  });

  it('counts what the list of campaigns shows with the filters of the link (R-436)', async () => {
    const seller = await app.signIn({ priceConfEnabled: true, solEnabledFrontEnd: true, countries: ['IT'] });
    const campaign = (vehicles: string[], startsAt: string, endsAt: string) =>
      aCampaign(app, { vehicles, startsAt, endsAt });
    // It is over, and ends on one of the days all the same.
    await campaign([AURORA], '2026-10-01T00:00:00Z', '2026-11-20T08:00:00Z');
    await campaign([AURORA, LINCE], '2026-11-21T00:00:00Z', '2026-12-04T22:00:00Z');
    const other = await campaign([LINCE], '2026-11-22T00:00:00Z', '2027-03-01T00:00:00Z');
    await campaign([AURORA], '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z');
    const counts = async () => {
      const { campaignsEnding, campaignsOverlapping } = of(await read({}, seller), 'IT', AURORA);
      return [campaignsEnding, campaignsOverlapping];
    };
    const listed = async (filter: object) =>
      (
        await app.request('POST', '/ccb/auth/fe/solCampaign/allPaged', {
          as: seller,
          body: { idCountry: 'IT', vetele: AURORA, active: true, ...filter },
        })
      ).body.totalElements as number;
    const asked = async () => [
      await listed({ dateEndFrom: '2026-11-20', dateEnd: '2026-12-04' }),
      await listed({ overlapping: true }),
    ];

    expect([await counts(), await asked()]).toEqual([
      [2, 0],
      [2, 0],
    ]);
    await app.sql(`INSERT INTO sol_campaign_model VALUES ($1, $2)`, [other, AURORA]);
    expect([await counts(), await asked()]).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  it('tells a vehicle without a downpayment', async () => {
    await app.sql(`INSERT INTO virtual_product (country_id, vetele, downpayment) VALUES ('IT', $1, 500)`, [
      AURORA,
    ]);
    const rows = await read();

    expect(of(rows, 'IT', AURORA).downpaymentMissing).toBe(0);
    expect(of(rows, 'IT', LINCE).downpaymentMissing).toBe(1);
  });

  it('tells a vehicle that headquarters or the market do not show', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
    await aSolModel(app, { vetele: LINCE, visible: false, markets: { IT: true } });
    const rows = await read();

    expect(of(rows, 'IT', AURORA).notVisibleOnline).toBe(0);
    expect(of(rows, 'IT', LINCE).notVisibleOnline).toBe(1);
  });
});

describe('the files (R-434)', () => {
  it('have a row for each market and vehicle, empty where a check does not apply', async () => {
    const { status, body, headers } = await app.request('GET', `${PATH}/toCsv`, {
      as: market,
      query: { markets: 'CH' },
    });

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('readiness.csv');
    const [head, row] = String(body).replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(/^market;market name;vehicle;vehicle name;language;prices missing;/);
    expect(row).toBe(`CH;Svizzera;"${AURORA}";Aurora MY 2026;de;0;0;0;0;2;0;0;;;;`);
  });

  it('come as a workbook too', async () => {
    const { status, headers } = await app.request('GET', `${PATH}/toXlsx`, { as: market });

    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('readiness.xlsx');
  });
});
