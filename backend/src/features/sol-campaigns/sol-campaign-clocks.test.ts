// The clocks of campaigns come of Node's tz database alone: PostgreSQL's may be another one (America/Vancouver from 2026 on).
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { countriesWithZones, zonesOfCountry } from '../../../../contracts/rules/country-zones.ts';
import { instantOf as instantIn, wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';

const CAMPAIGNS = '/ccb/auth/fe/solCampaign';
const AURORA = '3410126';
const VANCOUVER = 'America/Vancouver';

let app: TestApp;
let market: SignedInUser;
let hq: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aCountry({ id: 'CA', solEnable: true, descriptions: { en: 'Canada' } });
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', countries: ['CA'] });
  market = await app.signIn({ username: 'market', solEnabledFrontEnd: true, countries: ['CA'] });
  hq = await app.signIn({ username: 'hq', solEnabledFrontEnd: true, isHQUser: true });
});
afterAll(() => app.close());
beforeEach(() => app.sql('DELETE FROM sol_campaign'));

const instantOf = (wallClock: string) => instantIn(wallClock, VANCOUVER);
const period = (from: string, to: string) => ({
  dateTimeStartUTC: instantOf(from),
  dateTimeEndUTC: instantOf(to),
});
const list = (as: SignedInUser, body: object = {}, query: Record<string, unknown> = {}) =>
  app.request('POST', `${CAMPAIGNS}/allPaged`, { as, body, query });
const DECEMBER = ['2026-12-01T00:00', '2026-12-20T23:59'] as const;

describe('a campaign of Vancouver', () => {
  let id: number;
  beforeEach(async () => {
    const { status, body } = await app.request('POST', CAMPAIGNS, {
      as: market,
      body: {
        description: 'Winter Aurora',
        modelDiscountPerc: 3,
        country: { id: 'CA' },
        campaignType: 'B2C',
        ...period(...DECEMBER),
        timeZone: VANCOUVER,
        solCampaignModel: [{ vetele: AURORA }],
      },
    });
    expect([status, body]).toEqual([201, expect.any(Number)]);
    id = body;
  });

  const clocks = ({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }) => [dateStart, dateEnd];

  it('is shown by the typed wall clock, wherever it is read', async () => {
    const [listed] = (await list(market)).body.content;
    const { body: read } = await app.request('GET', `${CAMPAIGNS}/${id}`, { as: market });
    const { body: timeline } = await app.request('POST', `${CAMPAIGNS}/timeline`, {
      as: market,
      body: {},
      query: { from: '2026-11-01T00:00:00Z', to: '2027-03-01T00:00:00Z' },
    });

    for (const told of [listed, read, timeline.campaigns[0]]) expect(clocks(told)).toEqual(DECEMBER);
  });

  it('meets others by the same clocks', async () => {
    const draft = {
      idCountry: 'CA',
      campaignType: 'B2C',
      solCampaignModel: [{ vetele: AURORA }],
      ...period('2026-12-10T00:00', '2027-01-10T23:59'),
    };
    const { body } = await app.request('POST', `${CAMPAIGNS}/overlaps`, { as: market, body: draft });

    expect(body.map(clocks)).toEqual([['2026-12-10T00:00', '2026-12-20T23:59']]);
    expect(body[0]).not.toHaveProperty('timeZone');
  });

  it.each([
    [{ dateEnd: '2026-12-20' }, 1],
    [{ dateEnd: '2026-12-19' }, 0],
    [{ dateStart: '2026-12-01' }, 1],
    [{ dateStart: '2026-12-02' }, 0],
    [{ dateStartTo: '2026-12-01' }, 1],
    [{ dateStartTo: '2026-11-30' }, 0],
  ])('is found by its days: %j -> %s', async (filter, found) => {
    expect((await list(market, filter)).body.totalElements).toBe(found);
  });

  it('is exported by those clocks and imports again without a change', async () => {
    const { bytes } = await app.request('POST', `${CAMPAIGNS}/toXlsx`, {
      as: market,
      body: { dateEnd: '2026-12-20' },
      query: { scope: 'FILTERED' },
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const row = workbook.worksheets[0]!.getRow(2);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'campaigns.xlsx');
    form.set('idCountry', 'CA');
    const { body } = await app.request('POST', `${CAMPAIGNS}/fromXlsx`, { as: market, body: form });

    // Date cells tell a wall clock; a spreadsheet knows no zone.
    expect([row.getCell(3).value, row.getCell(4).value]).toEqual([
      new Date('2026-12-01T00:00:00Z'),
      new Date('2026-12-20T23:59:00Z'),
    ]);
    expect(body.msg).toEqual(['0 campaigns created, 0 changed, 1 unchanged, 0 refused.']);
  });
});

it('tells campaigns of every zone by the clocks of Node', async () => {
  const zones = [...new Set(countriesWithZones().flatMap((country) => [...zonesOfCountry(country)]))];
  const periods = [
    ['2026-02-18T02:30:00Z', '2026-03-29T01:30:00Z'],
    ['2026-07-01T12:00:00Z', '2026-11-01T08:30:00Z'],
    ['2026-12-01T08:00:00Z', '2027-06-30T23:59:00Z'],
  ];
  for (const [from, to] of periods)
    await app.sql(
      `INSERT INTO sol_campaign (country_id, description, discount_percent, starts_at, ends_at, time_zone, campaign_type,
         insert_user, insert_date)
       SELECT 'CA', 'Zone', 3, $1, $2, zone, 'B2C', 'Giulia Bassi', $1 FROM unnest($3::text[]) zone`,
      [from, to, zones],
    );
  const told: Record<string, string>[] = [];
  for (let page = 0; told.length < zones.length * periods.length; page++) {
    const { content } = (await list(hq, {}, { page, size: 200 })).body;
    expect(content.length).toBeGreaterThan(0);
    told.push(...content);
  }

  const odd = told.filter(
    ({ dateStart, dateEnd, dateTimeStartUTC, dateTimeEndUTC, timeZone }) =>
      dateStart !== wallClockOf(new Date(dateTimeStartUTC!), timeZone!) ||
      dateEnd !== wallClockOf(new Date(dateTimeEndUTC!), timeZone!),
  );
  expect(odd).toEqual([]);
});
