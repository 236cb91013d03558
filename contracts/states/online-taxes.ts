/** Provider states of the taxes and downpayments of markets. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { aDownpayment, aSolTax } from '../../backend/test/sol-factories.ts';
import type { Caller } from '../states.ts';
import { changed } from './online-sales.ts';

const AURORA = '3410126';

async function signIn(app: StatefulApp, caller: Caller, rights: object = {}, isSolOn = true): Promise<void> {
  await app.aParameter('SOL_SERVICE_AVAILABLE', String(isSolOn));
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, solEnable: true });
  const names = { alias: 'Giorgio Bassi', countries: ['IT'], solEnabledFrontEnd: true };
  caller.token = (await app.signIn({ ...names, ...rights })).token;
}

async function taxes(app: StatefulApp): Promise<void> {
  await aSolTax(app, { vetele: null, description: 'MESSA SU STRADA', values: [854, 700, 700] });
  await aSolTax(app, { vetele: null, description: 'QUOTA ESENTE', values: [146, 146, 146] });
  await aSolTax(app, { vetele: null, description: 'ECOCONTRIBUTO', values: [49.9, 0, 49.9] });
}

async function downpayments(app: StatefulApp): Promise<void> {
  for (const value of [500, 1000, 2500]) await aDownpayment(app, 'IT', value);
  await app.aModel({
    vetele: AURORA,
    modelcode: 'AURORA_15_HYB',
    description: 'Aurora 1.5 Hybrid MY26',
    countries: ['IT'],
  });
  await app.sql(
    `INSERT INTO virtual_product (country_id, vetele, downpayment)
     SELECT 'IT', $1, downpayment FROM downpayment WHERE downpayment = 2500`,
    [AURORA],
  );
}

export const onlineTaxStates = (app: StatefulApp, caller: Caller) => ({
  'no taxes of Italy': () => signIn(app, caller),
  async 'taxes of Italy'() {
    await signIn(app, caller);
    await taxes(app);
  },
  async 'taxes of Italy, changed by a colleague'() {
    await signIn(app, caller);
    await taxes(app);
    await app.sql(`UPDATE sol_tax SET version = 2 WHERE id = 1`);
    await changed(app, 'solCountryTaxes', 'IT');
  },
  async 'taxes of Italy while online sales are off, and a user of prices'() {
    await signIn(app, caller, { solEnabledFrontEnd: false, priceConfEnabled: true }, false);
    await taxes(app);
  },
  async 'taxes of Italy, and a dealer'() {
    await signIn(app, caller, { isDealer: true });
    await taxes(app);
  },
  'no downpayments of Italy': () => signIn(app, caller),
  async 'downpayments of Italy'() {
    await signIn(app, caller);
    await downpayments(app);
  },
  async 'downpayments of Italy, changed by a colleague'() {
    await signIn(app, caller);
    await downpayments(app);
    await app.sql(
      `UPDATE downpayment SET version = 2, update_user = 'Marco Ferri', update_date = $1 WHERE id = 1`,
      [app.clock.now],
    );
  },
  async 'downpayments of Italy, and a dealer'() {
    await signIn(app, caller, { isDealer: true });
    await downpayments(app);
  },
});
