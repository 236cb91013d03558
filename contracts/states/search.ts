/** Provider states of the search of everything. */
import { aPack, anImplicitPack, anOption } from '../../backend/test/pack-factories.ts';
import { aCampaign } from '../../backend/test/sol-factories.ts';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';

const vehicle = {
  modelcode: 'AURORA_15_HYB',
  family: 'Aurora',
  vetele: '3410226',
  modelYear: '2026',
  description: 'Aurora 1.5 Hybrid',
  countries: ['IT'],
};

async function italianAurora(app: StatefulApp): Promise<void> {
  await app.aCountry({ id: 'IT', descriptions: { en: 'Italy', it: 'Italia' }, solEnable: true });
  await app.aModel(vehicle);
}

export const searchStates = (app: StatefulApp, caller: Caller): Record<string, () => Promise<void>> => ({
  async 'records of every kind about Aurora'() {
    await italianAurora(app);
    const rights = {
      ccadmEnabled: true,
      priceConfEnabled: true,
      packConfEnabled: true,
      solEnabledFrontEnd: true,
    };
    caller.token = (await app.signIn({ ...rights, countries: ['IT'] })).token;
    await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
    await aCampaign(app, { id: 12, country: 'IT', description: 'Aurora di primavera' });
    const summary = { code: 'SUM_MODEL_NAME', labelGroup: 'Summary' };
    await app.aLabel({ code: 'MAIN_TITLE', language: 'it', label: 'La tua Aurora' });
    await app.aLabel({ ...summary, language: 'en', label: 'Your Aurora in detail' });
    await app.aLabel({ code: 'MAIN_BTN_START', language: 'it', label: 'Inizia la configurazione' });
    await anOption(app, 'W18');
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, label)
       SELECT i.id, g.id, 'Cerchi Aurora 18"' FROM opt_item i, language g WHERE i.code = 'W18' AND g.code = 'it'`,
    );
    await aPack(app, {
      country: 'IT',
      vetele: '3410226',
      code: 'PKT',
      name: 'PACK AURORA TECH',
      options: ['W18'],
    });
  },
  async 'an option in a pack'() {
    await italianAurora(app);
    const rights = { ccadmEnabled: true, priceConfEnabled: true, packConfEnabled: true };
    caller.token = (await app.signIn({ ...rights, countries: ['IT'] })).token;
    await aPack(app, { country: 'IT', vetele: '3410226', code: 'PKT', options: ['W18'] });
    await anImplicitPack(app, 'PKT', ['W18']);
    await app.sql(
      `INSERT INTO opt_grid (vetele, opt_item_id) SELECT '3410226', id FROM opt_item WHERE code = 'W18'`,
    );
  },
  async 'an option that no vehicle offers'() {
    caller.token = (await app.signIn({ packConfEnabled: true, countries: [] })).token;
    await anOption(app, 'OWN', 'Typed by staff');
  },
  async 'a market user of Aurora'() {
    await italianAurora(app);
    caller.token = (await app.signIn({ priceConfEnabled: true, countries: ['IT'] })).token;
  },
});
