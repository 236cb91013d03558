/** Provider states of online sales: a vehicle that is sold online in Italy, and users with that right. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { aCampaign, aDownpayment, aSolModel, aSolTax } from '../../backend/test/sol-factories.ts';
import type { Caller } from '../states.ts';

const AURORA = '3410126';

async function signIn(app: StatefulApp, caller: Caller, rights: object): Promise<void> {
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, solEnable: true });
  const names = { alias: 'Giorgio Bassi', countries: ['IT'] };
  caller.token = (await app.signIn({ ...names, priceConfEnabled: true, ...rights })).token;
  await app.aModel({
    vetele: AURORA,
    modelcode: 'AURORA_15_HYB',
    description: 'Aurora 1.5 Hybrid MY26',
    countries: ['IT'],
  });
}

async function soldOnline(app: StatefulApp, version: number): Promise<void> {
  await aSolModel(app, { id: 21, vetele: AURORA, markets: { IT: true } });
  await aCampaign(app, { id: 1482, vehicles: [AURORA], version });
  await app.sql(`UPDATE sol_campaign SET last_update = '2026-11-04T14:10:00Z'`);
  await aSolTax(app, { vetele: AURORA, description: 'MESSA SU STRADA', values: [854, 700, 700] });
  await aSolTax(app, { vetele: AURORA, description: 'QUOTA ESENTE', values: [146, 146, 146] });
  await aSolTax(app, { vetele: AURORA, description: 'CONTRIBUTO PFU', values: [19.4, 15.9, 15.9] });
  for (const downpayment of [500, 1000, 2500]) await aDownpayment(app, 'IT', downpayment);
  await app.sql(`INSERT INTO virtual_product (country_id, vetele, downpayment) VALUES ('IT', $1, 2500)`, [
    AURORA,
  ]);
  await app.sql(`INSERT INTO price_list (country_id, vetele, online_version) VALUES ('IT', $1, $2)`, [
    AURORA,
    version,
  ]);
}

export const changed = (app: StatefulApp, entity: string, entityId: string) =>
  app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
     VALUES ($1, 'Marco Ferri', $2, $3, 'update', '{}', '{}')`,
    [app.clock.now, entity, entityId],
  );

export const onlineSalesStates = (app: StatefulApp, caller: Caller) => ({
  async 'Aurora sold online in Italy'() {
    await signIn(app, caller, {});
    await soldOnline(app, 4);
  },
  async 'Aurora sold online in Italy, changed by a colleague'() {
    await signIn(app, caller, {});
    await soldOnline(app, 5);
    await changed(app, 'solTaxes', `IT/${AURORA}`);
    await changed(app, 'solCampaign', '1482');
  },
  'Aurora in Italy, not sold online yet': () => signIn(app, caller, {}),
  async 'Aurora sold online in Italy, and an HQ user'() {
    await signIn(app, caller, { isHQUser: true });
    await soldOnline(app, 4);
  },
  async 'Aurora sold online in Italy, and a dealer'() {
    await signIn(app, caller, { isDealer: true });
    await soldOnline(app, 4);
  },
});
