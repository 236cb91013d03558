import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindLock, untilWaiting } from '../../../test/behind-lock.ts';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aCampaign, aDownpayment, aSolModel, aSolTax, solUsers } from '../../../test/sol-factories.ts';

const PRICES = '/ccb/auth/fe/priceConf';
const AURORA = '3410126';
const OTHER = '3410127';
const ROAD = 'MESSA SU STRADA';
const EXEMPT = 'QUOTA ESENTE';
const REQUIRED = 'Descrption required';
const TWICE = 'Description already present';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const id of ['IT', 'FR'])
    await app.aCountry({ id, solEnable: true, descriptions: { it: `Paese ${id}` } });
  await app.aCountry({ id: 'PL', solEnable: false });
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', description: 'Aurora MY26', countries: ['IT'] });
  await app.aModel({ vetele: OTHER, modelcode: 'AURORA', modelYear: '2027', description: 'Aurora MY27' });
  users = await solUsers(app, { all: ['IT', 'FR', 'PL'], regional: ['FR', 'PL'], hq: ['FR'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'sol_tax',
    'downpayment',
    'virtual_product',
    'sol_model',
    'sol_campaign',
    'price_list',
    'change_log',
  ])
    await app.sql(`DELETE FROM ${table}`);
});

const read = (user = 'market', path = `IT/${AURORA}`, startDate?: string) =>
  app.request('GET', `${PRICES}/sol/${path}`, { as: users[user]!, query: { startDate } });
type Call = { user?: string; version?: number; shownCurrency?: string };
const save = (body: object, { user = 'market', ...query }: Call = {}) =>
  app.request('POST', `${PRICES}/saveSolTaxes`, { as: users[user]!, body, query });
const remove = (ids: number[], user = 'market') =>
  app.request('POST', `${PRICES}/deleteSolTaxes`, { as: users[user]!, body: ids });

interface Tax {
  id: number | null;
  model: string;
  countryId: string;
  taxValue: number;
  taxDescription: string;
  taxType: string;
}
const rows = (taxDescription: string, values: (number | null)[], ids: (number | null)[] = []) =>
  ['B2C', 'B2B', 'B2E'].map((taxType, index) => ({
    id: ids[index] ?? null,
    model: AURORA,
    countryId: 'IT',
    taxDescription,
    taxType,
    taxValue: values[index] ?? null,
  }));
const fixed = () => [...rows(ROAD, [854, 700, 700]), ...rows(EXEMPT, [146, 146, 146])];
const taxesOf = async (path?: string): Promise<Tax[]> => (await read('market', path)).body.solTaxesData;
const inShort = (taxes: Tax[]) =>
  taxes.map(({ taxDescription, taxType, taxValue }) => `${taxDescription} ${taxType} ${taxValue}`);
const history = () =>
  app.sql<{ actor: string; entity_id: string; before: object; after: object }>(
    `SELECT actor, entity_id, before, after FROM change_log WHERE entity = 'solTaxes' ORDER BY id`,
  );

describe('how a vehicle is sold online', () => {
  it('is returned with campaign, taxes, downpayments, virtual product and visibility (R-266)', async () => {
    const { id: idSolModel, marketIds } = await aSolModel(app, {
      vetele: AURORA,
      markets: { IT: true, FR: false },
    });
    const campaign = await aCampaign(app, { vehicles: [AURORA] });
    const ids = await aSolTax(app, {
      vetele: AURORA,
      description: 'CONTRIBUTO PFU',
      values: [19.4, 15.9, 15.9],
    });
    await aSolTax(app, { vetele: OTHER, description: 'ELSEWHERE' });
    await aSolTax(app, { vetele: null, description: 'OF THE MARKET' });
    await aDownpayment(app, 'IT', 2500);
    await aDownpayment(app, 'IT', 500, false);
    await aDownpayment(app, 'FR', 900);
    await app.sql(
      `INSERT INTO virtual_product (id, country_id, vetele, downpayment) VALUES (3, 'IT', $1, 2500)`,
      [AURORA],
    );

    const { status, body } = await read('market', `IT/${AURORA}`, '2026-11-20T22:59:59.999Z');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 0,
      solCampaignData: { id: campaign, discPerc: 3, solCampaignModel: [{ vetele: AURORA, isActive: true }] },
      downpayments: [
        { downpayment: 500, active: false },
        { downpayment: 2500, active: true },
      ],
      virtualProduct: { id: 3, country: 'IT', model: AURORA, downpayment: 2500 },
      solModel: {
        idSolModel,
        hqVisible: true,
        idSolModelMarket: marketIds['IT'],
        marketVisible: true,
        updatedBy: 'Giulia Bassi',
        updatedAt: '2026-11-04T14:10:00.000Z',
      },
    });
    expect(body.solTaxesData.map((tax: Tax) => tax.id)).toEqual([null, null, null, null, null, null, ...ids]);
    expect(inShort(body.solTaxesData)).toEqual([
      ...[`${ROAD} B2C 0`, `${ROAD} B2B 0`, `${ROAD} B2E 0`],
      ...[`${EXEMPT} B2C 0`, `${EXEMPT} B2B 0`, `${EXEMPT} B2E 0`],
      ...['CONTRIBUTO PFU B2C 19.4', 'CONTRIBUTO PFU B2B 15.9', 'CONTRIBUTO PFU B2E 15.9'],
    ]);
  });

  it('has the fixed taxes before anybody has saved them, and nothing else (R-187)', async () => {
    const { body } = await read();

    expect(inShort(body.solTaxesData)).toEqual([
      ...[`${ROAD} B2C 0`, `${ROAD} B2B 0`, `${ROAD} B2E 0`],
      ...[`${EXEMPT} B2C 0`, `${EXEMPT} B2B 0`, `${EXEMPT} B2E 0`],
    ]);
    expect(body.solTaxesData[0]).toEqual({
      id: null,
      model: AURORA,
      countryId: 'IT',
      taxValue: 0,
      taxDescription: ROAD,
      taxType: 'B2C',
    });
    expect(body).toMatchObject({
      version: 0,
      solCampaignData: null,
      downpayments: [],
      virtualProduct: null,
      solModel: null,
    });
  });

  it('lists fixed taxes first and the others as they came', async () => {
    await aSolTax(app, { vetele: AURORA, description: 'ZETA' });
    await aSolTax(app, { vetele: AURORA, description: 'ALFA' });
    await aSolTax(app, { vetele: AURORA, description: EXEMPT, values: [1, 2, 3] });

    expect([...new Set((await taxesOf()).map(({ taxDescription }) => taxDescription))]).toEqual([
      ROAD,
      EXEMPT,
      'ZETA',
      'ALFA',
    ]);
  });

  it('names the record of headquarters to HQ, and to a market without one of its own', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true } });

    expect((await read('hq')).body.solModel).toMatchObject({ updatedBy: 'Helen Ward', marketVisible: true });
    expect((await read('regional', `FR/${AURORA}`)).body.solModel).toMatchObject({
      idSolModelMarket: null,
      marketVisible: false,
      updatedBy: 'Helen Ward',
    });
  });

  it('takes a model code for its newest year, and any date (A-48, A-72)', async () => {
    await aCampaign(app, { vehicles: [OTHER], startsAt: '2026-11-20T20:00:00Z' });

    expect((await read('market', 'IT/AURORA')).body.solCampaignData).toBeNull();
    expect((await read('market', 'IT/AURORA', '2026-11-20')).body.solCampaignData).toMatchObject({
      active: true,
    });
    expect(
      (await read('market', 'IT/AURORA', '2026-11-20T23:59:59.999+01:00')).body.solCampaignData,
    ).not.toBeNull();
    expect((await read('market', 'IT/AURORA', '1999-01-01')).status).toBe(200);
    expect((await read('market', 'IT/AURORA', '2026-13-41')).status).toBe(400);
    expect((await read('market', 'IT/AURORA', 'tomorrow')).status).toBe(400);
  });

  it.each([
    ['admin', 'IT', 200],
    ['market', 'IT', 200],
    ['market', 'FR', 403],
    ['regional', 'FR', 200],
    ['regional', 'PL', 403],
    ['hq', 'IT', 200],
    ['hq', 'PL', 200],
    ['dealer', 'IT', 403],
    ['solonly', 'IT', 403],
    ['nomarket', 'IT', 403],
    ['packs', 'IT', 403],
    ['market', 'XX', 404],
  ])('answers %s in %s with %i', async (user, country, expected) => {
    const { status, body } = await read(user, `${country}/${AURORA}`);

    expect(status).toBe(expected);
    if (expected !== 200) expect(body.message).toMatch(/\w/);
  });

  it('answers 404 for an unknown vehicle, 401 without a session', async () => {
    expect((await read('market', 'IT/0000000')).status).toBe(404);
    expect((await app.request('GET', `${PRICES}/sol/IT/${AURORA}`)).status).toBe(401);
  });
});

describe('saving online taxes', () => {
  it('stores values and descriptions and counts the version, which brings the price list into being', async () => {
    const taxList = [...fixed(), ...rows(' CONTRIBUTO PFU ', [19.4, 15.9, 15.9])];
    const { status, body } = await save({ taxList, virtualProduct: null }, { version: 0 });

    expect([status, body]).toEqual([
      200,
      { message: 'Online taxes of Aurora MY26 in Paese IT saved', version: 1 },
    ]);
    expect(inShort(await taxesOf())).toEqual([
      ...[`${ROAD} B2C 854`, `${ROAD} B2B 700`, `${ROAD} B2E 700`],
      ...[`${EXEMPT} B2C 146`, `${EXEMPT} B2B 146`, `${EXEMPT} B2E 146`],
      ...['CONTRIBUTO PFU B2C 19.4', 'CONTRIBUTO PFU B2B 15.9', 'CONTRIBUTO PFU B2E 15.9'],
    ]);
    expect(await app.sql('SELECT version, online_version, is_active FROM price_list')).toEqual([
      { version: 0, online_version: 1, is_active: false },
    ]);
  });

  it('changes what is there by its id, a custom description too, even two that swap', async () => {
    const one = await aSolTax(app, { vetele: AURORA, description: 'UNO', values: [1, 1, 1] });
    const two = await aSolTax(app, { vetele: AURORA, description: 'DUE', values: [2, 2, 2] });
    const { status } = await save({
      taxList: [...rows('DUE', [10, 10, 10], one), ...rows('UNO', [20, 20, 20], two)],
    });

    expect(status).toBe(200);
    const custom = (await taxesOf()).slice(6);
    expect(custom.map(({ id, taxDescription, taxValue }) => [id, taxDescription, taxValue])).toEqual([
      ...one.map((id) => [id, 'DUE', 10]),
      ...two.map((id) => [id, 'UNO', 20]),
    ]);
  });

  it('stores a renamed tax and a new one under the name that it had', async () => {
    const ids = await aSolTax(app, { vetele: AURORA, description: 'BOLLO', values: [1, 1, 1] });
    const { status } = await save({
      taxList: [...rows('BOLLO AUTO', [2, 2, 2], ids), ...rows('BOLLO', [3, 3, 3])],
    });

    expect(status).toBe(200);
    expect(inShort((await taxesOf()).slice(6))).toEqual([
      ...['BOLLO AUTO B2C 2', 'BOLLO AUTO B2B 2', 'BOLLO AUTO B2E 2'],
      ...['BOLLO B2C 3', 'BOLLO B2B 3', 'BOLLO B2E 3'],
    ]);
  });

  it('refuses a list that names a tax twice', async () => {
    const ids = await aSolTax(app, { vetele: AURORA, description: 'BOLLO', values: [1, 1, 1] });
    const { status, body } = await save({
      taxList: [...rows('BOLLO', [2, 2, 2], ids), ...rows('PFU', [3], ids).slice(0, 1)],
    });
    const message = 'The list names this tax twice.';

    expect([status, body.message, body.fields]).toEqual([400, message, [{ field: 'taxList.3.id', message }]]);
    expect(inShort((await taxesOf()).slice(6, 7))).toEqual(['BOLLO B2C 1']);
  });

  it('leaves taxes alone that it does not name, and completes the types of a new one', async () => {
    await aSolTax(app, { vetele: AURORA, description: 'KEPT', values: [7, 7, 7] });
    await save({ taxList: rows('NEW', [5]).slice(0, 1) });

    expect(inShort((await taxesOf()).slice(6))).toEqual([
      ...['KEPT B2C 7', 'KEPT B2B 7', 'KEPT B2E 7'],
      ...['NEW B2C 5', 'NEW B2B 0', 'NEW B2E 0'],
    ]);
  });

  it('makes 0 of a value that is empty or not positive (R-189)', async () => {
    await save({ taxList: [...rows(ROAD, [null, -5, 0]), ...rows(EXEMPT, [-0.01, 100000, 0.1])] });

    expect((await taxesOf()).map(({ taxValue }) => taxValue)).toEqual([0, 0, 0, 0, 100000, 0.1]);
  });

  it.each([
    ['a description is missing', rows(' ', [1, 1, 1]), REQUIRED, [0, 1, 2]],
    ['a description stands there twice', [...rows('PFU', [1]), ...rows('PFU', [2])], TWICE, [3, 4, 5]],
    ['two differ by case and blanks', [...rows('PFU x', [1]), ...rows(' pfu  X', [2])], TWICE, [3, 4, 5]],
    ['a custom one is called like a fixed one', [...fixed(), ...rows(ROAD, [1])], TWICE, [6, 7, 8]],
    ['a custom one is called nearly like a fixed one', rows('quota esente', [1]), TWICE, [0, 1, 2]],
    ['a new one is called like one that is stored', rows('STORED', [1]), TWICE, [0, 1, 2]],
  ])('is refused when %s (R-187)', async (_case, taxList, message, refusedRows) => {
    await aSolTax(app, { vetele: AURORA, description: 'STORED' });
    const { status, body } = await save({ taxList });

    expect([status, body.message]).toEqual([400, message]);
    expect(body.fields).toEqual(
      refusedRows.map((row) => ({ field: `taxList.${row}.taxDescription`, message })),
    );
    expect(await app.sql('SELECT DISTINCT description FROM sol_tax')).toEqual([{ description: 'STORED' }]);
  });

  it('neither renames a fixed tax nor makes one of a custom one', async () => {
    const road = await aSolTax(app, { vetele: AURORA, description: ROAD });
    const custom = await aSolTax(app, { vetele: AURORA, description: 'PFU' });

    expect((await save({ taxList: rows('STRADA', [1], road) })).body.message).toBe(TWICE);
    expect((await save({ taxList: rows(EXEMPT, [1], custom) })).body.message).toBe(TWICE);
  });

  it.each([100_000.01, 1.005, 'x'])('refuses the value %s (R-190)', async (value) => {
    expect((await save({ taxList: [{ ...rows(ROAD, [0])[0], taxValue: value }] })).status).toBe(400);
  });

  it('answers 404 for a tax of another vehicle, and for one that is gone', async () => {
    const other = await aSolTax(app, { vetele: OTHER, description: 'ALTRO' });
    const ofMarket = await aSolTax(app, { vetele: null, description: 'MERCATO' });

    for (const ids of [other, ofMarket, [2_147_483_647]])
      expect((await save({ taxList: rows('ALTRO', [1], ids) })).status).toBe(404);
  });

  it('takes either spelling of the country, and refuses several markets or vehicles and none', async () => {
    const bare = { taxDescription: ROAD, taxType: 'B2C', taxValue: 3 };

    expect((await save({ taxList: [{ ...bare, idCountry: 'IT', model: AURORA }] })).status).toBe(200);
    expect(
      (await save({ taxList: [bare], virtualProduct: { country: 'IT', model: AURORA, downpayment: null } }))
        .status,
    ).toBe(200);
    for (const taxList of [
      [bare],
      [],
      [
        { ...bare, countryId: 'IT', model: AURORA },
        { ...bare, taxType: 'B2B', countryId: 'FR', model: AURORA },
      ],
      [
        { ...bare, countryId: 'IT', model: AURORA },
        { ...bare, taxType: 'B2B', countryId: 'IT', model: OTHER },
      ],
    ])
      expect((await save({ taxList })).status).toBe(400);
  });

  it('is logged once with what was and is', async () => {
    await aDownpayment(app, 'IT', 1000);
    await save({ taxList: fixed(), virtualProduct: { country: 'IT', model: AURORA, downpayment: 1000 } });
    const [change, ...others] = await history();

    expect(others).toEqual([]);
    expect(change).toMatchObject({
      actor: 'Giorgio Bassi',
      entity_id: 'IT/3410126',
      before: { downpayment: null },
    });
    expect(change!.after).toMatchObject({
      downpayment: 1000,
      taxes: [{ taxDescription: ROAD, taxType: 'B2C', taxValue: 854 }, {}, {}, {}, {}, {}],
    });
  });

  it('counts no version and logs nothing when nothing changes', async () => {
    await save({ taxList: fixed() });
    const again = await save({ taxList: fixed() }, { version: 1 });

    expect([again.status, again.body.version, (await history()).length]).toEqual([200, 1, 1]);
  });

  it('that a colleague was faster with answers 409 with what is there now', async () => {
    await save({ taxList: rows(ROAD, [10, 10, 10]) }, { user: 'admin' });
    const { status, body } = await save({ taxList: fixed() }, { version: 0 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'admin changed these online taxes while you were editing.',
      changedBy: 'admin',
      changedAt: app.clock.now.toISOString(),
      current: { version: 1, virtualProduct: null, downpayments: [] },
    });
    expect(inShort(body.current.solTaxesData)[0]).toBe(`${ROAD} B2C 10`);
    expect(inShort(await taxesOf())[0]).toBe(`${ROAD} B2C 10`);
  });

  it('that were typed in another currency than the market has by now are refused', async () => {
    const { status, body } = await save({ taxList: fixed() }, { shownCurrency: 'CHF' });

    expect([status, body.message]).toEqual([
      400,
      'The currency is EUR now, and these amounts were typed in CHF. Reload the page and enter them again.',
    ]);
    expect((await save({ taxList: fixed() }, { shownCurrency: 'EUR' })).status).toBe(200);
  });

  it('without a version lets the last one win', async () => {
    await save({ taxList: rows(ROAD, [10]) });

    expect((await save({ taxList: rows(ROAD, [11]) })).body.version).toBe(2);
  });

  it.each([
    ['regional', 'Paese IT is not one of your markets.'],
    ['nomarket', 'Paese IT is not one of your markets.'],
    ['hq', 'Headquarters can only read what a market sells online; the market sets it.'],
    ['dealer', 'Online sales are not open to dealers.'],
    ['solonly', expect.stringMatching(/may not use/)],
    ['packs', expect.stringMatching(/may not use/)],
  ])('is refused to %s', async (user, message) => {
    const { status, body } = await save({ taxList: fixed() }, { user });

    expect([status, body.message]).toEqual([403, message]);
    expect(await app.sql('SELECT FROM price_list')).toEqual([]);
  });
});

describe('the downpayment of a vehicle', () => {
  const choose = (downpayment: number | null) =>
    save({ taxList: [], virtualProduct: { country: 'IT', model: AURORA, downpayment } });
  const chosen = async () => (await read()).body.virtualProduct?.downpayment;
  beforeEach(async () => {
    await aDownpayment(app, 'IT', 1000);
    await aDownpayment(app, 'IT', 4000, false);
    await aDownpayment(app, 'FR', 700);
  });

  it('is one of those that the market offers, or none (R-208)', async () => {
    expect((await choose(1000)).status).toBe(200);
    expect(await chosen()).toBe(1000);
    expect((await choose(null)).status).toBe(200);
    expect(await chosen()).toBeNull();
  });

  it.each([4000, 700, 1])(
    'is not %i, which is inactive, of another market or none (R-208)',
    async (downpayment) => {
      const { status, body } = await choose(downpayment);
      const message = 'Paese IT does not offer this downpayment.';

      expect([status, body.message, body.fields]).toEqual([
        400,
        message,
        [{ field: 'virtualProduct.downpayment', message }],
      ]);
      expect(await chosen()).toBeUndefined();
    },
  );

  describe.runIf(process.env.TEST_DATABASE_URL)('that changes its value meanwhile', () => {
    const choose = (vetele: string) =>
      save({ taxList: [], virtualProduct: { country: 'IT', model: vetele, downpayment: 1000 } });
    const change = async () => {
      const [row] = await app.sql<{ id: number }>(`SELECT id FROM downpayment WHERE downpayment = 1000`);
      const body = { country: { id: 'IT' }, downpayment: 1200 };
      return app.request('PUT', `/ccb/auth/fe/downpayment/update/${row!.id}`, { as: users.market!, body });
    };
    const chosen = () => app.sql('SELECT vetele, downpayment FROM virtual_product ORDER BY vetele');
    const lockOf = (vetele: string) => ({
      sql: `SELECT FROM price_list WHERE vetele = $1 FOR UPDATE`,
      values: [vetele],
    });
    const oneAfterOther = <Reply>(one: () => Promise<Reply>, other: () => Promise<Reply>) => [
      one(),
      untilWaiting(app, 1).then(other),
    ];
    beforeEach(() => save({ taxList: fixed() }));

    it('gets the new one where it was chosen first', async () => {
      const [saved, changed] = await behindLock(app, lockOf(AURORA), () =>
        oneAfterOther(() => choose(AURORA), change),
      );

      expect(saved!.status).toBe(200);
      expect(changed!.body.message).toBe(
        'The downpayment of Paese IT is saved. 1 vehicle has the new value.',
      );
      expect(await chosen()).toEqual([{ vetele: AURORA, downpayment: '1200.00' }]);
    });

    it('is not chosen any more where it was changed first', async () => {
      expect((await choose(OTHER)).status).toBe(200);

      const [changed, saved] = await behindLock(app, lockOf(OTHER), () =>
        oneAfterOther(change, () => choose(AURORA)),
      );

      expect([changed!.status, saved!.status]).toEqual([200, 400]);
      expect(await chosen()).toEqual([{ vetele: OTHER, downpayment: '1200.00' }]);
    });

    it('is not counted for a vehicle that has another one by then', async () => {
      await choose(AURORA);
      const elsewhere = `WITH held AS (SELECT FROM price_list WHERE vetele = $1 FOR UPDATE)
        UPDATE virtual_product SET downpayment = NULL WHERE vetele = $1 AND EXISTS (SELECT FROM held)`;

      const [changed] = await behindLock(app, { sql: elsewhere, values: [AURORA] }, () => [change()]);

      expect(changed!.body.message).toBe('The downpayment of Paese IT is saved.');
    });
  });

  it('stays where it was chosen before it became inactive', async () => {
    await choose(1000);
    await app.sql('UPDATE downpayment SET active = false');

    expect((await choose(1000)).status).toBe(200);
  });

  it('stays as it is without a virtual product in the request', async () => {
    await choose(1000);
    await save({ taxList: fixed(), virtualProduct: null });

    expect(await chosen()).toBe(1000);
  });
});

describe('deleting online taxes', () => {
  it('removes the rows, logs it, counts the version and says which (R-269)', async () => {
    const ids = await aSolTax(app, { vetele: AURORA, description: 'CONTRIBUTO PFU', values: [1, 2, 3] });
    const { status, body } = await remove([...ids, ids[0]!]);

    expect([status, body]).toEqual([200, { message: 'Tax CONTRIBUTO PFU deleted' }]);
    expect((await taxesOf()).length).toBe(6);
    expect((await read()).body.version).toBe(1);
    const [change] = await history();
    expect(change).toMatchObject({ actor: 'Giorgio Bassi', entity_id: 'IT/3410126' });
    expect(JSON.stringify(change!.before)).toContain('CONTRIBUTO PFU');
    expect(JSON.stringify(change!.after)).not.toContain('CONTRIBUTO PFU');
  });

  it('never removes fixed ones', async () => {
    const ids = await aSolTax(app, { vetele: AURORA, description: ROAD });

    expect(await remove(ids)).toMatchObject({
      status: 400,
      body: { message: 'Fixed taxes are never deleted.' },
    });
    expect((await app.sql('SELECT FROM sol_tax')).length).toBe(3);
  });

  it('answers 404 when one is gone or belongs to no vehicle, and removes none', async () => {
    const ids = await aSolTax(app, { vetele: AURORA, description: 'PFU' });
    const ofMarket = await aSolTax(app, { vetele: null, description: 'PFU' });

    expect((await remove([...ids, 2_147_483_647])).status).toBe(404);
    expect((await remove(ofMarket)).status).toBe(404);
    expect((await app.sql('SELECT FROM sol_tax')).length).toBe(6);
  });

  it('takes those of one vehicle in one market', async () => {
    const [one] = await aSolTax(app, { vetele: AURORA, description: 'PFU' });
    const [other] = await aSolTax(app, { vetele: OTHER, description: 'PFU' });

    expect((await remove([one!, other!])).status).toBe(400);
  });

  it.each(['regional', 'nomarket', 'hq', 'dealer', 'solonly', 'packs'])('is refused to %s', async (user) => {
    const ids = await aSolTax(app, { vetele: AURORA, description: 'PFU' });

    expect((await remove(ids, user)).status).toBe(403);
    expect((await app.sql('SELECT FROM sol_tax')).length).toBe(3);
  });

  it('refuses nothing at all', async () => {
    expect((await remove([])).status).toBe(400);
  });
});

describe('while the service is off', () => {
  it('every call is refused with a message', async () => {
    const ids = await aSolTax(app, { vetele: AURORA, description: 'PFU' });
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    const replies = [await read(), await read('hq'), await save({ taxList: fixed() }), await remove(ids)];
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');

    for (const { status, body } of replies)
      expect([status, body.message]).toEqual([
        403,
        'Online sales are switched off at the moment. An administrator can switch them on.',
      ]);
  });
});
