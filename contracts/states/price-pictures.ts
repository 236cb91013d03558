/** Provider states of the picture of a price: the Aurora in Italy with its prices, taxes and what is sold of it online. */
import type { UserSpec } from '../../backend/test/factories.ts';
import { anItem, aPriceList, aTax } from '../../backend/test/price-factories.ts';
import { aCampaign, aDownpayment, aSolModel, aSolTax } from '../../backend/test/sol-factories.ts';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';

const AURORA = '3410126';
const key = { country: 'IT', vetele: AURORA };

async function aurora(
  app: StatefulApp,
  caller: Caller,
  { downpayment, currency, ...rights }: UserSpec & { downpayment: number | null; currency?: string },
): Promise<void> {
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  const market = { vat: '22', enableBaseOpt: true, solEnable: true };
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, ...market });
  caller.token = (await app.signIn({ countries: ['IT'], priceConfEnabled: true, ...rights })).token;
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA_15_HYB', description: 'Aurora 1.5 Hybrid MY26' });
  await aPriceList(app, { ...key, version: 7, ...(currency && { currency }) });
  await anItem(app, { ...key, code: '05FK', price: 1420 });
  await anItem(app, { ...key, code: 'W18', price: null });
  for (const code of ['B2C', 'B2B', 'B2E'])
    for (const description of ['MESSA SU STRADA', 'QUOTA ESENTE'])
      await aTax(app, { ...key, description, code, price: 146 });
  await aSolModel(app, { vetele: AURORA, markets: { IT: true } });
  await aCampaign(app, { id: 1482, vehicles: [AURORA] });
  await aDownpayment(app, 'IT', 2500);
  await aSolTax(app, { vetele: AURORA, description: 'CONTRIBUTO PFU', values: [19.4, 15.9, 15.9] });
  await app.sql(`INSERT INTO virtual_product (country_id, vetele, downpayment) VALUES ('IT', $1, $2)`, [
    AURORA,
    downpayment,
  ]);
}

export const pricePictureStates = (app: StatefulApp, caller: Caller) => ({
  'Aurora sold online in Italy, with its prices': () => aurora(app, caller, { downpayment: 2500 }),
  'Aurora sold online in Italy, with its prices and no downpayment': () =>
    aurora(app, caller, { downpayment: null }),
  'Aurora sold online in Italy, with its prices, and a dealer': () =>
    aurora(app, caller, { downpayment: 2500, isDealer: true }),
  'Aurora sold online in Italy, with its prices in dollars': () =>
    aurora(app, caller, { downpayment: 2500, currency: 'USD' }),
});
