import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { behindLock } from '../../../test/behind-lock.ts';
import { aSolTax, onlineUsers } from '../../../test/sol-factories.ts';

const PATH = '/ccb/auth/fe/solCountryTaxes';
const ROAD_FEE = 'MESSA SU STRADA';
const EXEMPT_SHARE = 'QUOTA ESENTE';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  for (const id of ['IT', 'ES', 'US'])
    await app.aCountry({ id, solEnable: true, descriptions: { it: `Paese ${id}` } });
  await app.aCountry({ id: 'PL', solEnable: false, descriptions: { it: 'Polonia' } });
  await app.aModel({ vetele: '3410126', modelcode: 'AURORA', countries: ['IT'] });
  users = await onlineUsers(app, ['ES', 'US', 'PL'], {
    hq: { solEnabledFrontEnd: true, isHQUser: true },
    pack: { packConfEnabled: true, countries: ['PL'] },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.sql('TRUNCATE sol_tax, change_log RESTART IDENTITY');
});

interface Row {
  id: number | null;
  countryId: string;
  taxValue: number;
  taxDescription: string;
  taxType: string;
  version: number;
}

const get = (user: string, country = 'IT') => app.request('GET', `${PATH}/${country}`, { as: users[user]! });
const rowsOf = async (country = 'IT') => (await get('hq', country)).body as Row[];
const put = (user: string, body: object[], query: Record<string, unknown> = {}) =>
  app.request('PUT', `${PATH}/saveSolTaxes`, { as: users[user]!, body, query });
const remove = (user: string, body: number[]) =>
  app.request('POST', `${PATH}/deleteSolTaxes`, { as: users[user]!, body });
const row = (taxDescription: string, taxType: string, taxValue: number | null, more: object = {}) => ({
  countryId: 'IT',
  taxDescription,
  taxType,
  taxValue,
  ...more,
});
const three = (taxDescription: string, ...values: [number, number, number]) =>
  ['B2C', 'B2B', 'B2E'].map((type, at) => row(taxDescription, type, values[at]!, { id: null, version: 0 }));
const shown = (rows: Row[]) =>
  rows.map(({ taxDescription, taxType, taxValue }) => `${taxDescription} ${taxType} ${taxValue}`);
const changes = () =>
  app.sql<{ actor: string; id: string }>(
    `SELECT actor, entity_id AS id FROM change_log WHERE entity = 'solCountryTaxes' ORDER BY id`,
  );

describe('the taxes of a market', () => {
  it('hold the two fixed ones before anybody has saved them (R-284)', async () => {
    const { status, body } = await get('market');

    expect(status).toBe(200);
    expect(shown(body)).toEqual([
      ...[`${ROAD_FEE} B2C 0`, `${ROAD_FEE} B2B 0`, `${ROAD_FEE} B2E 0`],
      ...[`${EXEMPT_SHARE} B2C 0`, `${EXEMPT_SHARE} B2B 0`, `${EXEMPT_SHARE} B2E 0`],
    ]);
    expect(body[0]).toEqual(row(ROAD_FEE, 'B2C', 0, { id: null, version: 0 }));
  });

  it('then their own, three types each, and none of its vehicles (R-251)', async () => {
    await aSolTax(app, { vetele: '3410126', description: 'DI UN VEICOLO' });
    await aSolTax(app, { vetele: null, description: 'ZETA', values: [1, 2, 3] });
    await aSolTax(app, { vetele: null, description: 'ALFA', values: [4, 5, 6] });
    await aSolTax(app, { vetele: null, description: EXEMPT_SHARE, values: [146, 146, 146.5] });
    await app.sql(`DELETE FROM sol_tax WHERE description = 'ALFA' AND tax_type = 'B2B'`);
    const { body } = await get('market');

    expect(shown(body).slice(3)).toEqual([
      ...[`${EXEMPT_SHARE} B2C 146`, `${EXEMPT_SHARE} B2B 146`, `${EXEMPT_SHARE} B2E 146.5`],
      ...['ZETA B2C 1', 'ZETA B2B 2', 'ZETA B2E 3', 'ALFA B2C 4', 'ALFA B2B 0', 'ALFA B2E 6'],
    ]);
    expect(body.at(-2)).toMatchObject({ id: null, version: 0 });
  });

  it('are saved as three rows for each description, a missing type as 0 (R-251)', async () => {
    const { status, body } = await put('market', [
      ...three(ROAD_FEE, 854, 700, 700),
      row('ECOCONTRIBUTO', 'B2C', 49.9),
    ]);

    expect([status, body]).toEqual([200, { message: 'The taxes of Paese IT are saved.' }]);
    expect(await app.sql(`SELECT count(*)::int AS count, min(version) AS least FROM sol_tax`)).toEqual([
      { count: 6, least: 1 },
    ]);
    expect(shown(await rowsOf()).slice(-3)).toEqual([
      'ECOCONTRIBUTO B2C 49.9',
      'ECOCONTRIBUTO B2B 0',
      'ECOCONTRIBUTO B2E 0',
    ]);
    expect(await changes()).toEqual([{ actor: 'Giorgio Bassi', id: 'IT' }]);
  });

  it('count a version where they change, and log nothing where nothing does', async () => {
    await put('market', three(ROAD_FEE, 854, 700, 700));
    const read = await rowsOf();
    await put('market', [{ ...read[0]!, taxValue: 860 }, read[1]!, read[2]!]);
    await put('market', (await rowsOf()).slice(0, 3));

    expect((await rowsOf()).slice(0, 3).map(({ version }) => version)).toEqual([2, 1, 1]);
    expect(await changes()).toHaveLength(2);
  });

  it('take idCountry for countryId, and make 0 of what is empty or not positive (A-77)', async () => {
    await put('market', [
      { idCountry: 'IT', taxDescription: ROAD_FEE, taxType: 'B2C', taxValue: null },
      { idCountry: 'IT', taxDescription: ROAD_FEE, taxType: 'B2B', taxValue: -5 },
    ]);

    expect(shown(await rowsOf()).slice(0, 2)).toEqual([`${ROAD_FEE} B2C 0`, `${ROAD_FEE} B2B 0`]);
  });

  it('may swap two descriptions in one save', async () => {
    await put('market', [...three('UNO', 1, 1, 1), ...three('DUE', 2, 2, 2)]);
    const read = (await rowsOf()).slice(6);
    const swapped = read.map((tax) => ({
      ...tax,
      taxDescription: tax.taxDescription === 'UNO' ? 'DUE' : 'UNO',
    }));

    expect((await put('market', swapped)).status).toBe(200);
    expect(shown(await rowsOf()).slice(6)).toEqual([
      ...['DUE B2C 1', 'DUE B2B 1', 'DUE B2E 1', 'UNO B2C 2', 'UNO B2B 2', 'UNO B2E 2'],
    ]);
  });

  it('may be renamed while a new one takes the name', async () => {
    await put('market', three('BOLLO', 1, 1, 1));
    const renamed = (await rowsOf()).slice(6).map((tax) => ({ ...tax, taxDescription: 'BOLLO AUTO' }));

    expect((await put('market', [...renamed, ...three('BOLLO', 3, 3, 3)])).status).toBe(200);
    expect(shown(await rowsOf()).slice(6)).toEqual([
      ...['BOLLO AUTO B2C 1', 'BOLLO AUTO B2B 1', 'BOLLO AUTO B2E 1'],
      ...['BOLLO B2C 3', 'BOLLO B2B 3', 'BOLLO B2E 3'],
    ]);
  });

  it('are named once in a list', async () => {
    await put('market', three('BOLLO', 1, 1, 1));
    const [tax] = (await rowsOf()).slice(6);
    const { status, body } = await put('market', [tax!, { ...tax!, taxDescription: 'PFU' }]);

    expect([status, body.message, body.fields[0].field]).toEqual([
      400,
      'The list names this tax twice.',
      '1.id',
    ]);
  });

  it.each([
    ['a description', [row(' ', 'B2C', 1)], 'Description required', '0.taxDescription'],
    [
      'a unique one',
      [row('TARGA', 'B2C', 1), row(' targa ', 'B2B', 1)],
      'Description already present',
      '1.taxDescription',
    ],
    ['one that is not stored', [row('pfu', 'B2C', 1)], 'Description already present', '0.taxDescription'],
    [
      'one that is not fixed',
      [row('Messa su strada', 'B2C', 1)],
      'Description already present',
      '0.taxDescription',
    ],
    [
      'two decimals at most',
      [row('TARGA', 'B2C', 1.005)],
      '1,005 has three decimals; write 1,01',
      '0.taxValue',
    ],
  ])('need %s (R-249)', async (_what, rows, message, field) => {
    await aSolTax(app, { vetele: null, description: 'PFU' });
    const { status, body } = await put('market', rows);

    expect([status, body.message]).toEqual([400, message]);
    expect(body.fields[0]).toEqual({ field, message });
    expect(await changes()).toEqual([]);
  });

  it('are those of one market, and at most 100000 each', async () => {
    expect(
      (await put('regional', [row('A', 'B2C', 1, { countryId: 'ES' }), row('A', 'B2B', 1)])).status,
    ).toBe(400);
    expect((await put('market', [{ taxDescription: 'A', taxType: 'B2C' }])).body.message).toBe(
      'Which market do these taxes belong to?',
    );
    expect((await put('market', [row('A', 'B2C', 100_000.01)])).status).toBe(400);
    expect((await put('market', [])).status).toBe(400);
  });
});

describe('two people who change the same taxes', () => {
  it('learn of each other, with what is stored now', async () => {
    await put('market', three(ROAD_FEE, 854, 700, 700));
    const [tax] = await rowsOf();
    await put('hq', [{ ...tax!, taxValue: 870 }]);
    const { status, body } = await put('market', [{ ...tax!, taxValue: 860 }]);

    expect([status, body.message]).toEqual([409, 'hq changed these taxes while you were editing.']);
    expect(body).toMatchObject({ changedBy: 'hq', changedAt: app.clock.now.toISOString() });
    expect(body.current).toEqual(await rowsOf());
    expect(body.current[0]).toMatchObject({ taxValue: 870, version: 2 });
  });

  it('do so too when a fixed one is saved for the first time, a custom one added or deleted', async () => {
    await put('hq', [...three(ROAD_FEE, 1, 1, 1), ...three('PFU', 2, 2, 2)]);
    const read = (await rowsOf()).slice(6);

    expect((await put('market', three(ROAD_FEE, 5, 5, 5))).status).toBe(409);
    expect((await put('market', three('PFU', 5, 5, 5))).status).toBe(409);
    expect((await put('market', three(' PFU ', 5, 5, 5))).status).toBe(409);
    await remove(
      'hq',
      read.map(({ id }) => id!),
    );
    expect((await put('market', read)).status).toBe(409);
    expect((await put('market', [{ ...read[0]!, version: null }])).status).toBe(404);
  });

  it('store both where they change different ones', async () => {
    await put('hq', [...three('UNO', 1, 1, 1), ...three('DUE', 2, 2, 2)]);
    const read = (await rowsOf()).slice(6);
    await put('hq', [{ ...read[0]!, taxValue: 10 }]);

    expect((await put('market', [{ ...read[3]!, taxValue: 20 }])).status).toBe(200);
  });

  it('store one of two new taxes that are called alike, and tell the other', async () => {
    const replies = await Promise.all([
      put('market', three('PFU', 1, 1, 1)),
      put('hq', three('PFU', 2, 2, 2)),
    ]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.current).toEqual(await rowsOf());
  });

  // The embedded database has one connection: its saves come one after the other anyhow.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'wait for one another, and for an import of campaigns',
    async () => {
      await put('hq', [...three('UNO', 1, 1, 1), ...three('DUE', 2, 2, 2)]);
      const read = (await rowsOf()).slice(6);
      const lock = { sql: 'SELECT FROM country WHERE id = $1 FOR NO KEY UPDATE', values: ['IT'] };

      const replies = await behindLock(app, lock, () => [
        put('market', [{ ...read[0]!, taxValue: 10 }]),
        put('hq', [{ ...read[3]!, taxValue: 20 }]),
      ]);

      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(shown(await rowsOf())).toEqual(expect.arrayContaining(['UNO B2C 10', 'DUE B2C 20']));
    },
  );
});

describe('deleting a tax', () => {
  it('takes its ids (R-283)', async () => {
    await put('market', [...three(ROAD_FEE, 1, 1, 1), ...three('ECOCONTRIBUTO', 2, 2, 2)]);
    const ids = (await rowsOf()).slice(6).map(({ id }) => id!);
    const { status, body } = await remove('market', ids);

    expect([status, body]).toEqual([200, { message: 'ECOCONTRIBUTO is deleted.' }]);
    expect(await rowsOf()).toHaveLength(6);
    expect(await changes()).toHaveLength(2);
    expect((await remove('market', ids)).status).toBe(404);
  });

  it('never takes a fixed one, one of a vehicle, or those of two markets', async () => {
    const [fixed] = await aSolTax(app, { vetele: null, description: ROAD_FEE });
    const [ofVehicle] = await aSolTax(app, { vetele: '3410126', description: 'PFU' });
    const [spain] = await aSolTax(app, { country: 'ES', vetele: null, description: 'PFU' });

    expect((await remove('market', [fixed!])).body.message).toBe('Fixed taxes are never deleted.');
    expect((await remove('market', [ofVehicle!])).status).toBe(404);
    expect((await remove('hq', [fixed!, spain!])).status).toBe(400);
    expect((await remove('market', [spain!])).status).toBe(403);
    expect(await app.sql('SELECT FROM sol_tax')).toHaveLength(9);
  });
});

describe('who may change the taxes of a market', () => {
  it.each([
    ['dealer', 'IT', 'Neither online sales nor FINCO are open to dealers.'],
    ['priceonly', 'IT', 'You may not use the online sales setup. Ask a user administrator.'],
    ['market', 'ES', 'Paese ES is not one of your markets.'],
    ['regional', 'PL', 'Polonia does not sell online.'],
  ])('is not %s in %s (R-250; A-10, A-18)', async (user, countryId, message) => {
    const read = await get(user, countryId);
    const saved = await put(user, [row('PFU', 'B2C', 1, { countryId })]);

    expect([read.status, read.body.message]).toEqual([403, message]);
    expect([saved.status, saved.body.message]).toEqual([403, message]);
  });

  it('is HQ too, where a market sells online (A-85)', async () => {
    expect((await put('hq', three(ROAD_FEE, 1, 1, 1))).status).toBe(200);
    expect((await get('hq', 'PL')).status).toBe(200);
    expect((await put('hq', [row('PFU', 'B2C', 1, { countryId: 'PL' })])).status).toBe(403);
    expect((await get('hq', 'XX')).status).toBe(404);
  });

  it('needs a session', async () => {
    expect((await app.request('GET', `${PATH}/IT`)).status).toBe(401);
  });

  it('is any user but a dealer while online sales are off: FINCO, the same taxes (R-252; A-19)', async () => {
    await put('market', three(ROAD_FEE, 854, 700, 700));
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');

    expect(shown((await get('priceonly')).body)[0]).toBe(`${ROAD_FEE} B2C 854`);
    expect((await put('priceonly', three('PFU', 1, 1, 1))).status).toBe(200);
    expect((await put('market', three('TARGA', 1, 1, 1))).status).toBe(200);
    expect((await get('dealer')).status).toBe(403);
    expect((await get('pack', 'PL')).body.message).toBe('Polonia does not sell online.');
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
    expect((await get('priceonly')).status).toBe(403);
  });
});

it('refuses taxes that were typed in another currency than the market has by now', async () => {
  const body = three('PFU', 5, 5, 5);

  expect((await put('market', body, { shownCurrency: 'CHF' })).status).toBe(400);
  expect((await put('market', body, { shownCurrency: 'EUR' })).status).toBe(200);
});
