/** Provider states of what needs no session: the landing page and single sign-on. */
import type { StatefulApp } from '../../backend/test/started-app.ts';

/** Signs the token of the contract, which expires five minutes after the test's fixed time. */
export const portal = {
  SSO_SECRET: 'the-portal-and-the-console-share-this',
  SSO_ISSUER: 'https://portal.alturia.example',
  SSO_AUDIENCE: 'ccb-console',
};

export const landingStates = (app: StatefulApp) => ({
  async 'regions, countries and models'() {
    await app.sql(`INSERT INTO geo_region (id, label) VALUES (10, 'Europe') ON CONFLICT DO NOTHING`);
    await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' } });
    await app.sql(`UPDATE country SET geo_region_id = 10 WHERE id = 'IT'`);
    await app.aModel({ family: 'Aurora', modelcode: 'AUGT', vetele: '3420127', countries: ['IT'] });
  },
  'no country to show': async () => undefined,
  async 'a country without models'() {
    await app.aCountry({ id: 'NL' });
  },
  async 'the user market, whom the portal vouches for'() {
    await app.sql('DELETE FROM used_sso_token');
    await app.aModel({ modelcode: 'AURORA_15_HYB', vetele: '3410126', countries: ['IT'] });
    await app.aUser({ username: 'market', priceConfEnabled: true, countries: ['IT'] });
  },
});
