import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aCampaign, aSolModel, type CampaignSpec, solUsers } from '../../../test/sol-factories.ts';
import { readContext } from '../../kit/transaction.ts';
import { findActiveCampaign } from './sol-campaign-record.repository.ts';

const CAMPAIGNS = '/ccb/auth/fe/solCampaign';
const AURORA = '3410126';
const NEXT_AURORA = '3410127';
const GHOST = '9999999';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const id of ['IT', 'FR', 'US', 'ES'])
    await app.aCountry({ id, solEnable: true, descriptions: { it: `Paese ${id}` } });
  await app.aCountry({ id: 'PL', solEnable: false });
  for (const vetele of [AURORA, NEXT_AURORA])
    await app.aModel({
      vetele,
      modelcode: `M${vetele}`,
      description: `Aurora ${vetele}`,
      countries: ['IT', 'US', 'ES', 'PL'],
    });
  await app.aModel({ vetele: '3420126', modelcode: 'BOREA', countries: ['FR'] });
  await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
  users = await solUsers(app, { all: ['IT', 'FR', 'US', 'ES', 'PL'], regional: ['ES', 'US', 'PL'] });
});
afterAll(() => app.close());

const put = (user: string, id: number, body: object, flag: boolean | string = false) =>
  app.request('PUT', `${CAMPAIGNS}/${id}/${flag}/somebody%20else`, { as: users[user]!, body });
const made = (spec: CampaignSpec = {}) => aCampaign(app, { vehicles: [AURORA], ...spec });
const stored = async (id: number) =>
  (
    await app.sql<Record<string, unknown>>(
      `SELECT k.*, ARRAY(SELECT vetele FROM sol_campaign_model WHERE campaign_id = k.id ORDER BY 1) AS models
       FROM sol_campaign k WHERE id = $1`,
      [id],
    )
  )[0]!;

describe('a campaign', () => {
  it.each(['admin', 'market', 'priceonly', 'solonly'])(
    'is changed by %s in an own market (R-205)',
    async (user) => {
      const id = await made({ version: 3 });
      const { status, body } = await put(user, id, {
        description: ' Inverno ',
        discPerc: 4.5,
        discOpt: null,
        version: 3,
      });

      expect([status, body]).toEqual([200, { message: `Campaign ${id} saved`, id, version: 4 }]);
      expect(await stored(id)).toMatchObject({
        description: 'Inverno',
        discount_percent: '4.50',
        discount_total: null,
        option_discount_percent: null,
        update_user: users[user]!.name,
        last_update: app.clock.now,
        version: 4,
        active: true,
      });
    },
  );

  it('is described in one line: the inputs of most screens would glue the words of two', async () => {
    const id = await made({ description: 'until 30/11\nonly stock' });
    await put('market', id, { discPerc: 4 });
    expect(await stored(id)).toMatchObject({ description: 'until 30/11\nonly stock' });

    await put('market', id, { description: ' until 30/11 \r\n only stock\n' });
    expect(await stored(id)).toMatchObject({ description: 'until 30/11 only stock' });
    expect((await put('market', id, { description: '\n' })).status).toBe(400);
  });

  it('keeps its total where one is typed in another currency than its market has by now', async () => {
    const id = await made({ discTot: 1500, discPerc: null });
    const save = (change: object) =>
      app.request('PUT', `${CAMPAIGNS}/${id}/false/me`, {
        as: users.market!,
        query: { shownCurrency: 'CHF' },
        body: change,
      });

    expect(await save({ discTot: 900 })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'shownCurrency', message: expect.stringContaining('EUR now') }] },
    });
    expect((await save({ discTot: 1500, description: 'Inverno' })).status).toBe(200);
    expect((await save({ discTot: null, discPerc: 5 })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ discount_total: null, description: 'Inverno' });
  });

  it('is logged with what it was and is', async () => {
    const id = await made();
    await put('market', id, { discPerc: null, discTot: 1500.5 });

    const [change] = await app.sql(
      `SELECT actor, before, after FROM change_log WHERE entity = 'solCampaign' AND entity_id = $1`,
      [String(id)],
    );
    expect(change).toMatchObject({
      actor: 'Giorgio Bassi',
      before: { discPerc: 3, discTot: null, models: [AURORA] },
      after: {
        discPerc: null,
        discTot: 1500.5,
        dateTimeStartUTC: '2026-10-31T23:00:00.000Z',
        models: [AURORA],
      },
    });
  });

  it('takes a campaign as it was read and ignores what has a call of its own', async () => {
    const id = await made({ version: 2 });
    const read = {
      id: 7,
      active: false,
      country: { id: 'FR' },
      insertUser: 'x',
      insertDate: 'x',
      lastUpdate: null,
    };
    const { status } = await put('market', id, {
      ...read,
      description: 'Letta',
      dateStart: '2026-11-01T00:00',
      dateEnd: '2026-11-30T23:59',
      version: 2,
      dateTimeStartUTC: '2026-10-31T23:00:00Z',
      dateTimeEndUTC: '2026-11-30T22:59:00Z',
      timeZone: 'Europe/Rome',
      solCampaignModel: [{ vetele: AURORA, description: 'x', isActive: false }],
    });

    expect(status).toBe(200);
    expect(await stored(id)).toMatchObject({
      description: 'Letta',
      active: true,
      country_id: 'IT',
      models: [AURORA],
    });
  });

  it('counts no version and logs nothing when nothing changes', async () => {
    const id = await made({ version: 5 });

    expect((await put('market', id, { discPerc: 3, discOpt: 5.0 })).body.version).toBe(5);
    expect(
      await app.sql(`SELECT FROM change_log WHERE entity = 'solCampaign' AND entity_id = $1`, [String(id)]),
    ).toEqual([]);
  });

  it('exchanges its vehicles', async () => {
    const id = await made();
    await put('market', id, { solCampaignModel: [{ vetele: NEXT_AURORA }, { vetele: NEXT_AURORA }] });

    expect((await stored(id))['models']).toEqual([NEXT_AURORA]);
  });

  it('that a colleague changed answers 409 with what it is now', async () => {
    const id = await made({ version: 4 });
    await put('admin', id, { description: 'Della collega' });
    const { status, body } = await put('market', id, { description: 'Mia', version: 4 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'admin changed this campaign while you were editing.',
      changedBy: 'admin',
      changedAt: app.clock.now.toISOString(),
      current: { id, description: 'Della collega', version: 5, discPerc: 3, dateStart: '2026-11-01T00:00' },
    });
    expect(body.current.solCampaignModel).toEqual([
      { vetele: AURORA, description: 'Aurora 3410126', isActive: true },
    ]);
    expect(body.current.country).toEqual({
      id: 'IT',
      isoCode2: 'IT',
      description: 'Paese IT',
      solEnable: true,
      currency: 'EUR',
    });
  });

  it.each([
    ['hq', false, 'Headquarters can only read campaigns; each market changes its own.'],
    ['hq', true, 'Headquarters can only read campaigns; each market changes its own.'],
    ['market', true, 'Only HQ users act for headquarters.'],
    ['dealer', false, 'Online sales are not open to dealers.'],
    ['regional', false, 'Paese IT is not one of your markets.'],
    ['nomarket', false, 'Paese IT is not one of your markets.'],
    ['packs', false, expect.stringMatching(/may not use/)],
  ])('is refused to %s (flag %s) (R-205; A-21, A-49)', async (user, flag, message) => {
    const id = await made();
    const { status, body } = await put(user, id, { description: 'x' }, flag);

    expect([status, body.message]).toEqual([403, message]);
    expect((await stored(id))['version']).toBe(1);
  });

  it('is refused where the market does not sell online, and while it is not active', async () => {
    const polish = await made({ country: 'PL', timeZone: 'Europe/Warsaw' });
    const over = await made({ active: false });

    expect((await put('regional', polish, { description: 'x' })).body.message).toBe(
      'Country PL does not sell online.',
    );
    expect(await put('market', over, { description: 'x' })).toMatchObject({
      status: 403,
      body: { message: `Campaign ${over} is not active; only active campaigns can be changed.` },
    });
  });

  it('is refused while the service is off', async () => {
    const id = await made();
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    const { status, body } = await put('market', id, { description: 'x' });
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');

    expect(status).toBe(403);
    expect(body.message).toMatch(/^Online sales are switched off/);
  });

  it('that is not there answers 404, without a session 401, with a strange flag 400', async () => {
    const missing = 2_147_483_647;

    for (const user of ['priceonly', 'solonly']) expect((await put(user, missing, {})).status).toBe(404);
    expect((await app.request('PUT', `${CAMPAIGNS}/1/false/x`, { body: {} })).status).toBe(401);
    expect((await put('market', missing, {}, 'x')).status).toBe(400);
  });
});

describe('the rules of a campaign', () => {
  it('clamp percentages to 0 and 100 (R-234)', async () => {
    const id = await made();
    await put('market', id, { discPerc: 150, discOpt: -3 });

    expect(await stored(id)).toMatchObject({ discount_percent: '100.00', option_discount_percent: '0.00' });
  });

  it.each([
    [{ description: ' ' }, 'description', 'Description required'],
    [{ description: null }, 'description', 'Description required'],
    [{ discPerc: null, discOpt: null }, 'discPerc', 'At least one discount is required'],
    [{ discPerc: 0, discOpt: 0, discTot: 0 }, 'discPerc', 'At least one discount is required'],
    [{ discTot: 100 }, 'discTot', 'A discount in percent and a total discount are mutually exclusive'],
    [{ discPerc: 3.005 }, 'discPerc', '3,005 has three decimals; write 3,01'],
    [
      { dateTimeEndUTC: '2026-10-31T23:30:00Z' },
      'dateTimeEndUTC',
      'The end has to be on a day after the start',
    ],
    [
      { dateTimeEndUTC: '2026-10-30T10:00:00Z' },
      'dateTimeEndUTC',
      'The end has to be on a day after the start',
    ],
    [{ dateTimeStartUTC: '2026-11-02T00:00:00Z' }, 'dateTimeStartUTC', 'The start cannot be before today'],
    [{ dateTimeEndUTC: '2026-11-19T22:59:00Z' }, 'dateTimeEndUTC', 'The end cannot be before today'],
    [{ dateTimeEndUTC: '2026-11-20T09:59:00Z' }, 'dateTimeEndUTC', 'The end has to be later than now'],
    [{ timeZone: 'Europe/Paris' }, 'timeZone', 'This is not a time zone of the market'],
    [{ timeZone: 'Roma' }, 'timeZone', 'This is not a time zone of the market'],
    [{ solCampaignModel: [] }, 'solCampaignModel', 'At least one model is required'],
    [{ solCampaignModel: [{ vetele: GHOST }] }, 'solCampaignModel', 'The market does not sell 9999999'],
    [{ solCampaignModel: [{ vetele: '3420126' }] }, 'solCampaignModel', 'The market does not sell 3420126'],
  ])('refuse %j', async (change, field, message) => {
    const id = await made();
    const { status, body } = await put('market', id, change);

    expect([status, body.message, body.fields]).toEqual([400, message, [{ field, message }]]);
    expect((await stored(id))['version']).toBe(1);
  });

  it('let a running campaign be prolonged (A-89)', async () => {
    const id = await made();

    expect((await put('market', id, { dateTimeEndUTC: '2026-12-31T22:59:00Z' })).status).toBe(200);
  });

  it('let a campaign without vehicles be changed as long as they are none of it', async () => {
    const id = await made({ vehicles: [] });

    expect((await put('market', id, { description: 'Noleggio' })).status).toBe(200);
    expect((await put('market', id, { solCampaignModel: [], discOpt: 6 })).status).toBe(200);
  });

  it('let the start be moved within today, by the calendar of the zone', async () => {
    const us = await made({ country: 'US', timeZone: 'America/Los_Angeles', endsAt: '2026-12-01T08:00:00Z' });
    // 10:00 UTC is 02:00 in Los Angeles: its 20 November began at 08:00 UTC.
    expect((await put('regional', us, { dateTimeStartUTC: '2026-11-20T08:00:00Z' })).status).toBe(200);
    expect((await put('regional', us, { dateTimeStartUTC: '2026-11-20T07:59:00Z' })).status).toBe(400);
  });

  it('take every zone of the market', async () => {
    const id = await made({ country: 'ES', timeZone: 'Europe/Madrid', startsAt: '2026-11-24T23:00:00Z' });

    expect((await put('regional', id, { timeZone: 'Atlantic/Canary' })).status).toBe(200);
    expect((await stored(id))['time_zone']).toBe('Atlantic/Canary');
  });

  it.each([
    ['2026-11-01T23:00:00Z', '2026-12-10T22:59:00Z', 'dateTimeStartUTC', 'The start cannot be before today'],
    // 23:30 and 00:30 of the next day in Madrid: one evening on the Canary Islands.
    [
      '2026-12-01T22:30:00Z',
      '2026-12-01T23:30:00Z',
      'dateTimeEndUTC',
      'The end has to be on a day after the start',
    ],
  ])('take a changed zone for changed dates: %s to %s', async (startsAt, endsAt, field, message) => {
    const id = await made({ country: 'ES', timeZone: 'Europe/Madrid', startsAt, endsAt });
    const { status, body } = await put('regional', id, { timeZone: 'Atlantic/Canary' });

    expect([status, body.fields]).toEqual([400, [{ field, message }]]);
    expect((await put('regional', id, { timeZone: 'Europe/Madrid', discPerc: 4 })).status).toBe(200);
  });
});

describe('a new campaign', () => {
  const input = {
    description: ' Inverno\nelettrico ',
    modelDiscountPerc: 4,
    modelDiscountValue: null,
    optDiscountPerc: 150,
    country: { id: 'IT', description: 'Italia' },
    timeZone: 'Europe/Rome',
    campaignType: 'B2C',
    dateTimeStartUTC: '2026-11-30T23:00:00.000Z',
    dateTimeEndUTC: '2026-12-31T22:59:00.000Z',
    solCampaignModel: [{ vetele: NEXT_AURORA }, { vetele: AURORA }, { vetele: AURORA }],
    active: false,
    insertUser: 'somebody else',
    insertDate: '2020-01-01',
  };
  const post = (user: string, change: object = {}) =>
    app.request('POST', CAMPAIGNS, { as: users[user]!, body: { ...input, ...change } });
  const count = async () =>
    (await app.sql<{ n: number }>('SELECT count(*)::integer AS n FROM sol_campaign'))[0]!.n;

  it('answers 201 with its id and is active, by who is signed in (R-243, R-245, R-246)', async () => {
    const { status, body } = await post('admin');

    expect([status, typeof body]).toEqual([201, 'number']);
    expect(await stored(body)).toMatchObject({
      country_id: 'IT',
      description: 'Inverno elettrico',
      active: true,
      version: 1,
      campaign_type: 'B2C',
      discount_percent: '4.00',
      discount_total: null,
      option_discount_percent: '100.00',
      starts_at: new Date('2026-11-30T23:00:00Z'),
      ends_at: new Date('2026-12-31T22:59:00Z'),
      time_zone: 'Europe/Rome',
      insert_user: 'admin',
      insert_date: app.clock.now,
      last_update: null,
      models: [AURORA, NEXT_AURORA],
    });
  });

  it('is refused a total in another currency than its market has by now', async () => {
    const create = (change: object) =>
      app.request('POST', CAMPAIGNS, {
        as: users.market!,
        query: { shownCurrency: 'CHF' },
        body: { ...input, ...change },
      });
    const before = await count();
    const { status, body } = await create({ modelDiscountPerc: null, modelDiscountValue: 900 });

    expect([status, body.fields[0].field, await count()]).toEqual([400, 'shownCurrency', before]);
    expect((await create({})).status).toBe(201);
  });

  it('is logged', async () => {
    const { body } = await post('solonly', { modelDiscountPerc: null, modelDiscountValue: 900.5 });
    const log = await app.sql(
      `SELECT actor, action, before, after FROM change_log WHERE entity = 'solCampaign' AND entity_id = $1`,
      [String(body)],
    );

    expect(log).toEqual([
      {
        actor: users['solonly']!.name,
        action: 'create',
        before: null,
        after: expect.objectContaining({
          countryId: 'IT',
          active: true,
          discTot: 900.5,
          timeZone: 'Europe/Rome',
        }),
      },
    ]);
  });

  it.each([
    ['hq', {}, 403],
    ['dealer', {}, 403],
    ['priceonly', {}, 403],
    ['regional', {}, 403],
    ['regional', { country: { id: 'PL' }, timeZone: 'Europe/Warsaw' }, 403],
    ['admin', { country: { id: 'XX' } }, 404],
    ['admin', { country: { id: 'DEFAULT' } }, 404],
  ])('is refused to %s with %j (R-230, R-282)', async (user, change, status) => {
    const before = await count();

    expect((await post(user, change)).status).toBe(status);
    expect(await count()).toBe(before);
  });

  it('is refused without a session, and while the service is off', async () => {
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    const off = await post('admin');
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');

    expect([off.status, off.body.message]).toEqual([
      403,
      expect.stringMatching(/^Online sales are switched off/),
    ]);
    expect((await app.request('POST', CAMPAIGNS, { body: input })).status).toBe(401);
  });

  it.each([
    [{ description: '  ' }, 'description', 'Description required'],
    [
      { modelDiscountPerc: null, optDiscountPerc: 0 },
      'modelDiscountPerc',
      'At least one discount is required',
    ],
    [
      { modelDiscountValue: 10 },
      'modelDiscountValue',
      'A discount in percent and a total discount are mutually exclusive',
    ],
    [{ modelDiscountPerc: 1.234 }, 'modelDiscountPerc', '1,234 has three decimals; write 1,23'],
    [{ dateTimeStartUTC: '2026-11-19T22:59:00Z' }, 'dateTimeStartUTC', 'The start cannot be before today'],
    [
      { dateTimeEndUTC: '2026-12-01T22:59:00Z' },
      'dateTimeEndUTC',
      'The end has to be on a day after the start',
    ],
    [{ timeZone: 'America/New_York' }, 'timeZone', 'This is not a time zone of the market'],
    ...['0000-01-01T00:00:00Z', '2026-12-31T23:59:60Z', '9999-12-31T23:59:59-12:00'].map(
      (dateTimeEndUTC): [object, string, string] => [
        { dateTimeEndUTC },
        'dateTimeEndUTC',
        'This is not a valid date and time for a campaign',
      ],
    ),
    [{ solCampaignModel: [{ vetele: GHOST }] }, 'solCampaignModel', 'The market does not sell 9999999'],
  ])('is refused with %j (R-233, R-237)', async (change, field, message) => {
    const before = await count();
    const { status, body } = await post('admin', change);

    expect([status, body.message, body.fields]).toEqual([400, message, [{ field, message }]]);
    expect(await count()).toBe(before);
  });

  it.each([
    { solCampaignModel: [] },
    { campaignType: 'B2E' },
    { dateTimeStartUTC: '2026-11-30' },
    { description: undefined },
    { timeZone: undefined },
    { country: undefined },
  ])('with %j does not keep to the contract (R-233)', async (change) => {
    expect((await post('admin', change)).status).toBe(400);
  });

  describe('on a day when the clocks of its zone change', () => {
    let now: Date;
    let as: SignedInUser;
    beforeAll(async () => {
      now = app.clock.now;
      // 01:30 in Rome, half an hour before its clocks skip one: 28 March 2027 has 23 hours.
      app.clock.now = new Date('2027-03-28T00:30:00Z');
      as = await app.signIn({ solEnabledFrontEnd: true, countries: ['IT'] });
    });
    afterAll(() => void (app.clock.now = now));

    it('begins today at the earliest and ends on a later day, by those clocks (R-237, R-246)', async () => {
      const on = async (dateTimeStartUTC: string, dateTimeEndUTC: string) => {
        const dates = { dateTimeStartUTC, dateTimeEndUTC };
        const { status, body } = await app.request('POST', CAMPAIGNS, { as, body: { ...input, ...dates } });
        return [status, body.message];
      };

      expect(await on('2027-03-27T22:59:00Z', '2027-04-10T21:59:00Z')).toEqual([
        400,
        'The start cannot be before today',
      ]);
      expect(await on('2027-03-27T23:00:00Z', '2027-03-28T21:59:00Z')).toEqual([
        400,
        'The end has to be on a day after the start',
      ]);
      expect(await on('2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z')).toEqual([201, undefined]);
      const query = { sortBy: 'dateStart', size: 1 };
      const { body } = await app.request('POST', `${CAMPAIGNS}/allPaged`, { as, query, body: {} });
      expect(body.content[0]).toMatchObject({ dateStart: '2027-03-28T00:00', dateEnd: '2027-03-29T00:00' });
    });
  });

  it('begins today at the earliest, by the calendar of its zone', async () => {
    const us = {
      country: { id: 'US' },
      timeZone: 'Pacific/Honolulu',
      solCampaignModel: [{ vetele: AURORA }],
    };

    // 10:00 UTC is midnight in Honolulu: its 20 November began this very moment.
    expect((await post('regional', { ...us, dateTimeStartUTC: '2026-11-20T10:00:00Z' })).status).toBe(201);
    expect((await post('regional', { ...us, dateTimeStartUTC: '2026-11-20T09:59:00Z' })).status).toBe(400);
  });
});

describe('switching a campaign on and off', () => {
  const activate = (user: string, id: number, active: boolean | string) =>
    app.request('PUT', `${CAMPAIGNS}/active/${id}/${active}/somebody`, { as: users[user]! });

  it.each(['market', 'priceonly', 'solonly'])('is done by %s in an own market (R-243)', async (user) => {
    const id = await made({ version: 3 });

    expect((await activate(user, id, false)).body).toEqual({
      message: `Campaign ${id} is not active.`,
      id,
      version: 4,
    });
    expect(await stored(id)).toMatchObject({ active: false, version: 4, last_update: app.clock.now });
    expect((await activate(user, id, true)).body).toEqual({
      message: `Campaign ${id} is active.`,
      id,
      version: 5,
    });
    expect(await stored(id)).toMatchObject({ active: true, update_user: users[user]!.name });
    const log = await app.sql(
      `SELECT before -> 'active' AS before, after -> 'active' AS after FROM change_log WHERE entity = 'solCampaign' AND entity_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(log).toEqual([
      { before: true, after: false },
      { before: false, after: true },
    ]);
  });

  it('changes nothing where it is so already', async () => {
    const id = await made({ version: 3 });

    expect((await activate('market', id, true)).body.version).toBe(3);
    expect((await stored(id))['last_update']).toBeNull();
  });

  it('is refused to HQ, dealers and other markets (R-230)', async () => {
    const id = await made();

    for (const user of ['hq', 'dealer', 'regional', 'nomarket', 'packs'])
      expect((await activate(user, id, false)).status).toBe(403);
    expect((await stored(id))['active']).toBe(true);
    expect((await activate('market', 2_147_483_647, false)).status).toBe(404);
    expect((await activate('market', id, 'maybe')).status).toBe(400);
  });

  it('makes a form that was open meanwhile learn of it', async () => {
    const id = await made({ version: 1 });
    await activate('admin', id, false);
    await activate('admin', id, true);

    expect((await put('market', id, { description: 'x', version: 1 })).status).toBe(409);
  });
});

describe('the active campaign of a vehicle', () => {
  const found = async (startedBy = '2026-11-20T22:59:59.999Z', countryId = 'IT') => {
    const context = readContext(app.database, { actor: null, now: app.clock.now, log: null as never });
    return findActiveCampaign(context, { countryId, vetele: AURORA, startedBy: new Date(startedBy) });
  };
  const only = async (...specs: CampaignSpec[]) => {
    await app.sql('DELETE FROM sol_campaign');
    const ids: number[] = [];
    for (const spec of specs) ids.push(await made(spec));
    return ids;
  };

  it('is the one that runs, with its wall clock', async () => {
    const [id] = await only({ country: 'US', timeZone: 'America/New_York' });

    expect(await found(undefined, 'US')).toMatchObject({
      id,
      dateStart: '2026-10-31T19:00',
      dateEnd: '2026-11-30T17:59',
      timeZone: 'America/New_York',
      dateTimeStartUTC: '2026-10-31T23:00:00.000Z',
      dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
    });
  });

  it('may begin later today (A-72)', async () => {
    const [id] = await only({ startsAt: '2026-11-20T15:00:00Z' });

    expect((await found())?.id).toBe(id);
    expect(await found('2026-11-20T14:00:00Z')).toBeUndefined();
  });

  it('is none that is over, inactive, of another market or without the vehicle', async () => {
    await only(
      { endsAt: '2026-11-20T10:00:00Z' },
      { active: false },
      { country: 'ES', timeZone: 'Europe/Madrid' },
      { vehicles: [NEXT_AURORA] },
      { startsAt: '2026-11-21T10:00:00Z' },
    );

    expect(await found()).toBeUndefined();
  });

  it('is, of several, the one that started last, before any that is still to start', async () => {
    const [, id] = await only({}, { startsAt: '2026-11-10T00:00:00Z' }, { startsAt: '2026-11-20T12:00:00Z' });

    expect((await found())?.id).toBe(id);
  });
});
