import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aSolModel, solUsers } from '../../../test/sol-factories.ts';

const MODELS = '/ccb/auth/fe/solModel';
const AURORA = '3410126';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const id of ['IT', 'FR', 'ES'])
    await app.aCountry({ id, solEnable: true, descriptions: { it: `Paese ${id}` } });
  await app.aCountry({ id: 'PL', solEnable: false });
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', countries: ['IT', 'FR', 'ES', 'PL'] });
  users = await solUsers(app, { all: ['IT', 'FR', 'ES', 'PL'], regional: ['ES', 'FR', 'PL'] });
});
afterAll(() => app.close());

const change = (user: string, asHq: boolean, body: object) =>
  app.request('PUT', `${MODELS}/${asHq}`, { as: users[user]!, body });
const check = (user: string, vetele = AURORA, query: { idCountry?: string } = {}) =>
  app.request('GET', `${MODELS}/checkSol/${vetele}`, { as: users[user]!, query });
const isVisible = async (table: 'sol_model' | 'sol_model_market', id: number) =>
  (await app.sql<{ visible: boolean }>(`SELECT visible FROM ${table} WHERE id = $1`, [id]))[0]!.visible;
const logged = (entity: string, id: number) =>
  app.sql(
    'SELECT actor, action, before, after FROM change_log WHERE entity = $1 AND entity_id = $2 ORDER BY id',
    [entity, String(id)],
  );
async function aurora(visible: boolean, markets: Record<string, boolean>) {
  await app.sql('DELETE FROM sol_model');
  return aSolModel(app, { vetele: AURORA, visible, markets });
}

describe('the visibility of a vehicle', () => {
  it('is changed by HQ on the record of headquarters, those of the markets stay (R-204; A-14)', async () => {
    const { id, marketIds } = await aurora(true, { IT: true });
    const { status, body } = await change('hq', true, {
      idSolModel: id,
      visible: false,
      updateUser: 'somebody else',
    });

    expect([status, body]).toEqual([200, { message: '3410126 is not visible to the markets' }]);
    expect(await isVisible('sol_model', id)).toBe(false);
    expect(await isVisible('sol_model_market', marketIds['IT']!)).toBe(true);
    expect(await logged('solModel', id)).toEqual([
      {
        actor: 'hq',
        action: 'update',
        before: { vetele: AURORA, visible: true },
        after: { vetele: AURORA, visible: false },
      },
    ]);
  });

  it.each(['admin', 'market', 'priceonly', 'solonly'])(
    'is changed by %s in an own market (R-204)',
    async (user) => {
      const { marketIds } = await aurora(true, { IT: false });
      const id = marketIds['IT']!;
      const { status, body } = await change(user, false, { idSolModelMarket: id, visible: true });

      expect([status, body]).toEqual([200, { message: '3410126 is visible in Paese IT' }]);
      expect(await isVisible('sol_model_market', id)).toBe(true);
      expect(await logged('solModelMarket', id)).toEqual([
        {
          actor: users[user]!.name,
          action: 'update',
          before: { vetele: AURORA, countryId: 'IT', visible: false },
          after: { vetele: AURORA, countryId: 'IT', visible: true },
        },
      ]);
    },
  );

  it('keeps who changed it and when', async () => {
    const { marketIds } = await aurora(true, { IT: false });
    await change('market', false, { idSolModelMarket: marketIds['IT'], visible: true });

    const [row] = await app.sql('SELECT update_user, update_date FROM sol_model_market WHERE id = $1', [
      marketIds['IT'],
    ]);
    expect(row).toEqual({ update_user: 'Giorgio Bassi', update_date: app.clock.now });
  });

  it('is not logged when nothing changes', async () => {
    const { marketIds } = await aurora(true, { IT: true });

    expect((await change('market', false, { idSolModelMarket: marketIds['IT'], visible: true })).status).toBe(
      200,
    );
    expect(await logged('solModelMarket', marketIds['IT']!)).toEqual([]);
  });

  it('of a market stays as it is while headquarters hide the vehicle (R-217; A-14)', async () => {
    const { marketIds } = await aurora(false, { IT: true, FR: false });
    const on = await change('solonly', false, { idSolModelMarket: marketIds['FR'], visible: true });

    expect([on.status, on.body.message]).toEqual([
      403,
      'Headquarters do not show 3410126 online, so Paese FR cannot show it.',
    ]);
    expect(await isVisible('sol_model_market', marketIds['FR']!)).toBe(false);
    const off = await change('market', false, { idSolModelMarket: marketIds['IT'], visible: false });
    expect([off.status, off.body.message]).toEqual([
      403,
      'Headquarters do not show 3410126 online; Paese IT can change its own visibility when they do.',
    ]);
    expect(await isVisible('sol_model_market', marketIds['IT']!)).toBe(true);
  });

  it.each([
    ['market', true, 'idSolModel', 'Only HQ users change what headquarters show online.'],
    ['hq', false, 'idSolModelMarket', 'Headquarters change their own record; each market changes its own.'],
    ['dealer', false, 'idSolModelMarket', 'Online sales are not open to dealers.'],
    ['regional', false, 'idSolModelMarket', 'Paese IT is not one of your markets.'],
    ['nomarket', false, 'idSolModelMarket', 'Paese IT is not one of your markets.'],
    ['packs', false, 'idSolModelMarket', /may not use/],
  ])('is refused to %s (hq: %s)', async (user, asHq, field, message) => {
    const { id, marketIds } = await aurora(true, { IT: true });
    const { status, body } = await change(user, asHq, {
      [field]: field === 'idSolModel' ? id : marketIds['IT'],
      visible: false,
    });

    expect(status).toBe(403);
    expect(body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect([await isVisible('sol_model', id), await isVisible('sol_model_market', marketIds['IT']!)]).toEqual(
      [true, true],
    );
  });

  it('is refused in a market that does not sell online', async () => {
    const { marketIds } = await aurora(true, { PL: false });
    const { status, body } = await change('regional', false, {
      idSolModelMarket: marketIds['PL'],
      visible: true,
    });

    expect([status, body.message]).toEqual([403, 'Country PL does not sell online.']);
  });

  it('answers 404 for records that are gone, with the right of any of the two ways in', async () => {
    for (const user of ['priceonly', 'solonly'])
      expect((await change(user, false, { idSolModelMarket: 2_147_483_647, visible: true })).status).toBe(
        404,
      );
    expect((await change('hq', true, { idSolModel: 2_147_483_647, visible: true })).status).toBe(404);
  });

  it.each([
    {},
    { visible: true },
    { visible: 'yes', idSolModelMarket: 1 },
    { visible: true, idSolModelMarket: null },
  ])('refuses %j', async (body) => {
    expect((await change('market', false, body)).status).toBe(400);
  });

  it('needs a session', async () => {
    expect(
      (await app.request('PUT', `${MODELS}/true`, { body: { idSolModel: 1, visible: true } })).status,
    ).toBe(401);
  });
});

describe('whether a model is active', () => {
  it.each([
    ['market', true, { IT: true }, 1],
    ['market', true, { IT: false }, 0],
    ['market', true, { FR: true }, 0],
    ['market', false, { IT: true }, 0],
    ['solonly', true, { IT: false, FR: true }, 1],
    ['regional', true, { PL: true }, 0],
    ['admin', true, { ES: true }, 1],
    ['hq', true, {}, 1],
    ['hq', false, { IT: true }, 0],
    ['nomarket', true, { IT: true }, 0],
  ])(
    'depends for %s on headquarters (%s) and markets (%j): %s (R-227; A-61)',
    async (user, visible, markets, active) => {
      await aurora(visible, markets as Record<string, boolean>);

      expect((await check(user)).body).toBe(active);
    },
  );

  it.each([
    ['solonly', true, { IT: true, FR: false }, 'IT', 1],
    ['solonly', true, { IT: true, FR: false }, 'FR', 0],
    ['solonly', true, { IT: true }, 'FR', 0],
    ['solonly', false, { IT: true }, 'IT', 0],
    ['hq', true, { IT: false }, 'IT', 0],
    ['hq', true, { FR: true }, 'FR', 1],
    ['hq', true, { PL: true }, 'PL', 0],
  ])(
    'depends for %s on headquarters (%s) and markets (%j) in %s alone: %s (R-227)',
    async (user, visible, markets, idCountry, active) => {
      await aurora(visible, markets as unknown as Record<string, boolean>);

      expect((await check(user, AURORA, { idCountry })).body).toBe(active);
    },
  );

  it('is not returned for foreign and unknown markets', async () => {
    await aurora(true, { FR: true });
    const asked = (user: string, idCountry: string) => check(user, AURORA, { idCountry });

    expect([(await asked('market', 'FR')).status, (await asked('dealer', 'IT')).status]).toEqual([403, 403]);
    expect((await asked('regional', 'PL')).status).toBe(403);
    expect((await asked('hq', 'QQ')).status).toBe(404);
  });

  it('is 0 for a vehicle that nobody has heard of', async () => {
    expect((await check('market', '0000000')).body).toBe(0);
  });

  it('is not returned to dealers and to users of other parts', async () => {
    expect([(await check('dealer')).status, (await check('packs')).status]).toEqual([403, 403]);
  });
});

describe('while the service is off', () => {
  it('every call is refused with a message', async () => {
    const { id, marketIds } = await aurora(true, { IT: true });
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    const replies = [
      await check('market'),
      await check('hq'),
      await change('market', false, { idSolModelMarket: marketIds['IT'], visible: false }),
      await change('hq', true, { idSolModel: id, visible: false }),
    ];
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');

    for (const { status, body } of replies) {
      expect(status).toBe(403);
      expect(body.message).toBe(
        'Online sales are switched off at the moment. An administrator can switch them on.',
      );
    }
  });
});
