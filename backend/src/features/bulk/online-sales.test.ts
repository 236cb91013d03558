import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { bulkOn, chosen, counts, removal, set } from '../../../test/bulk.ts';
import { changesOf } from '../../../test/changes.ts';
import { aCampaign, aDownpayment, aSolModel } from '../../../test/sol-factories.ts';

const AURORA = '3410126';
const LINCE = '3450126';

let app: TestApp;
let market: SignedInUser;
let hq: SignedInUser;
let stranger: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const id of ['IT', 'FR', 'PL'])
    await app.aCountry({ id, solEnable: id !== 'PL', descriptions: { it: `Paese ${id}` } });
  for (const vetele of [AURORA, LINCE])
    await app.aModel({ vetele, modelcode: `MODEL_${vetele}`, countries: ['IT', 'FR'] });
  const sol = { solEnabledFrontEnd: true, lang: 'it' };
  market = await app.signIn({ ...sol, alias: 'Giorgio Bassi', countries: ['IT', 'PL'] });
  hq = await app.signIn({ ...sol, alias: 'Helen Ward', isHQUser: true, countries: ['IT'] });
  stranger = await app.signIn({ ccadmEnabled: true, priceConfEnabled: true, countries: ['IT'] });
});
afterAll(() => app.close());
beforeEach(() =>
  app.sql('TRUNCATE sol_campaign, sol_model, downpayment, virtual_product, change_log CASCADE'),
);

const { post, preview, run, undo } = bulkOn(
  () => app,
  () => market,
);

describe('many campaigns at once (R-460)', () => {
  const stored = async () =>
    Object.fromEntries(
      (await app.sql<{ id: number; active: boolean }>('SELECT id, active FROM sol_campaign')).map(
        ({ id, active }) => [id, active],
      ),
    );

  it('are switched in one step, told as such, and switched back in one step', async () => {
    const [on, off] = [await aCampaign(app), await aCampaign(app, { active: false })];
    const change = set(chosen(on, off), { active: false });

    const shown = await preview('solCampaign', change);
    expect(shown.counts).toEqual(counts(2, 1, 1));
    expect(shown.changes).toEqual([
      {
        name: 'Autunno Aurora, porte aperte',
        action: 'update',
        fields: [{ field: 'active', title: 'Active', before: true, after: false }],
      },
    ]);
    expect(await stored()).toEqual({ [on]: true, [off]: false });

    const done = await run('solCampaign', change);
    expect(await stored()).toEqual({ [on]: false, [off]: false });
    expect(
      await app.sql('SELECT actor, source, market, xid::text = $1 AS own FROM change_log', [done.run]),
    ).toEqual([{ actor: 'Giorgio Bassi', source: 'bulk', market: 'IT', own: true }]);

    expect((await undo('solCampaign', done.run)).status).toBe(200);
    expect(await stored()).toEqual({ [on]: true, [off]: false });
    expect((await undo('solCampaign', done.run)).status).toBe(404);
  });

  it('get discounts and a type; what the rules of one campaign refuse is left out', async () => {
    const percent = await aCampaign(app, { description: 'Sconto' });
    const total = await aCampaign(app, { description: 'Totale', discPerc: null, discTot: 4000 });
    const off = await aCampaign(app, { description: 'Spenta', active: false });
    const change = set(chosen(percent, total, off), { discPerc: 4.5, campaignType: 'B2B' });

    const { refused } = await preview('solCampaign', change);
    expect(refused).toEqual([
      {
        id: String(total),
        name: 'Totale',
        reason: 'A discount in percent and a total discount are mutually exclusive',
      },
      {
        id: String(off),
        name: 'Spenta',
        reason: `Campaign ${off} is not active; only active campaigns can be changed.`,
      },
    ]);

    const done = await run('solCampaign', change);
    expect(done.message).toBe('1 record changed, 2 left out');
    const values = () =>
      app.sql(
        `SELECT discount_percent::float8 AS percent, campaign_type AS type, version FROM sol_campaign WHERE id = $1`,
        [percent],
      );
    expect(await values()).toEqual([{ percent: 4.5, type: 'B2B', version: 2 }]);
    expect((await undo('solCampaign', done.run)).status).toBe(200);
    expect(await values()).toEqual([{ percent: 3, type: 'B2C', version: 3 }]);
  });

  it('are switched on before they are changed, and changed before they are switched off', async () => {
    const [off, on] = [await aCampaign(app, { active: false }), await aCampaign(app)];

    const done = await run('solCampaign', set(chosen(off), { active: true, discOpt: 7 }));
    await run('solCampaign', set(chosen(on), { active: false, discOpt: 8 }));

    const values = () =>
      app.sql(`SELECT active, option_discount_percent::float8 AS "discOpt" FROM sol_campaign ORDER BY id`);
    expect(await values()).toEqual([
      { active: true, discOpt: 7 },
      { active: false, discOpt: 8 },
    ]);
    expect(done.counts).toEqual(counts(1, 1));
    expect((await undo('solCampaign', done.run)).status).toBe(200);
    expect((await values())[0]).toEqual({ active: false, discOpt: 5 });
  });

  it('are not switched back where one was changed since', async () => {
    const [over, other] = [await aCampaign(app), await aCampaign(app)];
    const done = await run('solCampaign', set(chosen(over, other), { active: false }));
    await app.request('PUT', `/ccb/auth/fe/solCampaign/active/${other}/true/me`, { as: market });

    expect((await undo('solCampaign', done.run)).body.message).toBe(
      'Some of it has been changed since. Nothing was undone.',
    );
    expect(await stored()).toEqual({ [over]: false, [other]: true });
  });

  it('are those that the filters of their list match, of the own markets that sell online', async () => {
    const [one, , french] = [
      await aCampaign(app, { vehicles: [AURORA] }),
      await aCampaign(app, { vehicles: [LINCE] }),
      await aCampaign(app, { country: 'FR', vehicles: [AURORA] }),
    ];
    await aCampaign(app, { country: 'PL', vehicles: [AURORA] });
    const matching = (filters: object) => set({ all: true, filters }, { active: false });

    expect((await preview('solCampaign', matching({ vetele: AURORA }))).counts).toEqual(counts(1, 1));
    expect((await preview('solCampaign', matching({ id: String(one), active: 'true' }))).counts).toEqual(
      counts(1, 1),
    );
    expect((await preview('solCampaign', matching({ dateStart: '2026-12-01' }))).counts).toEqual(
      counts(0, 0),
    );
    expect((await preview('solCampaign', matching({ countryList: 'FR,IT' }))).counts).toEqual(counts(2, 2));
    expect((await preview('solCampaign', set(chosen(french), { active: false }))).refused).toEqual([
      { id: String(french), name: String(french), reason: 'It no longer exists.' },
    ]);
    for (const [filters, message] of [
      [{ id: 'x' }, 'id must be a whole number.'],
      [{ active: 'yes' }, 'active must be one of: true, false.'],
      [{ dateStart: 'x' }, "'x' is neither a day (2026-11-20) nor an instant"],
      [{ ids: '1' }, 'The list has no filter ids.'],
    ] as const) {
      const { status, body } = await post('solCampaign', '/preview', matching(filters));
      expect([status, body.message]).toEqual([400, message]);
    }
  });

  it('are not changed by headquarters, nor without the right, and never deleted', async () => {
    const id = await aCampaign(app);
    const change = set(chosen(id), { active: false });

    const refused = await post('solCampaign', '/preview', change, hq);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Headquarters can only read campaigns; each market changes its own.',
    ]);
    expect((await post('solCampaign', '/preview', change, stranger)).status).toBe(403);
    expect((await post('solCampaign', '/preview', removal(chosen(id)))).body.message).toBe(
      'Records of this kind are not deleted.',
    );
    expect((await post('solCampaign', '/preview', set(chosen(id), { visible: true }))).status).toBe(400);
    expect(await stored()).toEqual({ [id]: true });
  });
});

describe('the visibility of many vehicles at once (R-461)', () => {
  const stored = () =>
    app.sql<{ key: string; visible: boolean }>(
      `SELECT vetele || '/HQ' AS key, visible FROM sol_model UNION ALL
       SELECT vetele || '/' || country_id, mm.visible FROM sol_model_market mm JOIN sol_model sm ON sm.id = mm.sol_model_id
       ORDER BY key`,
    );
  const visible = async () => (await stored()).filter((row) => row.visible).map(({ key }) => key);

  it('is that of the own markets, below visible records of headquarters', async () => {
    const shown = await aSolModel(app, { vetele: AURORA, markets: { IT: false, FR: false } });
    const hidden = await aSolModel(app, { vetele: LINCE, visible: false, markets: { IT: false } });
    const ids = chosen(
      `${shown.id}/0`,
      `${shown.id}/${shown.marketIds['IT']}`,
      `${shown.id}/${shown.marketIds['FR']}`,
      `${hidden.id}/${hidden.marketIds['IT']}`,
    );
    const change = set(ids, { visible: true });

    const { refused, changes } = await preview('solModel', change);
    expect(changes).toEqual([
      {
        name: `${AURORA} · IT`,
        action: 'update',
        fields: [{ field: 'visible', title: 'Visible', before: false, after: true }],
      },
    ]);
    expect(refused.map(({ name, reason }) => [name, reason]).toSorted()).toEqual(
      [
        [`${shown.id}/${shown.marketIds['FR']}`, 'It no longer exists.'],
        [AURORA, 'Only HQ users change what headquarters show online.'],
        [`${LINCE} · IT`, `Headquarters do not show ${LINCE} online, so Paese IT cannot show it.`],
      ].toSorted(),
    );

    const done = await run('solModel', change);
    expect(await visible()).toEqual([`${AURORA}/HQ`, `${AURORA}/IT`]);
    expect((await undo('solModel', done.run)).status).toBe(200);
    expect(await visible()).toEqual([`${AURORA}/HQ`]);
  });

  it('is that of headquarters for them, all that match at once', async () => {
    await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
    await aSolModel(app, { vetele: LINCE, markets: { FR: true } });
    const ofHq = (filters: object) => set({ all: true, filters }, { visible: false });

    expect((await preview('solModel', ofHq({ showHq: 'true', vetele: AURORA }), hq)).counts).toEqual(
      counts(1, 1),
    );
    const done = await run('solModel', ofHq({ showHq: 'false' }), hq);
    expect(done.counts).toEqual(counts(4, 2, 0, 2));
    expect(await visible()).toEqual([`${AURORA}/IT`, `${LINCE}/FR`]);
    expect((await undo('solModel', done.run, hq)).status).toBe(200);
    expect(await visible()).toEqual(
      [`${AURORA}/HQ`, `${AURORA}/IT`, `${LINCE}/HQ`, `${LINCE}/FR`].toSorted(),
    );
    expect((await post('solModel', '/preview', ofHq({}), stranger)).status).toBe(403);
    expect((await post('solModel', '/preview', ofHq({ id: '1' }), hq)).body.message).toBe(
      'The list has no filter id.',
    );
  });

  it('has a history, of headquarters and of each market that one sees', async () => {
    const { id, marketIds } = await aSolModel(app, { vetele: AURORA, markets: { IT: true, FR: true } });
    await run('solModel', set(chosen(`${id}/${marketIds['IT']}`), { visible: false }));
    const history = (key: string) =>
      app.request('GET', `/ccb/auth/fe/changes/solModel/${encodeURIComponent(key)}`, { as: market });

    const { body } = await history(`${id}~${marketIds['IT']}`);
    expect(body).toMatchObject([{ recordId: `${id}~${marketIds['IT']}`, action: 'update', source: 'bulk' }]);
    expect((await history(`${id}~0`)).body).toEqual([]);
    expect((await history(`${id}~${marketIds['FR']}`)).status).toBe(404);
  });
});

describe('many downpayments at once (R-462)', () => {
  const active = async () =>
    (await app.sql<{ id: number }>('SELECT id FROM downpayment WHERE active ORDER BY id')).map(
      ({ id }) => id,
    );

  it('are switched, those of the own markets alone, and switched back', async () => {
    const [one, two, french] = [
      await aDownpayment(app, 'IT', 500),
      await aDownpayment(app, 'IT', 1000, false),
      await aDownpayment(app, 'FR', 500),
    ];
    const change = set(chosen(one, two, french), { active: false });

    const shown = await preview('downpayment', change);
    expect(shown.counts).toEqual(counts(3, 1, 1, 1));
    expect(shown.changes.map(({ name }) => name)).toEqual(['IT · 500']);
    const done = await run('downpayment', change);
    expect(await active()).toEqual([french]);
    expect((await undo('downpayment', done.run)).status).toBe(200);
    expect(await active()).toEqual([one, french]);

    const all = (filters: object) => set({ all: true, filters }, { active: false });
    expect((await preview('downpayment', all({ market: 'FR' }), hq)).counts).toEqual(counts(1, 1));
    expect((await post('downpayment', '/preview', change, stranger)).status).toBe(403);
    expect((await post('downpayment', '/preview', removal(chosen(one)))).status).toBe(400);
  });
});

describe('what online sales bring back (R-463)', () => {
  it('is no amount of a time when the market had another currency', async () => {
    const campaign = await aCampaign(app, { discPerc: null, discTot: 1500 });
    const downpayment = await aDownpayment(app, 'IT', 1000);
    const put = (path: string, body: object) =>
      app.request('PUT', `/ccb/auth/fe/${path}`, { as: market, body });
    await put(`solCampaign/${campaign}/false/me`, { discTot: 900, version: 1 });
    await put(`downpayment/update/${downpayment}`, { country: { id: 'IT' }, downpayment: 800 });
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES (now(), 'One', 'country', 'IT', 'update', '{"currency": "LIT"}', '{"currency": "EUR"}')`,
    );
    const back = async (entity: 'solCampaign' | 'downpayment', id: number) => {
      const changes = changesOf(app, market, entity);
      const [change] = await changes.history(id);
      const { status, body } = await changes.restore(id, change!.id, { before: true });
      return [status, body.message];
    };

    const refused = [
      409,
      'Paese IT had LIT then and has EUR now: nothing was restored. Enter the amount anew.',
    ];
    expect(await back('solCampaign', campaign)).toEqual(refused);
    expect(await back('downpayment', downpayment)).toEqual(refused);
  });

  it('is a campaign as it was, active or not, by its own market alone', async () => {
    const id = await aCampaign(app, { vehicles: [AURORA], endsAt: '2026-11-02T22:59:00Z' });
    await run('solCampaign', set(chosen(id), { discPerc: 9, active: false }));
    const campaigns = changesOf(app, market, 'solCampaign');
    const [, change] = await campaigns.history(id);

    const reply = await campaigns.restore(id, change!.id, { before: true });
    expect([reply.status, reply.body]).toEqual([200, { message: `Campaign ${id} restored`, version: 4 }]);
    const [restored] = await campaigns.history(id);
    expect(restored).toMatchObject({
      action: 'restore',
      after: { active: true, discPerc: 3, models: [AURORA] },
    });
    expect((await changesOf(app, hq, 'solCampaign').restore(id, change!.id)).status).toBe(403);
    expect((await campaigns.restore(id, 1)).status).toBe(404);
  });

  it('keeps what older changes do not say', async () => {
    const id = await aCampaign(app);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES ($1, 'One', 'solCampaign', $2, 'update', '{"active": false}', '{"active": true}')`,
      [app.clock.now, String(id)],
    );
    const [change] = await changesOf(app, market, 'solCampaign').history(id);

    expect(
      (await changesOf(app, market, 'solCampaign').restore(id, change!.id, { before: true })).status,
    ).toBe(200);
    expect(await app.sql('SELECT active, description FROM sol_campaign')).toEqual([
      { active: false, description: 'Autunno Aurora, porte aperte' },
    ]);
  });

  it('is a downpayment with its vehicles, unless another one has its value by now', async () => {
    const id = await aDownpayment(app, 'IT', 1000);
    await app.sql(`INSERT INTO virtual_product (country_id, vetele, downpayment) VALUES ('IT', $1, 1000)`, [
      AURORA,
    ]);
    const update = (downpayment: number) =>
      app.request('PUT', `/ccb/auth/fe/downpayment/update/${id}`, {
        as: market,
        body: { country: { id: 'IT' }, downpayment },
      });
    await update(1200);
    const downpayments = changesOf(app, market, 'downpayment');
    const [change] = await downpayments.history(id);

    expect((await downpayments.restore(id, change!.id, { before: true })).body).toEqual({
      message: 'The downpayment of Paese IT is restored.',
      version: 3,
    });
    expect(await app.sql('SELECT downpayment::integer AS value FROM virtual_product')).toEqual([
      { value: 1000 },
    ]);
    await update(1300);
    await aDownpayment(app, 'IT', 1200, false);
    expect((await downpayments.restore(id, change!.id)).status).toBe(409);
  });
});

it('exports the ticked rows alone (R-406)', async () => {
  const campaigns = [await aCampaign(app), await aCampaign(app), await aCampaign(app, { country: 'FR' })];
  const { id, marketIds } = await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
  const downpayments = [await aDownpayment(app, 'IT', 500), await aDownpayment(app, 'IT', 700)];
  const columnOf = async (path: string, query: object, ids: unknown[], column: number) => {
    const { bytes } = await app.request('POST', `/ccb/auth/fe/${path}/toXlsx`, {
      as: market,
      query: { scope: 'FILTERED', ...query },
      body: { ids },
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    return (workbook.worksheets[0]!.getColumn(column).values as unknown[]).slice(2).map(String);
  };

  // Of another market nothing is exported, ticked or not.
  expect(await columnOf('solCampaign', {}, [campaigns[1], campaigns[2]], 1)).toEqual([String(campaigns[1])]);
  expect(await columnOf('solCampaign', { entity: 'downpayment' }, [downpayments[1]], 1)).toEqual([
    String(downpayments[1]),
  ]);
  expect(await columnOf('solModel', {}, [`${id}/${marketIds['IT']}`], 4)).toEqual(['IT']);
});
