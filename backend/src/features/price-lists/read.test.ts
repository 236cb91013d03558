import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesPath, priceChanges } from '../../../test/changes.ts';
import { anItem, aPriceList, aTax } from '../../../test/price-factories.ts';

const PATH = '/ccb/auth/fe/priceConf';
const AURORA = '3410126';
const OLD_AURORA = '3410125';

let app: TestApp;
let market: SignedInUser;
let hq: SignedInUser;

const history = (code: string) => priceChanges(app, market, `IT~${AURORA}~${code}`);
const get = (path: string, as: { token: string } = market) => app.request('GET', `${PATH}${path}`, { as });

async function aChange(
  id: string,
  daysAgo: number,
  actor: string,
  before: unknown,
  after: unknown,
  source = '',
) {
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
     VALUES ($1::timestamptz - make_interval(days => $2), $3, 'price', $4, 'update', $5, $6, $7)`,
    [app.clock.now, daysAgo, actor, id, source, JSON.stringify(before), JSON.stringify(after)],
  );
}

beforeAll(async () => {
  app = await testApp();
  await app.aLanguage({ code: 'de', fallback: 'en' });
  await app.aCountry({ id: 'IT', enableBaseOpt: true, enableAccessories: true, enableCustomerPrg: true });
  await app.aCountry({ id: 'CH', currency: 'CHF', pricemask: "#'##0.00", vat: '8.1', priceFromAS400: true });
  await app.aCountry({ id: 'JP', currency: 'JPY', pricemask: '#,##0', vat: '10' });
  await app.aCountry({ id: 'US', currency: 'USD', pricemask: '#,##0.00', vat: null });
  for (const [vetele, modelYear] of [
    [OLD_AURORA, '2025'],
    [AURORA, '2026'],
  ] as const)
    await app.aModel({ modelcode: 'AURORA_15_HYB', vetele, modelYear, description: `Aurora MY${modelYear}` });
  market = await app.signIn({ priceConfEnabled: true, countries: ['IT', 'CH', 'JP', 'US'] });
  hq = await app.signIn({ priceConfEnabled: true, isHQUser: true });
  await aPriceList(app, {
    country: 'IT',
    vetele: AURORA,
    officialPrice: 28700,
    isActive: true,
    version: 7,
    savedBy: 'Marco Ferri',
  });
});
afterAll(() => app?.close());

describe('the base price', () => {
  it('comes with what is said of the list as a whole', async () => {
    await aChange(`IT/${AURORA}/-`, 30, 'Marco Ferri', { price: null }, { price: 28700 });
    await aChange(`IT/${AURORA}/-`, 2, 'Giulia Bassi', { price: 28700 }, { price: 28900 });

    const { status, body } = await get(`/basePriceInfo/IT/${AURORA}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      countryId: 'IT',
      vetele: AURORA,
      description: 'Aurora MY2026',
      version: 7,
      price: 28900,
      officialPrice: 28700,
      pricelistActive: true,
      currency: 'EUR',
      pricemask: '#.##0,00',
      vat: 22,
      impPr: null,
      finalPriceWithCurrencyRO: '28.900,00 EUR',
      finalPriceRODefaultFormat: '28900.00',
      // 10:00 UTC on the clock of Rome, in winter.
      itemLastModInfo: 'Giulia Bassi, 18/11/26 11:00: 28.700,00 → 28.900,00',
      lastSaved: { by: 'Marco Ferri', at: '2026-11-18T16:42:00.000Z' },
      lastPublished: null,
    });
  });

  it('is missing in a list that nobody has written, which has version 0 and writes as its market does', async () => {
    const { status, body } = await get(`/basePriceInfo/CH/${AURORA}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 0,
      price: null,
      officialPrice: null,
      pricelistActive: false,
      currency: 'CHF',
      vat: 8.1,
      pricemask: "#'##0.00",
      finalPriceWithCurrencyRO: '',
      finalPriceRODefaultFormat: '',
      itemLastModInfo: 'No edit info',
      lastSaved: null,
      lastPublished: null,
    });
  });

  it('is written by the mask and with the currency of the list, else of the market', async () => {
    await aPriceList(app, { country: 'CH', vetele: OLD_AURORA, basePrice: 31790.5 });
    await aPriceList(app, { country: 'JP', vetele: OLD_AURORA, basePrice: 3980000 });
    await aPriceList(app, {
      country: 'US',
      vetele: OLD_AURORA,
      basePrice: 1234.5,
      currency: 'EUR',
      pricemask: '# ##0,00',
    });
    const written = async (country: string) =>
      (await get(`/basePriceInfo/${country}/${OLD_AURORA}`)).body.finalPriceWithCurrencyRO;

    expect(await written('CH')).toBe("31'790.50 CHF");
    expect(await written('JP')).toBe('3,980,000 JPY');
    expect(await written('US')).toBe('1 234,50 EUR');
  });

  it('of a commercial model is that of its newest model year', async () => {
    expect((await get('/basePriceInfo/IT/AURORA_15_HYB')).body).toMatchObject({
      vetele: AURORA,
      price: 28900,
    });
  });
});

describe('the details', () => {
  it('say which items have no label in the language of the market (R-436)', async () => {
    const missing = async () => {
      const { body } = await get(`/detailsByModelVersion/IT/en/${AURORA}`);
      const { optionalsSection } = body as { optionalsSection: { code: string; isLabelMissing: boolean }[] };
      return optionalsSection.filter(({ isLabelMissing }) => isLabelMissing).map(({ code }) => code);
    };
    expect(await missing()).toEqual([]);

    await app.sql(
      `UPDATE country SET language_id = (SELECT id FROM language WHERE code = 'it') WHERE id = 'IT'`,
    );
    const codes = await missing();
    await app.sql(`UPDATE country SET language_id = NULL WHERE id = 'IT'`);

    expect(codes).toContain('08ED');
    expect(codes).not.toContain('05FK');
  });

  beforeAll(async () => {
    const vetele = AURORA;
    const country = 'IT';
    await anItem(app, {
      vetele,
      country,
      code: '05FK',
      price: 1420,
      labels: { it: 'Rosso Etna', en: 'Etna red' },
    });
    await anItem(app, {
      vetele,
      country,
      code: '08ED',
      price: 685.5,
      officialPrice: 680,
      impPrice: 424.7,
      mrpbtPrice: 506.9,
      msrp: 698.7,
      isHiddenByPcm: true,
      isHiddenByMarket: true,
      isHideEnabled: false,
      insertedOn: '2026-10-12',
      labels: { en: 'Forged wheels' },
    });
    await anItem(app, { vetele, code: '03AA', as400: 'NO ROW YET' });
    await anItem(app, { vetele, country, code: '09CB', isStandard: true, as400: '' });
    await anItem(app, { vetele, country, code: '01XX', inactive: true, price: 5 });
    await anItem(app, { vetele, country, code: 'FS01', kind: 'fuoriserie', price: 3900 });
    await anItem(app, { vetele, country, code: 'CP01', kind: 'programs', price: 390 });
    await anItem(app, { vetele, country, code: 'AC01', kind: 'accessories', price: 85 });
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, modelcode, label)
       SELECT i.id, g.id, 'AURORA_15_HYB', 'Etna red for the Aurora' FROM opt_item i, language g
       WHERE i.code = '05FK' AND g.code = 'en'`,
    );
  });
  const names = async (language: string) => {
    const { body } = await get(`/detailsByModelVersion/IT/${language}/${AURORA}`);
    return Object.fromEntries(
      body.optionalsSection.map(({ code, description }: Record<string, string>) => [code, description]),
    );
  };

  it('have four sections, each sorted by code, without inactive options', async () => {
    const { body } = await get(`/detailsByModelVersion/IT/it/${AURORA}`);
    const codes = (section: string) => body[section].map(({ code }: { code: string }) => code);

    expect(body.version).toBe(7);
    expect(codes('optionalsSection')).toEqual(['03AA', '05FK', '08ED', '09CB']);
    expect(codes('fuoriseriesSection')).toEqual(['FS01']);
    expect(codes('customerPrgSection')).toEqual(['CP01']);
    expect(codes('accessoriesSection')).toEqual(['AC01']);
    expect(body.fuoriseriesSection[0]).toMatchObject({ isFuoriserie: true, pargroup: 'TAILOR', price: 3900 });
  });

  it('say of an item what market and factory say of it', async () => {
    const { body } = await get(`/detailsByModelVersion/IT/it/${AURORA}`);

    expect(body.optionalsSection[2]).toEqual({
      code: '08ED',
      description: 'Forged wheels',
      price: 685.5,
      officialPrice: 680,
      finalPriceWithCurrencyRO: '685,50 EUR',
      dateInsReadonlyString: '12/10/26',
      isStandard: false,
      impPrice: 424.7,
      mrpbtPrice: 506.9,
      msrp: 698.7,
      isHiddenByPcm: true,
      isHiddenByMarket: true,
      isHideEnabled: false,
      itemLastModInfo: 'No edit info',
      pargroup: 'WHEELS',
      isFuoriserie: false,
      isLabelMissing: false,
    });
    // Offered, and nobody has said anything of it: the price is missing, the market may hide it.
    expect(body.optionalsSection[0]).toMatchObject({
      code: '03AA',
      price: null,
      finalPriceWithCurrencyRO: '',
      dateInsReadonlyString: '',
      isHideEnabled: true,
    });
    expect(body.optionalsSection[3]).toMatchObject({ code: '09CB', isStandard: true, isHideEnabled: false });
  });

  it('are named in the language, else its fallbacks, the model before all models, else by the factory, else by code', async () => {
    expect(await names('it')).toEqual({
      '03AA': 'NO ROW YET',
      '05FK': 'Rosso Etna',
      '08ED': 'Forged wheels',
      '09CB': '09CB',
    });
    expect(await names('de')).toMatchObject({ '05FK': 'Etna red for the Aurora', '08ED': 'Forged wheels' });
  });

  it('are in English for a language that nobody knows', async () => {
    expect(await names('xx')).toMatchObject({ '05FK': 'Etna red for the Aurora' });
  });

  it('tell who changed a price last, and not who only hid the item', async () => {
    const id = `IT/${AURORA}/05FK`;
    await aChange(id, 40, 'Marco Ferri', { price: null }, { price: 1390 });
    await aChange(id, 8, 'Giulia Bassi', { price: 1390 }, { price: 1420 });
    await aChange(
      id,
      1,
      'Luca',
      { price: 1420, isHiddenByMarket: false },
      { price: 1420, isHiddenByMarket: true },
    );
    await aChange(`IT/${OLD_AURORA}/05FK`, 1, 'Luca', { price: 1 }, { price: 2 });

    const { body } = await get(`/detailsByModelVersion/IT/it/${AURORA}`);

    expect(body.optionalsSection[1].itemLastModInfo).toBe(
      'Giulia Bassi, 12/11/26 11:00: 1.390,00 → 1.420,00',
    );
  });

  it('hold accessories and programmes where the market sells them or has priced them', async () => {
    await aPriceList(app, { country: 'CH', vetele: AURORA });
    const sections = async () => {
      const { body } = await get(`/detailsByModelVersion/CH/it/${AURORA}`);
      return [body.customerPrgSection.length, body.accessoriesSection.length];
    };

    expect(await sections()).toEqual([0, 0]);
    await app.sql(
      `INSERT INTO item_price (country_id, vetele, opt_item_id, price) SELECT 'CH', $1, id, 90 FROM opt_item WHERE code = 'AC01'`,
      [AURORA],
    );
    expect(await sections()).toEqual([0, 1]);
  });
});

describe('the history of a price', () => {
  it('tells its changes, newest first, and where they came from', async () => {
    await aChange(`IT/${AURORA}/FS01`, 90, 'Marco Ferri', { price: null }, { price: 3700 });
    await aChange(
      `IT/${AURORA}/FS01`,
      30,
      'Giulia Bassi',
      { price: 3700 },
      { price: 3900.5 },
      'listino.xlsx',
    );

    expect(await history('FS01')).toMatchObject([
      { actor: 'Giulia Bassi', source: 'listino.xlsx', before: 3700, after: 3900.5 },
      { actor: 'Marco Ferri', source: '', before: null, after: 3700 },
    ]);
  });

  it('of the base price is under -, of an unknown code empty', async () => {
    expect(await history('-')).toMatchObject([{ after: 28900 }, { before: null, after: 28700 }]);
    expect(await history('NOPE')).toEqual([]);
  });
});

describe('the taxes', () => {
  it('are the two fixed ones in three types, 0 where nothing is stored, and then those of the market (R-182)', async () => {
    await aTax(app, { country: 'IT', vetele: AURORA, price: 854 });
    await aTax(app, { country: 'IT', vetele: AURORA, description: 'IPT', code: 'B2E', price: 12.5 });

    const { body } = await get(`/getTaxes/IT/${AURORA}`);

    expect(body.map((tax: Record<string, unknown>) => [tax.description, tax.code, tax.price])).toEqual([
      ['MESSA SU STRADA', 'B2C', 854],
      ['MESSA SU STRADA', 'B2B', 0],
      ['MESSA SU STRADA', 'B2E', 0],
      ['QUOTA ESENTE', 'B2C', 0],
      ['QUOTA ESENTE', 'B2B', 0],
      ['QUOTA ESENTE', 'B2E', 0],
      ['IPT', 'B2C', 0],
      ['IPT', 'B2B', 0],
      ['IPT', 'B2E', 12.5],
    ]);
    expect(body[0]).toMatchObject({ vet: AURORA, currency: 'EUR', version: 7 });
  });
});

it('lists the price masks, each with what it makes of 1234.56', async () => {
  const { body } = await get('/pricemaskList');

  expect(body).toContainEqual({ value: "#'##0.00", label: "1'234.56", disabled: false });
  expect(body).toContainEqual({ value: '#,##0', label: '1,235', disabled: false });
});

describe('who may read', () => {
  const READS = [
    `${PATH}/basePriceInfo/IT/${AURORA}`,
    `${PATH}/detailsByModelVersion/IT/it/${AURORA}`,
    `${PATH}/getTaxes/IT/${AURORA}`,
    changesPath('price', `IT~${AURORA}~-`),
  ];
  const statuses = async (as: { token: string }) =>
    Promise.all(READS.map(async (path) => (await app.request('GET', path, { as })).status));

  it('is a user of the market, a dealer too, and HQ everywhere', async () => {
    const dealer = await app.signIn({ priceConfEnabled: true, isDealer: true, countries: ['IT'] });

    expect(await statuses(market)).toEqual([200, 200, 200, 200]);
    expect(await statuses(dealer)).toEqual([200, 200, 200, 200]);
    expect(await statuses(hq)).toEqual([200, 200, 200, 200]);
  });

  it('is nobody of another market or without one, and nobody without the price configurator (R-168)', async () => {
    const other = await app.signIn({ priceConfEnabled: true, countries: ['CH'] });
    const nomarket = await app.signIn({ priceConfEnabled: true });
    const packs = await app.signIn({ packConfEnabled: true, countries: ['IT'] });

    expect(await statuses(other)).toEqual([403, 403, 403, 403]);
    expect(await statuses(nomarket)).toEqual([403, 403, 403, 403]);
    expect(await statuses(packs)).toEqual([403, 403, 403, 403]);
    expect((await get('/pricemaskList', packs)).status).toBe(403);
    for (const path of READS)
      expect((await app.request('GET', path, { as: other })).body.message).toBe(
        'Country IT is not one of your markets.',
      );
  });

  it('finds no market and no vehicle that is not there', async () => {
    for (const path of [
      `/basePriceInfo/XX/${AURORA}`,
      `/basePriceInfo/DEFAULT/${AURORA}`,
      '/basePriceInfo/IT/9999999',
      `/getTaxes/XX/${AURORA}`,
      '/getTaxes/IT/NOPE',
      '/detailsByModelVersion/IT/it/NOPE',
    ])
      expect((await get(path)).status, path).toBe(404);
    const unknown = changesPath('price', 'IT~NOPE~-');
    expect((await app.request('GET', unknown, { as: market })).status).toBe(404);
  });
});
