/** Provider states of price lists: the Aurora in Italy, whose prices a market sets, and users of every kind. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { CountrySpec, UserSpec } from '../../backend/test/factories.ts';
import { anItem, aPriceList, aTax, type ItemKind } from '../../backend/test/price-factories.ts';
import type { Caller } from '../states.ts';

export const AURORA = '3410126';

/** @returns the name of the user */
export async function signIn(
  app: StatefulApp,
  caller: Caller,
  rights: UserSpec,
  market: CountrySpec = {},
): Promise<string> {
  await app.aCountry({
    id: 'IT',
    descriptions: { it: 'Italia' },
    enableBaseOpt: true,
    enableAccessories: true,
    enableCustomerPrg: true,
    ...market,
  });
  const names = { alias: 'Giorgio Bassi', countries: ['IT'] };
  const user = await app.signIn({ ...names, priceConfEnabled: true, ...rights });
  caller.token = user.token;
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA_15_HYB', description: 'Aurora 1.5 Hybrid MY26' });
  return user.username;
}

export async function auroraList(app: StatefulApp, version: number, country = 'IT'): Promise<void> {
  const key = { country, vetele: AURORA };
  await aPriceList(app, { ...key, officialPrice: 28700, isActive: true, version, savedBy: 'Marco Ferri' });
  await app.sql(
    `UPDATE price_list SET importer_price = 21450.5, mrpbt_price = 23900, msrp_price = 32500,
       published_by = 'Giulia Bassi', published_at = '2026-11-12T09:05:00Z'`,
  );
  const items: [code: string, kind: ItemKind, price: number][] = [
    ['05FK', 'options', 1420],
    ['08ED', 'options', 685],
    ['FS01', 'fuoriserie', 3900],
    ['CP01', 'programs', 390],
    ['AC01', 'accessories', 85],
  ];
  const factory = { impPrice: 880.4, mrpbtPrice: 1050.8, msrp: 1448.4, insertedOn: '2026-10-12' };
  for (const [code, kind, price] of items)
    await anItem(app, { ...key, ...factory, code, kind, price, officialPrice: price });
  for (const description of ['MESSA SU STRADA', 'QUOTA ESENTE'])
    await aTax(app, { ...key, description, price: 854 });
}

const aChange = (app: StatefulApp, code: string, before: number | null, after: number) =>
  app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
     VALUES ($1, 'Giulia Bassi', 'price', $2, 'update', 'listino ottobre.xlsx', $3, $4)`,
    [
      app.clock.now,
      `IT/${AURORA}/${code}`,
      JSON.stringify({ price: before }),
      JSON.stringify({ price: after }),
    ],
  );

/** Of cars without 19PB, in version 2; every item costs 10 less. */
async function anAlternativeList(app: StatefulApp): Promise<void> {
  const key = { country: 'IT', vetele: AURORA };
  await anItem(app, { ...key, code: '19PB', kind: 'options', price: 950, as400: 'Pacchetto Inverno' });
  await app.sql(
    `WITH made AS (
       INSERT INTO alternative_price_list (country_id, vetele, opt_item_id, is_excluded, base_price, version)
       SELECT 'IT', $1, id, true, 28500, 2 FROM opt_item WHERE code = '19PB' RETURNING id)
     INSERT INTO alternative_price (list_id, opt_item_id, price)
     SELECT made.id, p.opt_item_id, p.price - 10 FROM made, item_price p WHERE p.vetele = $1`,
    [AURORA],
  );
}

export const priceListStates = (app: StatefulApp, caller: Caller) => ({
  async 'the price list of Aurora in Italy'() {
    await signIn(app, caller, {});
    await auroraList(app, 7);
    await aChange(app, '08ED', 650, 685);
  },
  async 'the price list of Aurora in Italy, with a programme without a price'() {
    await signIn(app, caller, {});
    await auroraList(app, 7);
    await anItem(app, { vetele: AURORA, country: 'IT', code: 'CP02', kind: 'programs', officialPrice: 620 });
  },
  async 'the alternative price list of Aurora in Italy'() {
    await signIn(app, caller, {});
    await auroraList(app, 7);
    await anAlternativeList(app);
  },
  async 'the price list of Aurora in Italy, changed by a colleague'() {
    await signIn(app, caller, {});
    await auroraList(app, 8);
    await aChange(app, '08ED', 685, 700);
  },
  async 'the price list of Aurora in Italy, and an HQ user'() {
    await signIn(app, caller, { isHQUser: true });
    await auroraList(app, 7);
  },
  async 'Aurora in Italy without a price list'() {
    await signIn(app, caller, {});
  },
  async 'the price list of Aurora in Switzerland, from the factory'() {
    const swiss = { currency: 'CHF', pricemask: "#'##0.00", vat: '8.1', priceFromAS400: true };
    await signIn(app, caller, { countries: ['CH'] }, { id: 'CH', ...swiss });
    await auroraList(app, 7, 'CH');
  },
});
