import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { anItem, aPriceList, aTax } from '../../../test/price-factories.ts';
import { aCampaign, aDownpayment, aSolModel, aSolTax } from '../../../test/sol-factories.ts';
import type { PricePicture } from './price-picture.wire.ts';

const AURORA = '3410126';
const OTHER = '3410127';
const ROAD = 'MESSA SU STRADA';
const EXEMPT = 'QUOTA ESENTE';

let app: TestApp;
const users: Record<string, SignedInUser> = {};
beforeAll(async () => {
  app = await testApp();
  const market = { enableBaseOpt: true, enableAccessories: true, vat: '22' };
  await app.aCountry({
    ...market,
    id: 'IT',
    isoCode2: 'IT',
    solEnable: true,
    descriptions: { it: 'Italia' },
  });
  await app.aCountry({ ...market, id: 'US', isoCode2: 'US', solEnable: true, pricemask: '#,##0.00' });
  await app.aCountry({
    ...market,
    id: 'PL',
    isoCode2: 'PL',
    solEnable: false,
    descriptions: { it: 'Polonia' },
  });
  await app.aCountry({ ...market, id: 'JP', isoCode2: 'JP' });
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', description: 'Aurora MY26' });
  await app.aModel({ vetele: OTHER, modelcode: 'AURORA', modelYear: '2027', description: 'Aurora MY27' });
  const sign = async (name: string, rights: object) =>
    void (users[name] = await app.signIn({ username: name, priceConfEnabled: true, ...rights }));
  await sign('market', { countries: ['IT', 'US', 'PL', 'JP'] });
  await sign('hq', { isHQUser: true });
  await sign('dealer', { isDealer: true, countries: ['IT'] });
  await sign('packs', { priceConfEnabled: false, packConfEnabled: true, countries: ['IT'] });
  for (const country of ['IT', 'US', 'PL', 'JP']) {
    await aPriceList(app, { country, vetele: AURORA, version: 7 });
    for (const [code, kind] of [
      ['05FK', 'options'],
      ['FS01', 'fuoriserie'],
      ['AC01', 'accessories'],
    ] as const)
      if (country === 'IT') await anItem(app, { vetele: AURORA, code, kind, country, price: 1420 });
  }
  await anItem(app, { vetele: AURORA, code: 'W18', country: 'IT', price: null });
  for (const [description, values] of [
    [ROAD, [854, 700, 500]],
    [EXEMPT, [146, 146, 0]],
  ] as const)
    for (const [index, code] of ['B2C', 'B2B', 'B2E'].entries())
      await aTax(app, { country: 'IT', vetele: AURORA, description, code, price: values[index]! });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['sol_tax', 'downpayment', 'virtual_product', 'sol_model', 'sol_campaign'])
    await app.sql(`DELETE FROM ${table}`);
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await aSolModel(app, { vetele: AURORA, markets: { IT: true, US: true } });
});

interface Asked {
  user?: string;
  place?: string;
  code?: string;
  customer?: string;
  day?: string;
}
const ask = ({ user = 'market', place = `IT/${AURORA}`, ...query }: Asked = {}) =>
  app.request('GET', `/ccb/auth/fe/priceConf/pricePicture/${place}`, { as: users[user]!, query });
async function picture(asked: Asked = {}): Promise<PricePicture> {
  const { status, body } = await ask(asked);
  expect(status).toBe(200);
  return body as PricePicture;
}
const payment = ({ lines }: PricePicture) =>
  lines
    .filter(({ section }) => section === 'payment')
    .map(({ key, name, amount, source }) =>
      [key, name, amount, source.kind !== 'sum' && `(${source.kind} ${source.id})`].filter(Boolean).join(' '),
    );
const campaignsOf = async (asked: Asked = {}) =>
  (await picture(asked)).lines.filter(({ key }) => key === 'campaign').map(({ source }) => Number(source.id));
const pay = (value: number) =>
  app.sql(`INSERT INTO virtual_product (country_id, vetele, downpayment) VALUES ('IT', $1, $2)`, [
    AURORA,
    value,
  ]);

describe('the lines (R-452 to R-456)', () => {
  it('tells every amount of the base price and where it comes from', async () => {
    const id = await aCampaign(app, { vehicles: [AURORA] });
    const downpayment = await aDownpayment(app, 'IT', 2500);
    await pay(2500);
    await aSolTax(app, { vetele: AURORA, description: 'CONTRIBUTO PFU', values: [19.4, 15.9, 15.9] });

    const found = await picture();

    expect(found).toMatchObject({
      countryId: 'IT',
      vetele: AURORA,
      code: '-',
      customer: 'B2C',
      day: '2026-11-20',
      version: 7,
      price: 28900,
      vat: 22,
      currency: 'EUR',
      reasons: [],
    });
    expect(found.lines.filter(({ section }) => section === 'withoutTax').at(-1)).toMatchObject({
      key: 'priceWithoutTax',
      amount: 23714.85,
    });
    expect(payment(found)).toEqual([
      'finalPrice 28900 (row -)',
      `tax CONTRIBUTO PFU 19.4 (vehicleTaxes ${AURORA})`,
      'priceOfCustomer 28919.4',
      `campaign Autunno Aurora, porte aperte -867 (campaign ${id})`,
      'customerPays 28052.4',
      `downpayment -2500 (downpayment ${downpayment})`,
      'rest 25552.4',
    ]);
  });

  it("gives a company its own fixed taxes in the place of a private customer's", async () => {
    expect(payment(await picture({ customer: 'B2B' }))).toEqual([
      'finalPrice 28900 (row -)',
      `tax ${ROAD} -854 (listTaxes ${AURORA})`,
      `tax ${EXEMPT} -146 (listTaxes ${AURORA})`,
      `tax ${ROAD} 700 (listTaxes ${AURORA})`,
      `tax ${EXEMPT} 146 (listTaxes ${AURORA})`,
      'priceOfCustomer 28746',
      'customerPays 28746',
    ]);
  });

  it("takes a vehicle's online tax before the market's of the same description", async () => {
    await aSolTax(app, { vetele: null, description: 'PFU', values: [30, 30, 30] });
    await aSolTax(app, { vetele: AURORA, description: 'PFU', values: [20, 20, 20] });
    await aSolTax(app, { vetele: null, description: 'ECO', values: [0, 0, 5] });
    await aSolTax(app, { vetele: OTHER, description: 'OTHER', values: [9, 9, 9] });

    const taxes = payment(await picture({ customer: 'B2E' })).filter((line) => line.includes('Taxes'));

    expect(taxes.slice(3)).toEqual([`tax PFU 20 (vehicleTaxes ${AURORA})`, 'tax ECO 5 (marketTaxes IT)']);
  });

  it.each([
    ['05FK', -71],
    ['FS01', -71],
    ['AC01', 0],
  ])('takes the discount for options off %s: %d', async (code, discount) => {
    await aCampaign(app, { vehicles: [AURORA] });
    await pay(2500);

    const { lines, reasons } = await picture({ code });

    expect(lines.find(({ key }) => key === 'campaign')!.amount).toBe(discount);
    expect(lines.filter(({ key }) => key === 'tax')).toEqual([]);
    expect(reasons).toEqual(['downpaymentOfVehicle']);
  });

  it('writes what a campaign gives in a few words of the reader', async () => {
    await aCampaign(app, { id: 1482, vehicles: [AURORA], discPerc: null, discTot: 1200, discOpt: null });
    const text = async (asked: Asked) =>
      (await picture(asked)).lines.find(({ key }) => key === 'campaign')!.source.text;

    expect(await text({})).toBe('Campaign 1482: 1.200,00 EUR until 30/11/26 23:59');
    expect(await text({ code: '05FK' })).toBe('Campaign 1482: nothing off this item until 30/11/26 23:59');

    await app.sql('UPDATE sol_campaign SET discount_percent = 3.5, option_discount_percent = 5');
    expect(await text({})).toBe('Campaign 1482: 3,5 % until 30/11/26 23:59');
    expect(await text({ code: '05FK' })).toBe('Campaign 1482: 5 % until 30/11/26 23:59');
  });

  it('adds nothing in the currency of the market to a list that has another one', async () => {
    await aSolTax(app, { vetele: AURORA, description: 'CONTRIBUTO PFU', values: [19.4, 15.9, 15.9] });
    await pay(2500);
    await aCampaign(app, { id: 1482, vehicles: [AURORA], discPerc: null, discTot: 1200, discOpt: 5 });
    await app.sql(`UPDATE price_list SET currency = 'USD' WHERE country_id = 'IT'`);
    try {
      const found = await picture();
      expect(payment(found)).toEqual([
        'finalPrice 28900 (row -)',
        'campaign Autunno Aurora, porte aperte (campaign 1482)',
        'customerPays 28900',
      ]);
      expect(found.lines.find(({ key }) => key === 'campaign')!.source.text).toBe(
        'Campaign 1482: 1.200,00 EUR not counted, the price is in USD',
      );
      expect(found).toMatchObject({ currency: 'USD', reasons: ['otherCurrency'] });
      expect(await picture({ code: '05FK' })).toMatchObject({ reasons: ['downpaymentOfVehicle'] });

      await app.sql('UPDATE sol_campaign SET discount_percent = 3, discount_total = NULL');
      expect(payment(await picture())[1]).toBe('campaign Autunno Aurora, porte aperte -867 (campaign 1482)');
      expect((await picture({ user: 'dealer' })).reasons).toEqual(['withoutOnline']);
    } finally {
      await app.sql(`UPDATE price_list SET currency = NULL WHERE country_id = 'IT'`);
    }
  });

  it.each(['2026-11-19', '2026-11-21'])(
    'says on %s that only campaigns are those of the day',
    async (day) => {
      await aCampaign(app, { vehicles: [AURORA] });
      await pay(2500);

      expect((await picture({ day })).reasons).toEqual(['otherDay']);
      expect((await picture({ day, user: 'dealer' })).reasons).toEqual(['otherDay', 'withoutOnline']);
      expect((await picture({ day, code: 'W18' })).reasons).toEqual(['noPrice']);
      expect((await picture({ day: '2026-11-20' })).reasons).toEqual([]);
    },
  );

  it('has no lines without a price', async () => {
    expect(await picture({ code: 'W18' })).toMatchObject({ price: null, lines: [], reasons: ['noPrice'] });
  });

  it('keeps a downpayment that the market offers no longer (R-455)', async () => {
    await pay(4000);

    expect(payment(await picture()).slice(-2)).toEqual(['downpayment -4000 (downpayment )', 'rest 24900']);
  });
});

describe('the campaigns of a day', () => {
  it.each([
    ['2026-10-31', []],
    ['2026-11-01', [1]],
    ['2026-11-30', [1]],
    ['2026-12-01', []],
  ])('are those that run on it in their own zone: %s', async (day, ids) => {
    await aCampaign(app, { id: 1, vehicles: [AURORA] });

    expect(await campaignsOf({ day })).toEqual(ids);
  });

  it('begin at another time in another zone', async () => {
    const at = { country: 'US', vehicles: [AURORA], endsAt: '2026-12-31T00:00:00Z' };
    await aCampaign(app, { ...at, id: 1, startsAt: '2026-11-21T05:00:00Z', timeZone: 'America/New_York' });
    await aCampaign(app, { ...at, id: 2, startsAt: '2026-11-21T05:00:00Z', timeZone: 'America/Los_Angeles' });
    const place = `US/${AURORA}`;

    expect(await campaignsOf({ place, day: '2026-11-20' })).toEqual([2]);
    expect(await campaignsOf({ place, day: '2026-11-21' })).toEqual([2, 1]);
  });

  it('are of the kind of customer, active, and of the vehicle', async () => {
    await aCampaign(app, { id: 1, vehicles: [AURORA] });
    await aCampaign(app, { id: 2, vehicles: [AURORA], campaignType: 'B2B' });
    await aCampaign(app, { id: 3, vehicles: [AURORA], active: false });
    await aCampaign(app, { id: 4, vehicles: [OTHER] });
    await aCampaign(app, { id: 5, country: 'US', vehicles: [AURORA] });

    expect(await campaignsOf()).toEqual([1]);
    expect(await campaignsOf({ customer: 'B2B' })).toEqual([2]);
    expect((await picture({ customer: 'B2E' })).reasons).toEqual(['noCampaignForEmployees', 'noDownpayment']);
    const later = await picture({ day: '2027-01-01' });
    expect(later.reasons).toEqual(['otherDay', 'noCampaign', 'noDownpayment']);
  });

  it('give one discount only, that of the campaign that the price configurator shows', async () => {
    await aCampaign(app, { id: 1, vehicles: [AURORA], discPerc: 10 });
    await aCampaign(app, { id: 2, vehicles: [AURORA], discPerc: 3, startsAt: '2026-11-10T00:00:00Z' });

    const { lines } = await picture();
    const shown = await app.request('GET', `/ccb/auth/fe/priceConf/sol/IT/${AURORA}`, {
      as: users['market']!,
    });

    expect(shown.body).toMatchObject({ solCampaignData: { id: 2 } });
    expect(lines.filter(({ key }) => key === 'campaign')).toMatchObject([
      { amount: -867, source: { id: '2' } },
      {
        amount: 0,
        source: { id: '1', text: 'Campaign 1: not counted, a car takes one discount only' },
      },
    ]);
  });

  it('give today the discount of the one that runs already, and later that of the last one to start', async () => {
    await aCampaign(app, { id: 1, vehicles: [AURORA], discPerc: 10 });
    await aCampaign(app, { id: 2, vehicles: [AURORA], discPerc: 3, startsAt: '2026-11-20T20:00:00Z' });

    expect(await campaignsOf({ day: '2026-11-20' })).toEqual([1, 2]);
    expect(await campaignsOf({ day: '2026-11-21' })).toEqual([2, 1]);
  });

  it('take today in the market where no day is given', async () => {
    const now = app.clock.now;
    app.clock.now = new Date('2026-11-20T15:30:00Z');
    try {
      expect((await picture()).day).toBe('2026-11-20');
      const there = { place: `JP/${AURORA}` };
      expect((await picture(there)).day).toBe('2026-11-21');
      expect((await picture({ ...there, day: '2026-11-21' })).reasons).not.toContain('otherDay');
      expect((await picture({ ...there, day: '2026-11-20' })).reasons).toContain('otherDay');
    } finally {
      app.clock.now = now;
    }
  });
});

describe('who sees online sales in it', () => {
  beforeEach(async () => {
    await aCampaign(app, { vehicles: [AURORA] });
    await pay(2500);
  });
  const online = ({ lines, reasons }: PricePicture) => [
    lines.some(({ key }) => key === 'campaign' || key === 'downpayment'),
    ...reasons,
  ];

  it('users of prices and headquarters', async () => {
    expect(online(await picture())).toEqual([true]);
    expect(online(await picture({ user: 'hq' }))).toEqual([true]);
  });

  it('no dealer, and nobody while online sales are off', async () => {
    expect(online(await picture({ user: 'dealer' }))).toEqual([false, 'withoutOnline']);
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    expect(online(await picture())).toEqual([false, 'withoutOnline']);
  });

  it('nobody in a market that does not sell online', async () => {
    expect(online(await picture({ place: `PL/${AURORA}` }))).toEqual([false, 'marketOffline']);
  });

  it.each(['UPDATE sol_model SET visible = false', 'UPDATE sol_model_market SET visible = false'])(
    'nobody of a vehicle that is hidden online (%s)',
    async (hide) => {
      await app.sql(hide);

      expect(online(await picture())).toEqual([false, 'vehicleHidden']);
    },
  );
});

describe('refusals', () => {
  it('asks for the right to prices and for the market', async () => {
    expect((await ask({ user: 'packs' })).status).toBe(403);
    expect((await ask({ user: 'dealer', place: `US/${AURORA}` })).status).toBe(403);
    expect((await app.request('GET', `/ccb/auth/fe/priceConf/pricePicture/IT/${AURORA}`)).status).toBe(401);
  });

  it('knows neither other items nor other vehicles', async () => {
    expect(await ask({ code: 'NONE' })).toMatchObject({
      status: 404,
      body: { message: 'NONE is not in this price list.' },
    });
    expect((await ask({ place: 'IT/9999999' })).status).toBe(404);
  });

  it.each(['2026-02-30', 'today', '2026-11-20T10:00:00Z'])('refuses %s as a day', async (day) => {
    expect((await ask({ day })).status).toBe(400);
  });

  it('refuses another kind of customer', async () => {
    expect((await ask({ customer: 'B2X' })).status).toBe(400);
  });
});
