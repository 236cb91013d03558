/** Provider states of the comparison of price lists. */
import { anItem, aPriceList } from '../../backend/test/price-factories.ts';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';

const AURORA = '3410126';
const EV = '3410226';

async function aList(app: StatefulApp, country: string, vetele: string, basePrice: number): Promise<void> {
  const key = { country, vetele };
  await aPriceList(app, { ...key, basePrice });
  await anItem(app, { ...key, code: '08ED', price: basePrice / 100 });
}

export const priceComparisonStates = (app: StatefulApp, caller: Caller) => ({
  async 'the price lists of two models in Italy'() {
    await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, enableBaseOpt: true });
    caller.token = (await app.signIn({ priceConfEnabled: true, countries: ['IT'] })).token;
    await app.aModel({ vetele: AURORA, modelcode: 'AURORA_15_HYB', description: 'Aurora 1.5 Hybrid MY26' });
    await app.aModel({ vetele: EV, modelcode: 'AURORA_EV_58', description: 'Aurora EV 58 MY26' });
    await aList(app, 'IT', AURORA, 28900);
    await aList(app, 'IT', EV, 29500);
    // Since when moments are known.
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, after)
       VALUES ('2026-10-01T08:00:00Z', 'Anna', 'country', 'IT', 'create', '{}')`,
    );
  },
  async 'the price lists of Aurora in Italy and Switzerland'() {
    await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, enableBaseOpt: true });
    await app.aCountry({ id: 'CH', descriptions: { it: 'Svizzera' }, currency: 'CHF', enableBaseOpt: true });
    caller.token = (await app.signIn({ priceConfEnabled: true, countries: ['IT', 'CH'] })).token;
    await app.aModel({ vetele: AURORA, modelcode: 'AURORA_15_HYB', description: 'Aurora 1.5 Hybrid MY26' });
    await aPriceList(app, { country: 'IT', vetele: AURORA, basePrice: 28900 });
    await aPriceList(app, { country: 'CH', vetele: AURORA, basePrice: 30500 });
  },
});
