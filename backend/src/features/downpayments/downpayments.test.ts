import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aDownpayment, onlineUsers } from '../../../test/sol-factories.ts';
import { readContext } from '../../kit/transaction.ts';
import { downpaymentRows } from './downpayment.read.ts';

const PATH = '/ccb/auth/fe/downpayment';
const TAKEN = 'Downpayment value alredey exists for this country';
const AURORA = '3410126';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const id of ['IT', 'ES', 'US'])
    await app.aCountry({
      id,
      codMercato: `code ${id}`,
      solEnable: true,
      descriptions: { it: `Paese ${id}`, en: id },
      currency: id === 'US' ? 'USD' : 'EUR',
    });
  await app.aCountry({ id: 'PL', solEnable: false, descriptions: { it: 'Polonia' } });
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', description: 'Aurora MY26', countries: ['IT'] });
  users = await onlineUsers(app, ['ES', 'US', 'PL']);
});
afterAll(() => app.close());
beforeEach(() => app.sql('TRUNCATE downpayment, virtual_product, change_log RESTART IDENTITY'));

const list = (user: string, query: object = {}, body: object = {}) =>
  app.request('POST', `${PATH}/allPaged`, { as: users[user]!, query: { ...query }, body });
const create = (user: string, country: string, downpayment: unknown) =>
  app.request('POST', PATH, { as: users[user]!, body: { country: { id: country }, downpayment } });
const update = (user: string, id: number, body: object) =>
  app.request('PUT', `${PATH}/update/${id}`, { as: users[user]!, body: { country: { id: 'IT' }, ...body } });
const activate = (user: string, id: number, active: boolean) =>
  app.request('PUT', `${PATH}/active/${id}/${active}`, { as: users[user]! });
const check = (user: string, country: string, value: number | string) =>
  app.request('GET', `${PATH}/checkDownpayment/${country}/${value}`, { as: users[user]! });
const ids = ({ body }: { body: { content: { id: number }[] } }) => body.content.map(({ id }) => id);
const changes = () =>
  app.sql(
    `SELECT actor, action, entity_id AS id, before, after FROM change_log WHERE entity = 'downpayment'`,
  );

describe('the list of downpayments', () => {
  it('shows 15 of them, the newest first (R-256)', async () => {
    for (let value = 1; value <= 17; value++) await aDownpayment(app, 'IT', value * 100);
    const { status, body } = await list('market');

    expect([status, body.totalElements, body.content.length]).toEqual([200, 17, 15]);
    expect(body.content[0]).toMatchObject({
      id: 17,
      downpayment: 1700,
      active: true,
      updateDate: null,
      version: 1,
      models: [],
      country: { id: 'IT', codmercato: 'code IT', description: 'Paese IT', currency: 'EUR' },
    });
    expect(body.content[0].lastUpdate).toBe(body.content[0].insertDate);
    expect(ids(await list('market', { page: 1 }))).toEqual([2, 1]);
    expect((await list('market', { page: 9 })).body).toMatchObject({ content: [], totalElements: 17 });
  });

  it('sorts by each of its columns, equal ones by their id', async () => {
    const low = await aDownpayment(app, 'US', 250);
    const high = await aDownpayment(app, 'ES', 1000.5, false);
    const middle = await aDownpayment(app, 'US', 999);
    await activate('regional', low, false);
    const sorted = async (sortBy: string, sortDesc = false) =>
      ids(await list('regional', { sortBy, sortDesc }));

    expect(await sorted('downpayment')).toEqual([low, middle, high]);
    expect(await sorted('market')).toEqual([high, low, middle]);
    expect(await sorted('market', true)).toEqual([middle, low, high]);
    expect(await sorted('active', true)).toEqual([middle, high, low]);
    expect(await sorted('id')).toEqual([low, high, middle]);
    expect((await sorted('lastUpdate', true))[2]).toBeDefined();
  });

  it('names and sorts markets in the language that is asked for', async () => {
    await app.sql(
      `UPDATE country SET desc_de = CASE id WHEN 'US' THEN 'Amerika' ELSE 'Spanien' END WHERE id IN ('ES', 'US')`,
    );
    const spanish = await aDownpayment(app, 'ES', 500);
    const american = await aDownpayment(app, 'US', 500);
    const { body } = await list('regional', { sortBy: 'market', sortDesc: false, language: 'de' });

    expect(
      body.content.map(({ country }: { country: { description: string } }) => country.description),
    ).toEqual(['Amerika', 'Spanien']);
    expect(ids(await list('regional', { sortBy: 'market', sortDesc: false }))).toEqual([spanish, american]);
  });

  it('is of the own markets that sell online; HQ users see every market (A-18)', async () => {
    const [italy, spain, poland] = [
      await aDownpayment(app, 'IT', 500),
      await aDownpayment(app, 'ES', 500),
      await aDownpayment(app, 'PL', 500),
    ];

    expect(ids(await list('market'))).toEqual([italy]);
    expect(ids(await list('regional'))).toEqual([spain]);
    expect(ids(await list('hq', { isHQUser: true }))).toEqual([poland, spain, italy]);
    expect(ids(await list('hq', {}, { market: 'ES', countryList: ['IT', 'ES'] }))).toEqual([spain]);
    expect(ids(await list('hq', {}, { countryList: ['IT', 'PL'] }))).toEqual([poland, italy]);
    expect(ids(await list('hq', {}, { market: null, countryList: [] }))).toHaveLength(3);
    expect(ids(await list('market', {}, { market: 'ES', countryList: ['ES'] }))).toEqual([]);
  });

  it('names the vehicles that use a value', async () => {
    await aDownpayment(app, 'IT', 500);
    await aDownpayment(app, 'ES', 500);
    await app.sql(`INSERT INTO virtual_product (country_id, vetele, downpayment) VALUES ('IT', $1, 500.00)`, [
      AURORA,
    ]);

    const { body } = await list('hq');
    expect(body.content.map(({ models }: { models: object[] }) => models)).toEqual([
      [],
      [{ vetele: AURORA, description: 'Aurora MY26' }],
    ]);
  });
});

describe('a new downpayment', () => {
  it('is active and logged (R-255)', async () => {
    const { status, body } = await create('market', 'IT', 1500.5);

    expect([status, body]).toEqual([
      201,
      { message: 'Downpayment 1.500,50 EUR is created for Paese IT.', id: 1, version: 1 },
    ]);
    expect((await list('market')).body.content[0]).toMatchObject({
      downpayment: 1500.5,
      active: true,
      insertUser: 'Giorgio Bassi',
      insertDate: app.clock.now.toISOString(),
    });
    expect(await changes()).toEqual([
      {
        actor: 'Giorgio Bassi',
        action: 'create',
        id: '1',
        before: null,
        after: { country: 'IT', downpayment: 1500.5, active: true },
      },
    ]);
  });

  it('is refused in another currency than the market has by now, and so is another value', async () => {
    const send = (method: 'POST' | 'PUT', path: string, shownCurrency: string, downpayment: number) =>
      app.request(method, path, {
        as: users.market!,
        query: { shownCurrency },
        body: { country: { id: 'IT' }, downpayment },
      });
    const refused = {
      message:
        'The currency is EUR now, and these amounts were typed in CHF. Reload the page and enter them again.',
      fields: [{ field: 'shownCurrency' }],
    };

    expect((await send('POST', PATH, 'CHF', 500)).body).toMatchObject(refused);
    expect((await send('POST', PATH, 'EUR', 500)).status).toBe(201);
    const stored = `${PATH}/update/1`;
    expect((await send('PUT', stored, 'CHF', 600)).body).toMatchObject(refused);
    expect((await list('market')).body.content).toMatchObject([{ downpayment: 500, version: 1 }]);
    expect((await send('PUT', stored, 'CHF', 500)).status).toBe(200);
    expect((await send('PUT', stored, 'EUR', 600)).body).toMatchObject({ version: 2 });
  });

  it('takes who acts from the session, never from the body (A-87)', async () => {
    const body = { country: { id: 'IT' }, downpayment: 100, insertUser: 'x', active: false, id: null };
    await app.request('POST', PATH, { as: users['market']!, body });

    expect((await list('market')).body.content[0]).toMatchObject({
      insertUser: 'Giorgio Bassi',
      active: true,
    });
  });

  it('needs a market and a value of two decimals at most (R-253)', async () => {
    expect((await create('market', 'IT', undefined)).status).toBe(400);
    expect((await create('market', '', 100)).status).toBe(400);
    expect((await create('market', 'IT', -1)).status).toBe(400);
    expect((await create('market', 'IT', 'molto')).status).toBe(400);
    expect((await create('market', 'IT', 10.005)).body).toMatchObject({
      fields: [{ field: 'downpayment', message: '10,005 has three decimals; write 10,01' }],
    });
    expect((await create('hq', 'XX', 100)).status).toBe(404);
    expect(await changes()).toEqual([]);
  });

  it('is refused where the market has the value, inactive ones included (R-254)', async () => {
    await aDownpayment(app, 'IT', 1000, false);
    const { status, body } = await create('market', 'IT', 1000);

    expect([status, body.message]).toEqual([409, TAKEN]);
    expect(body.fields).toEqual([{ field: 'downpayment', message: TAKEN }]);
    expect((await create('hq', 'ES', 1000)).status).toBe(201);
  });

  it('is stored once when two create it at the same time', async () => {
    const replies = await Promise.all([create('market', 'IT', 700), create('hq', 'IT', 700)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.message).toBe(TAKEN);
  });
});

describe('checkDownpayment', () => {
  it('is 1 for a value that the market has, as a number, and 0 otherwise (R-254)', async () => {
    await aDownpayment(app, 'IT', 1000, false);

    expect((await check('market', 'IT', '1000.00')).body).toBe(1);
    expect((await check('market', 'IT', 1000.01)).body).toBe(0);
    expect((await check('hq', 'ES', 1000)).body).toBe(0);
    expect((await check('market', 'ES', 1000)).status).toBe(403);
    expect((await check('market', 'IT', 'molto')).status).toBe(400);
  });
});

describe('a stored downpayment', () => {
  it('gets another value', async () => {
    const id = await aDownpayment(app, 'IT', 1000);
    const { status, body } = await update('market', id, { downpayment: 1200, version: 1, active: false });

    expect([status, body]).toEqual([
      200,
      { message: 'The downpayment of Paese IT is saved.', id, version: 2 },
    ]);
    expect((await list('market')).body.content[0]).toMatchObject({
      downpayment: 1200,
      active: true,
      updateUser: 'Giorgio Bassi',
      version: 2,
      updateDate: app.clock.now.toISOString(),
      lastUpdate: app.clock.now.toISOString(),
    });
    expect(await changes()).toMatchObject([
      { action: 'update', before: { downpayment: 1000 }, after: { downpayment: 1200 } },
    ]);
  });

  it('carries the vehicles along that have it, each with its history, and says how many', async () => {
    const id = await aDownpayment(app, 'IT', 1000);
    await aDownpayment(app, 'ES', 1000);
    const given = (country: string, vetele: string) =>
      app.sql('INSERT INTO virtual_product (country_id, vetele, downpayment) VALUES ($1, $2, 1000)', [
        country,
        vetele,
      ]);
    const [one, two] = [await app.aModel({ countries: ['IT'] }), await app.aModel({ countries: ['IT'] })];
    for (const { modelId } of [one, two]) await given('IT', modelId);
    await given('ES', one.modelId);

    const { body } = await update('market', id, { downpayment: 1200.5, version: 1 });

    expect(body.message).toBe('The downpayment of Paese IT is saved. 2 vehicles have the new value.');
    expect((await list('market')).body.content[0].models).toHaveLength(2);
    expect(await app.sql('SELECT country_id, downpayment FROM virtual_product ORDER BY 1, vetele')).toEqual([
      { country_id: 'ES', downpayment: '1000.00' },
      { country_id: 'IT', downpayment: '1200.50' },
      { country_id: 'IT', downpayment: '1200.50' },
    ]);
    expect(
      await app.sql(
        `SELECT before ->> 'downpayment' AS before, after ->> 'downpayment' AS after FROM change_log
         WHERE entity = 'solTaxes' AND entity_id = $1`,
        [`IT/${one.modelId}`],
      ),
    ).toEqual([{ before: '1000', after: '1200.5' }]);
    await app.sql('DELETE FROM virtual_product');
  });

  it('is saved without a change of its value, which counts nothing (A-29)', async () => {
    const id = await aDownpayment(app, 'IT', 1000);

    expect((await update('market', id, { downpayment: 1000 })).body.version).toBe(1);
    expect(await changes()).toEqual([]);
  });

  it('is refused a value that another one has (R-254)', async () => {
    await aDownpayment(app, 'IT', 1000, false);
    const id = await aDownpayment(app, 'IT', 500);
    const { status, body } = await update('market', id, { downpayment: 1000 });

    expect([status, body.message]).toEqual([409, TAKEN]);
    expect((await update('market', id, { downpayment: 500.001 })).status).toBe(400);
    expect((await list('market')).body.content[0].downpayment).toBe(500);
  });

  it('that a colleague changed answers 409 with what it is now', async () => {
    const id = await aDownpayment(app, 'IT', 1000);
    await update('hq', id, { downpayment: 1100, version: 1 });
    const { status, body } = await update('market', id, { downpayment: 1200, version: 1 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'hq changed this downpayment while you were editing.',
      changedBy: 'hq',
      changedAt: app.clock.now.toISOString(),
      current: { id, downpayment: 1100, version: 2, country: { description: 'Paese IT' } },
    });
  });

  it('stays in its market', async () => {
    const id = await aDownpayment(app, 'ES', 1000);
    const { status, body } = await update('regional', id, { country: { id: 'US' }, downpayment: 1200 });

    expect([status, body.message]).toEqual([400, 'A downpayment stays in its market, Paese ES.']);
  });

  it('is switched off and on again (R-255)', async () => {
    const id = await aDownpayment(app, 'IT', 1000);

    expect((await activate('market', id, false)).body).toEqual({
      message: 'The downpayment of Paese IT is not active now.',
      id,
      version: 2,
    });
    expect((await activate('market', id, false)).body.version).toBe(2);
    expect((await activate('hq', id, true)).body).toMatchObject({ version: 3 });
    expect(await changes()).toMatchObject([
      { action: 'update', before: { active: true }, after: { active: false } },
      { actor: 'hq', after: { active: true } },
    ]);
  });

  it('that does not exist is 404', async () => {
    expect((await update('market', 999, { downpayment: 1 })).status).toBe(404);
    expect((await activate('market', 999, true)).status).toBe(404);
  });
});

describe('who may maintain downpayments (R-310; A-85)', () => {
  it.each(['dealer', 'priceonly'])('is not %s', async (user) => {
    const id = await aDownpayment(app, 'IT', 1000);
    const refused = [
      await list(user),
      await create(user, 'IT', 1),
      await update(user, id, { downpayment: 2 }),
      await activate(user, id, false),
      await check(user, 'IT', 1),
    ];

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await changes()).toEqual([]);
  });

  it('is nobody outside of the own markets, or where the market does not sell online', async () => {
    const [spain, poland] = [await aDownpayment(app, 'ES', 1000), await aDownpayment(app, 'PL', 1000)];

    expect((await create('market', 'ES', 1)).status).toBe(403);
    expect((await update('market', spain, { country: { id: 'ES' }, downpayment: 2 })).status).toBe(403);
    expect((await activate('market', spain, false)).status).toBe(403);
    expect((await activate('regional', poland, false)).body.message).toBe('Polonia does not sell online.');
    expect((await activate('hq', poland, false)).status).toBe(200);
  });

  it('says that it asks for headquarters only if it is one of them (A-87)', async () => {
    expect((await list('market', { isHQUser: true })).body.message).toBe('You are not an HQ user.');
  });

  it('is nobody while online sales are switched off', async () => {
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    const { status, body } = await list('hq');
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');

    expect([status, body.message]).toEqual([
      403,
      'Online sales are switched off at the moment. An administrator can switch them on.',
    ]);
  });

  it('needs a session', async () => {
    expect((await app.request('POST', `${PATH}/allPaged`, { body: {} })).status).toBe(401);
  });
});

describe('the rows of an export', () => {
  it('are those of the list, amounts with a point', async () => {
    await aDownpayment(app, 'ES', 1000.5);
    await aDownpayment(app, 'US', 750, false);
    await aDownpayment(app, 'IT', 1);
    const actor = { userId: users['regional']!.id } as never;
    const context = readContext(app.database, { actor, now: app.clock.now, log: undefined as never });
    const rows = async (wish: object, language?: string) => {
      const read: unknown[][] = [];
      for await (const batch of (await downpaymentRows(context, wish, language)).batches) read.push(...batch);
      return read.map((row) => row.slice(0, 7));
    };

    expect(await rows({})).toEqual([
      ['1', 'ES', 'code ES', 'Paese ES', '1000.50', 'EUR', 'Yes'],
      ['2', 'US', 'code US', 'Paese US', '750.00', 'USD', 'No'],
    ]);
    await app.sql(`UPDATE country SET desc_de = 'Amerika' WHERE id = 'US'`);
    expect(await rows({ market: 'US' }, 'de')).toEqual([expect.arrayContaining(['Amerika'])]);
    expect((await downpaymentRows(context, {})).columns).toHaveLength(11);
  });
});
