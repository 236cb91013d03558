import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { countryModels, markets } from './markets.ts';
import { vehicles } from './models.ts';
import { campaigns } from './online-campaigns.ts';
import { fillOnlineSales } from './online-sales.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const today = app.clock.now;
  for (const { id, flags } of markets) await app.aCountry({ id, solEnable: flags.includes('sol') });
  for (const vehicle of vehicles(today))
    await app.aModel({
      ...vehicle,
      countries: countryModels
        .filter((row) => row.modelcode === vehicle.modelcode && row.generallyActive)
        .map(({ countryId }) => countryId),
    });
  const query = async (sql: string, values?: unknown[]) => ({ rows: await app.sql<never>(sql, values) });
  await fillOnlineSales({ query }, today);
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
});
afterAll(() => app.close());

const count = async (rows: string) =>
  Number((await app.sql<{ count: number }>(`SELECT count(*) FROM ${rows}`))[0]!.count);

describe('online sales of the demo data set', () => {
  it('show most vehicles, some only to headquarters, some not at all', async () => {
    expect(await count('sol_model')).toBeGreaterThan(24);
    expect(await count('sol_model')).toBeLessThan(36);
    expect(await count('sol_model WHERE NOT visible')).toBeGreaterThan(2);
    expect(await count('sol_model_market WHERE NOT visible')).toBeGreaterThan(10);
    expect(
      await count('sol_model_market mm JOIN country c ON c.id = mm.country_id WHERE NOT c.sol_enable'),
    ).toBe(0);
  });

  it('have 20 campaigns: over, running, coming, switched off, without models', async () => {
    const now = `'${app.clock.now.toISOString()}'`;

    expect(await count('sol_campaign')).toBe(20);
    expect(await count(`sol_campaign WHERE ends_at < ${now}`)).toBeGreaterThan(1);
    expect(
      await count(`sol_campaign WHERE starts_at <= ${now} AND ends_at > ${now} AND active`),
    ).toBeGreaterThan(8);
    expect(await count(`sol_campaign WHERE starts_at > ${now}`)).toBeGreaterThan(2);
    expect(await count('sol_campaign WHERE NOT active')).toBe(1);
    expect(
      await count(
        'sol_campaign k WHERE NOT EXISTS (SELECT FROM sol_campaign_model WHERE campaign_id = k.id)',
      ),
    ).toBe(1);
    expect(
      await count(`(SELECT DISTINCT time_zone FROM sol_campaign WHERE country_id IN ('US', 'ES')) z`),
    ).toBe(5);
  });

  it('have campaigns that overlap: a running and a coming one, and two of one market in different zones', async () => {
    const hq = await app.signIn({ solEnabledFrontEnd: true, isHQUser: true });
    const { body } = await app.request('POST', '/ccb/auth/fe/solCampaign/allPaged', {
      as: hq,
      body: {},
      query: { size: 100 },
    });
    const rows = body.content as { description: string; overlapsWith: number[] }[];
    const meeting = rows.filter(({ overlapsWith }) => overlapsWith.length > 0);

    expect(rows).toHaveLength(20);
    expect(meeting.map(({ description }) => description).toSorted()).toEqual([
      'Autunno Aurora e Corsaro, porte aperte',
      'Corsaro Fall Event, East',
      'Corsaro Fall Event, West',
      'Inverno elettrico',
    ]);
  });

  it('have campaigns that import again as they were exported', async () => {
    const as = await app.signIn({ solEnabledFrontEnd: true, countries: ['IT', 'ES', 'US'] });
    const campaigns = '/ccb/auth/fe/solCampaign';
    const { bytes } = await app.request('POST', `${campaigns}/toXlsx`, { as, body: {} });
    for (const [market, count] of [
      ['IT', 7],
      ['ES', 3],
      ['US', 3],
    ] as const) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'campaigns.xlsx');
      form.set('idCountry', market);
      const { body } = await app.request('POST', `${campaigns}/fromXlsx`, { as, body: form });

      expect(body.msg).toEqual([
        expect.stringContaining(`0 campaigns created, 0 changed, ${count} unchanged, 0 refused.`),
      ]);
    }
  });

  it('run from midnight to the last minute of a day of their zone', async () => {
    const odd = await app.sql(
      `SELECT id FROM sol_campaign WHERE to_char(starts_at AT TIME ZONE time_zone, 'HH24:MI') <> '00:00'
         OR to_char(ends_at AT TIME ZONE time_zone, 'HH24:MI') <> '23:59'`,
    );

    expect(odd).toEqual([]);
  });

  it('sell Aurora in Italy with a running campaign, taxes and a downpayment, which a market user may change', async () => {
    const market = await app.signIn({ priceConfEnabled: true, countries: ['IT'] });
    const path = '/ccb/auth/fe/priceConf/sol/IT/3410126';
    const { status, body } = await app.request('GET', path, { as: market });

    expect(status).toBe(200);
    expect(body.solCampaignData).toMatchObject({
      description: 'Autunno Aurora e Corsaro, porte aperte',
      discPerc: 3,
    });
    expect(body.solModel).toMatchObject({ hqVisible: true, marketVisible: true });
    expect(body.solTaxesData).toHaveLength(9);
    expect(body.virtualProduct.downpayment).toBeGreaterThan(0);
    expect(body.downpayments.filter(({ active }: { active: boolean }) => !active)).toHaveLength(1);
    const { id, description } = body.solCampaignData;
    const saved = await app.request('PUT', `/ccb/auth/fe/solCampaign/${id}/false/x`, {
      as: market,
      body: { description: `${description}!` },
    });
    expect(saved.status).toBe(200);
  });

  it('are the same for the same day', () => {
    expect(campaigns(app.clock.now)).toEqual(campaigns(app.clock.now));
  });
});
