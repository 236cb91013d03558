import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aCampaign, aSolModel, type CampaignSpec, onlineUsers } from '../../../test/sol-factories.ts';

const CAMPAIGNS = '/ccb/auth/fe/solCampaign';
const AURORA = '3410126';
const NEXT_AURORA = '3410127';
const BOREA = '3420126';

let app: TestApp;
let users: Record<string, SignedInUser>;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  for (const id of ['IT', 'US', 'ES'])
    await app.aCountry({ id, solEnable: true, descriptions: { it: `Paese ${id}`, en: `Country ${id}` } });
  await app.aCountry({ id: 'PL', solEnable: false });
  for (const [vetele, description] of [
    [AURORA, 'Aurora MY26'],
    [NEXT_AURORA, 'Aurora MY27'],
    [BOREA, 'Borea MY26'],
  ] as const)
    await app.aModel({
      vetele,
      modelcode: `M${vetele}`,
      description,
      countries: ['IT', 'US', 'ES', 'PL'],
    });
  await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
  users = await onlineUsers(app, ['ES', 'US', 'PL']);
});
afterAll(() => app.close());
beforeEach(() => app.sql('DELETE FROM sol_campaign'));

const made = (spec: CampaignSpec = {}) => aCampaign(app, { vehicles: [AURORA], ...spec });
const list = (user: string, filter: object = {}, query: object = {}) =>
  app.request('POST', `${CAMPAIGNS}/allPaged`, {
    as: users[user]!,
    body: filter,
    query: query as Record<string, unknown>,
  });
const idsOf = async (user: string, filter: object = {}, query: object = {}): Promise<number[]> =>
  (await list(user, filter, query)).body.content.map(({ id }: { id: number }) => id);

describe('the list of campaigns', () => {
  it('shows a campaign whole, with its clock and its vehicles', async () => {
    const id = await made({ country: 'US', timeZone: 'America/New_York', vehicles: [AURORA, BOREA] });

    expect((await list('regional')).body).toEqual({
      totalElements: 1,
      content: [
        {
          id,
          description: 'Autunno Aurora, porte aperte',
          active: true,
          version: 1,
          discPerc: 3,
          discTot: null,
          discOpt: 5,
          campaignType: 'B2C',
          timeZone: 'America/New_York',
          dateStart: '2026-10-31T19:00',
          dateEnd: '2026-11-30T17:59',
          dateTimeStartUTC: '2026-10-31T23:00:00.000Z',
          dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
          country: { id: 'US', isoCode2: 'US', description: 'Paese US', solEnable: true, currency: 'EUR' },
          solCampaignModel: [
            { vetele: AURORA, description: 'Aurora MY26', isActive: false },
            { vetele: BOREA, description: 'Borea MY26', isActive: false },
          ],
          insertUser: 'Giulia Bassi',
          insertDate: '2026-10-20T08:30:00.000Z',
          lastUpdate: null,
          overlapsWith: [],
        },
      ],
    });
  });

  it('begins with the newest, fifteen to a page (R-244)', async () => {
    for (let id = 2001; id <= 2017; id++) await made({ id });

    expect(await idsOf('market')).toEqual(Array.from({ length: 15 }, (_, at) => 2017 - at));
    expect(await idsOf('market', {}, { page: 1 })).toEqual([2002, 2001]);
    const past = await list('market', {}, { page: 7, size: 5 });
    expect(past.body).toEqual({ content: [], totalElements: 17 });
  });

  it('holds the own markets that sell online, and every market for HQ (R-282)', async () => {
    const italian = await made();
    const american = await made({ country: 'US', timeZone: 'America/New_York' });
    const polish = await made({ country: 'PL', timeZone: 'Europe/Warsaw' });

    expect(await idsOf('market')).toEqual([italian]);
    expect(await idsOf('regional')).toEqual([american]);
    expect(await idsOf('hq', {}, { isHQUser: true })).toEqual([polish, american, italian]);
    expect(await idsOf('nomarket')).toEqual([]);
    expect(await idsOf('market', { idCountry: 'US', countryList: ['US'] })).toEqual([]);
  });

  it('is closed to dealers, to other scopes and to who pretends to be HQ', async () => {
    expect((await list('dealer')).status).toBe(403);
    expect((await list('priceonly')).status).toBe(403);
    expect((await list('market', {}, { isHQUser: true })).status).toBe(403);
    expect((await app.request('POST', `${CAMPAIGNS}/allPaged`, { body: {} })).status).toBe(401);
  });

  it('is narrowed down by id, market, vehicle and activity', async () => {
    const running = await made({ vehicles: [AURORA, BOREA] });
    const inactive = await made({ active: false, vehicles: [BOREA] });
    const empty = await made({ vehicles: [] });

    expect(await idsOf('market', { id: running })).toEqual([running]);
    expect(await idsOf('market', { idCountry: 'IT', countryList: [] })).toEqual([empty, inactive, running]);
    expect(await idsOf('market', { vetele: BOREA })).toEqual([inactive, running]);
    expect(await idsOf('market', { active: true })).toEqual([empty, running]);
    expect(await idsOf('market', { active: false })).toEqual([empty, inactive, running]);
    expect(await idsOf('market', { vetele: '', idCountry: '', dateStart: '' })).toHaveLength(3);
  });

  it("is narrowed down by days of each campaign's own zone, and by instants", async () => {
    // Both begin on 1 November at midnight of their zone; in Rome that is still October by UTC.
    const rome = await made({ startsAt: '2026-10-31T23:00:00Z', endsAt: '2026-11-30T22:59:00Z' });
    const los = await made({
      country: 'US',
      timeZone: 'America/Los_Angeles',
      startsAt: '2026-11-01T07:00:00Z',
      endsAt: '2026-12-01T07:59:00Z',
    });

    expect(await idsOf('hq', { dateStart: '2026-11-01' })).toEqual([los, rome]);
    expect(await idsOf('hq', { dateStart: '2026-11-02' })).toEqual([]);
    expect(await idsOf('hq', { dateStartTo: '2026-11-01' })).toEqual([los, rome]);
    expect(await idsOf('hq', { dateStartTo: '2026-10-31' })).toEqual([]);
    expect(await idsOf('hq', { dateEnd: '2026-11-30' })).toEqual([los, rome]);
    expect(await idsOf('hq', { dateEnd: '2026-11-29' })).toEqual([]);
    expect(await idsOf('hq', { dateStart: '2026-11-01T00:00:00Z' })).toEqual([los]);
    expect(await idsOf('hq', { dateEnd: '2026-12-01T00:00:00.000Z' })).toEqual([rome]);
  });

  it.each([
    '0000-01-01',
    '9999-12-31T23:59:59-12:00',
    '2026-02-30',
    '20/11/2026',
    '2026-13-01',
    'now',
    '2026-11-20T10:00',
  ])('takes %s for no date', async (dateStart) => {
    expect(await list('market', { dateStart })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'dateStart' }] },
    });
  });

  it('is sorted by every column, those without a discount last', async () => {
    const one = await made({ discPerc: 2, discTot: null, description: 'è prima' });
    const two = await made({ discPerc: null, discTot: 100, description: 'F', campaignType: 'B2B' });
    const three = await made({ discPerc: 8, active: false, description: 'a' });
    const by = (sortBy: string, sortDesc = true) => idsOf('market', {}, { sortBy, sortDesc });

    expect(await by('discPerc')).toEqual([three, one, two]);
    expect(await by('description', false)).toEqual([three, one, two]);
    expect(await by('campaignType', false)).toEqual([two, one, three]);
    expect(await by('active', false)).toEqual([three, one, two]);
    for (const column of ['idCountry', 'dateStart', 'dateEnd', 'discTot', 'discOpt', 'lastUpdate'])
      expect(await by(column)).toHaveLength(3);
    expect((await list('market', {}, { sortBy: 'version' })).status).toBe(400);
  });

  it('names and sorts markets in the language that is asked for, as the timeline does', async () => {
    await app.sql(
      `UPDATE country SET desc_de = CASE id WHEN 'US' THEN 'Amerika' ELSE 'Spanien' END WHERE id IN ('ES', 'US')`,
    );
    const spanish = await made({ country: 'ES' });
    const american = await made({ country: 'US' });
    const sorted = (language?: string) =>
      list('regional', {}, { sortBy: 'idCountry', sortDesc: false, language });
    const timeline = await app.request('POST', `${CAMPAIGNS}/timeline`, {
      as: users['regional']!,
      query: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', language: 'de' },
      body: {},
    });

    expect((await sorted('de')).body.content).toMatchObject([
      { id: american, country: { description: 'Amerika' } },
      { id: spanish, country: { description: 'Spanien' } },
    ]);
    expect((await sorted()).body.content).toMatchObject([{ id: spanish }, { id: american }]);
    expect(timeline.body.campaigns).toMatchObject([{ country: 'Amerika' }, { country: 'Spanien' }]);
  });

  it('tells which active campaigns of the same market, type and vehicle meet', async () => {
    const one = await made({ vehicles: [AURORA, BOREA] });
    const two = await made({
      vehicles: [BOREA],
      startsAt: '2026-11-29T23:00:00Z',
      endsAt: '2026-12-31T22:59:00Z',
    });
    await made({ active: false });
    await made({ campaignType: 'B2B' });
    await made({ vehicles: [NEXT_AURORA] });
    await made({ startsAt: '2026-11-30T22:59:00Z', endsAt: '2026-12-20T22:59:00Z' });
    await made({ country: 'ES', timeZone: 'Europe/Madrid' });
    const { content } = (await list('hq')).body;
    const meets = content.filter((row: { overlapsWith: number[] }) => row.overlapsWith.length > 0);

    expect(
      meets.map(({ id, overlapsWith }: { id: number; overlapsWith: number[] }) => [id, overlapsWith]),
    ).toEqual([
      [two, [one]],
      [one, [two]],
    ]);
  });

  it('names no campaign that is over as an overlap (J-04)', async () => {
    const over = await made({ startsAt: '2026-10-31T23:00:00Z', endsAt: '2026-11-15T22:59:00Z' });
    const one = await made();
    const two = await made({ startsAt: '2026-11-25T23:00:00Z', endsAt: '2026-12-31T22:59:00Z' });
    const { content } = (await list('hq')).body;

    expect(
      content.map(({ id, overlapsWith }: { id: number; overlapsWith: number[] }) => [id, overlapsWith]),
    ).toEqual([
      [two, [one]],
      [one, [two]],
      [over, []],
    ]);
  });
});

describe('a campaign by itself', () => {
  const get = (user: string, id: number) => app.request('GET', `${CAMPAIGNS}/${id}`, { as: users[user]! });

  it('is read by its market and by HQ, with the visibility of its vehicles', async () => {
    const id = await made({ vehicles: [AURORA, BOREA] });
    const { status, body } = await get('market', id);

    expect(status).toBe(200);
    expect(body.solCampaignModel).toEqual([
      { vetele: AURORA, description: 'Aurora MY26', isActive: true },
      { vetele: BOREA, description: 'Borea MY26', isActive: false },
    ]);
    expect((await get('hq', id)).body).toEqual({ ...body, country: body.country });
  });

  it('is nothing to others: 403 for a foreign market, 404 for none', async () => {
    const id = await made();

    expect((await get('regional', id)).status).toBe(403);
    expect((await get('dealer', id)).status).toBe(403);
    expect((await get('market', 2_147_483_647)).status).toBe(404);
    expect((await app.request('GET', `${CAMPAIGNS}/${id}`)).status).toBe(401);
  });
});

describe('the timeline', () => {
  const timeline = (user: string, filter: object = {}, period: object = {}) =>
    app.request('POST', `${CAMPAIGNS}/timeline`, {
      as: users[user]!,
      body: filter,
      query: { from: '2026-11-01T00:00:00Z', to: '2027-01-01T00:00:00Z', ...period },
    });
  const bars = async (...args: Parameters<typeof timeline>) =>
    (await timeline(...args)).body.campaigns.map(({ id }: { id: number }) => id);

  it('holds what runs within the period, by market and start', async () => {
    const spanish = await made({ country: 'ES', timeZone: 'Europe/Madrid', vehicles: [] });
    const later = await made({
      startsAt: '2026-12-20T00:00:00Z',
      endsAt: '2027-02-01T00:00:00Z',
      active: false,
    });
    const first = await made({ startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-12-01T00:00:00Z' });
    await made({ startsAt: '2027-01-01T00:00:00Z', endsAt: '2027-02-01T00:00:00Z' });
    await made({ startsAt: '2026-10-01T00:00:00Z', endsAt: '2026-11-01T00:00:00Z' });

    expect(await bars('hq')).toEqual([spanish, first, later]);
    expect(await bars('market')).toEqual([first, later]);
    // The dates of the filter are not looked at.
    expect(await bars('hq', { active: true, dateStart: '2030-01-01' })).toEqual([spanish, first]);
    expect((await timeline('hq', { id: spanish })).body.campaigns[0]).toEqual({
      id: spanish,
      idCountry: 'ES',
      country: 'Paese ES',
      description: 'Autunno Aurora, porte aperte',
      campaignType: 'B2C',
      active: true,
      discPerc: 3,
      discTot: null,
      discOpt: 5,
      currency: 'EUR',
      pricemask: '#.##0,00',
      models: 0,
      dateTimeStartUTC: '2026-10-31T23:00:00.000Z',
      dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
      dateStart: '2026-11-01T00:00',
      dateEnd: '2026-11-30T23:59',
      timeZone: 'Europe/Madrid',
    });
  });

  it('tells where campaigns meet within it', async () => {
    const two = await made({
      vehicles: [BOREA, AURORA],
      startsAt: '2026-11-24T23:00:00Z',
      endsAt: '2026-12-31T22:59:00Z',
    });
    const one = await made({ vehicles: [AURORA, BOREA, NEXT_AURORA] });
    await made({ active: false });

    expect((await timeline('market')).body).toMatchObject({
      truncated: false,
      overlaps: [
        {
          ids: [one, two],
          idCountry: 'IT',
          campaignType: 'B2C',
          dateTimeStartUTC: '2026-11-24T23:00:00.000Z',
          dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
          dateStart: '2026-11-25T00:00',
          dateEnd: '2026-11-30T23:59',
          models: [
            { vetele: AURORA, description: 'Aurora MY26' },
            { vetele: BOREA, description: 'Borea MY26' },
          ],
        },
      ],
    });
    // They meet in November only.
    expect((await timeline('market', {}, { from: '2026-12-01T00:00:00Z' })).body.overlaps).toEqual([]);
  });

  it('says when there are more than it tells', async () => {
    // Inactive ones are not compared with each other.
    await app.sql(
      `INSERT INTO sol_campaign (country_id, starts_at, ends_at, time_zone, campaign_type, active)
       SELECT 'IT', timestamptz '2026-11-01T00:00:00Z' + make_interval(mins => n), '2026-12-01T00:00:00Z', 'Europe/Rome', 'B2C', false
       FROM generate_series(1, 2001) n`,
    );
    const { body } = await timeline('market');

    expect([body.campaigns.length, body.truncated]).toEqual([2000, true]);
  });

  it('is of at most three years', async () => {
    const refused = (period: object) =>
      timeline('market', {}, period).then(({ status, body }) => [status, body.message]);

    expect(await refused({ to: '2026-11-01T00:00:00Z' })).toEqual([
      400,
      'The period has to end after its start',
    ]);
    expect(await refused({ to: '2030-01-01T00:00:00Z' })).toEqual([
      400,
      'The period has to be at most three years long',
    ]);
    expect((await timeline('dealer')).status).toBe(403);
  });
});

describe('a campaign that is being written', () => {
  const draft = {
    idCountry: 'IT',
    campaignType: 'B2C',
    solCampaignModel: [{ vetele: AURORA }],
    dateTimeStartUTC: '2026-11-19T23:00:00Z',
    dateTimeEndUTC: '2026-12-31T22:59:00Z',
  };
  const overlaps = (user: string, change: object = {}) =>
    app.request('POST', `${CAMPAIGNS}/overlaps`, { as: users[user]!, body: { ...draft, ...change } });

  it('is warned of the active campaigns that it would overlap', async () => {
    const id = await made({ vehicles: [AURORA, BOREA] });
    await made({ active: false });
    const { status, body } = await overlaps('market');

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ids: [id],
        idCountry: 'IT',
        campaignType: 'B2C',
        dateStart: '2026-11-20T00:00',
        dateEnd: '2026-11-30T23:59',
        dateTimeStartUTC: '2026-11-19T23:00:00.000Z',
        dateTimeEndUTC: '2026-11-30T22:59:00.000Z',
        models: [{ vetele: AURORA, description: 'Aurora MY26' }],
      },
    ]);
  });

  it('meets neither itself nor another type, vehicle, market or time', async () => {
    const id = await made();
    const none = [
      { id },
      { campaignType: 'B2B' },
      { solCampaignModel: [{ vetele: BOREA }] },
      { solCampaignModel: [] },
      { dateTimeStartUTC: '2026-11-30T22:59:00Z' },
      { dateTimeEndUTC: '2026-10-01T00:00:00Z', dateTimeStartUTC: '2026-12-01T00:00:00Z' },
    ];

    for (const change of none) expect((await overlaps('market', change)).body).toEqual([]);
    expect((await overlaps('regional', { idCountry: 'ES' })).body).toEqual([]);
    expect((await overlaps('regional')).status).toBe(403);
    expect((await overlaps('priceonly')).status).toBe(403);
    expect((await overlaps('market', { idCountry: 'XX' })).status).toBe(404);
  });
});

describe('while the service is off', () => {
  it('no campaign is to be seen, and everything is back when it is on again', async () => {
    const id = await made();
    const period = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
    const calls = () =>
      Promise.all([
        list('hq'),
        app.request('GET', `${CAMPAIGNS}/${id}`, { as: users['market']! }),
        app.request('POST', `${CAMPAIGNS}/timeline`, { as: users['market']!, query: period, body: {} }),
        app.request('POST', `${CAMPAIGNS}/toXlsx`, { as: users['market']!, body: {} }),
        app.request('PUT', `${CAMPAIGNS}/active/${id}/false/x`, { as: users['market']! }),
      ]).then((replies) => replies.map(({ status }) => status));

    await app.aParameter('SOL_SERVICE_AVAILABLE', 'false');
    expect(await calls()).toEqual([403, 403, 403, 403, 403]);
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
    expect(await calls()).toEqual([200, 200, 200, 200, 200]);
  });
});
