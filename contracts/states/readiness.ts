/** Provider states of the readiness: a vehicle with something of everything to do. */
import { aPack } from '../../backend/test/pack-factories.ts';
import { anItem, aPriceList } from '../../backend/test/price-factories.ts';
import { aCampaign } from '../../backend/test/sol-factories.ts';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';

const AURORA = '3410126';

async function signIn(app: StatefulApp, caller: Caller): Promise<void> {
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, enableBaseOpt: true, solEnable: true });
  await app.sql(
    `UPDATE country SET language_id = (SELECT id FROM language WHERE code = 'it') WHERE id = 'IT'`,
  );
  caller.token = (await app.signIn({ priceConfEnabled: true, countries: ['IT'] })).token;
}

export const readinessStates = (app: StatefulApp, caller: Caller) => ({
  async 'Aurora in Italy with prices, packs and campaigns to see to'() {
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
    await signIn(app, caller);
    const key = { country: 'IT', vetele: AURORA };
    await app.aModel({
      vetele: AURORA,
      modelcode: 'AURORA_15_HYB',
      description: 'Aurora',
      countries: ['IT'],
    });
    await aPriceList(app, key);
    await anItem(app, { ...key, code: '05FK', price: 70, officialPrice: 100, impPrice: 80 });
    await anItem(app, { ...key, code: '08ED', isHiddenByMarket: true });
    await aPack(app, { ...key, code: 'PK01', options: [{ code: '08ED', priceIncluded: false }] });
    await aCampaign(app, { vehicles: [AURORA] });
    await aCampaign(app, { vehicles: [AURORA] });
  },
  async 'Italy, which sells no vehicle'() {
    await signIn(app, caller);
  },
});
