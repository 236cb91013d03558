/** Provider states of countries and of what their configurators offer. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { gridFactoriesOn } from '../../backend/test/grid-factories.ts';

/** Matches every filter of the contract. */
const FRENCH = "l'Italie (100%) + *";

async function italy(app: StatefulApp, version: number): Promise<void> {
  await app.sql(`INSERT INTO geo_region (id, label) VALUES (10, 'Europe') ON CONFLICT DO NOTHING`);
  await app.aCountry({
    id: 'IT',
    descriptions: { fr: FRENCH },
    enableAccessories: true,
    enableCustomerPrg: true,
  });
  await app.sql(
    `UPDATE country SET geo_region_id = 10, language_id = 1, iso_code = 'ITA', version = $1 WHERE id = 'IT'`,
    [version],
  );
  await app.aUser({ countries: ['IT'] });
}

async function loggedChange(app: StatefulApp): Promise<void> {
  const state = `jsonb_build_object('id', id, 'codmercato', codmercato, 'currency', currency, 'pricemask', pricemask,
    'geoRegion', geo_region_id, 'formatDate', format_date, 'formatDateMonth', format_date_month, 'enabled', enabled,
    'hidden', hidden, 'enableAccesories', enable_accessories, 'enableCustomProgram', enable_customer_prg,
    'enableWltpEmissions', enable_wltp_emissions, 'enableNedcComsumptions', enable_nedc_consumptions, 'descEn', desc_en,
    'descDe', desc_de, 'descFr', desc_fr, 'descIt', desc_it, 'descEs', desc_es, 'isoCode2', iso_code2, 'isoCode', iso_code,
    'language', 'it', 'vat', vat, 'tabele', tabele, 'enableBaseOpt', enable_base_opt, 'priceFromAS400', price_from_as400,
    'solEnable', sol_enable)`;
  await app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE
     SELECT 921, $1, 'Giulia Ferri', 'country', id, 'update', ${state} || '{"vat": 20}', ${state} FROM country WHERE id = 'IT'`,
    [app.clock.now],
  );
}

async function vehicle(app: StatefulApp): Promise<void> {
  await italy(app, 3);
  await app.aModel({ modelcode: 'AURORA_15_HYB', vetele: '3410127', countries: ['IT'] });
  await app.clearCache('grids');
}

async function vehicleWithOptions(app: StatefulApp): Promise<void> {
  await vehicle(app);
  const grids = gridFactoriesOn(app);
  await grids.anOption({ code: '211', group: 'SEATS', labels: { it: 'Sedili in pelle' } });
  await grids.aGridOption({ vetele: '3410127', code: '211' });
  await app.sql(`INSERT INTO price_list (country_id, vetele, base_price) VALUES ('IT', '3410127', 28900)`);
  await app.sql(
    `INSERT INTO item_price (country_id, vetele, opt_item_id, price) SELECT 'IT', '3410127', id, 1450 FROM opt_item`,
  );
}

export const countryStates = (app: StatefulApp) => ({
  'the country IT': () => italy(app, 3),
  async 'the country IT changed by a colleague'() {
    await italy(app, 4);
    await loggedChange(app);
  },
  async 'the country SE that nothing uses'() {
    await app.aCountry({ id: 'SE' });
  },
  'the country IT has a vehicle without options': () => vehicle(app),
  'the country IT sells a vehicle with options': () => vehicleWithOptions(app),
});
