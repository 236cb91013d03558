/** Provider states of campaigns: what Italy sells online, and users who may read or change it. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { aCampaign, aSolModel } from '../../backend/test/sol-factories.ts';
import type { Caller } from '../states.ts';

const AURORA = '3410126';
const NEXT_AURORA = '3410127';

async function market(app: StatefulApp, caller: Caller, rights: object = {}): Promise<void> {
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, solEnable: true });
  // An import for Italy skips rows of other markets.
  await app.aCountry({ id: 'FR', descriptions: { it: 'Francia' }, solEnable: true });
  const user = { alias: 'Giorgio Bassi', countries: ['IT'], solEnabledFrontEnd: true, ...rights };
  caller.token = (await app.signIn(user)).token;
  for (const [vetele, year] of [
    [AURORA, 'MY26'],
    [NEXT_AURORA, 'MY27'],
  ] as const)
    await app.aModel({
      vetele,
      modelcode: `AURORA_15_HYB_${year}`,
      description: `Aurora 1.5 Hybrid ${year}`,
      countries: ['IT'],
    });
  await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
}

/** Two that overlap, one disabled and one expired. */
async function campaigns(app: StatefulApp): Promise<void> {
  await aCampaign(app, { id: 1482, vehicles: [AURORA, NEXT_AURORA], version: 4 });
  await aCampaign(app, {
    id: 1491,
    description: 'Black week Aurora',
    discPerc: 2,
    discOpt: null,
    vehicles: [AURORA],
    startsAt: '2026-11-19T23:00:00Z',
    endsAt: '2026-12-15T22:59:00Z',
  });
  await aCampaign(app, {
    id: 1475,
    active: false,
    discPerc: null,
    discTot: 4000,
    vehicles: [AURORA],
    version: 3,
  });
  await aCampaign(app, {
    id: 1460,
    vehicles: [AURORA],
    startsAt: '2026-09-01T22:00:00Z',
    endsAt: '2026-09-30T21:59:00Z',
  });
  // Pact matches every row of a list by the first row of its example, so all need the same fields.
  await app.sql(
    `UPDATE sol_campaign SET last_update = '2026-11-04T14:10:00Z', discount_total = 4000, option_discount_percent = 5`,
  );
}

export const solCampaignStates = (app: StatefulApp, caller: Caller) => ({
  async 'campaigns of Italy'() {
    await market(app, caller);
    await campaigns(app);
  },
  'no campaigns of Italy': () => market(app, caller),
  async 'campaigns of Italy, and an HQ user'() {
    await market(app, caller, { isHQUser: true });
    await campaigns(app);
  },
  async 'campaigns of Italy, and a dealer'() {
    await market(app, caller, { isDealer: true });
    await campaigns(app);
  },
  async 'a campaign of Sweden'() {
    await market(app, caller);
    await app.aCountry({ id: 'SE', solEnable: true });
    await aCampaign(app, { id: 1482, country: 'SE', timeZone: 'Europe/Stockholm', vehicles: [AURORA] });
  },
});
