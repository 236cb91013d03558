import type { StatefulApp } from '../../backend/test/started-app.ts';
import { aSolModel } from '../../backend/test/sol-factories.ts';
import type { Caller } from '../states.ts';

const AURORA = '3410126';
const CORSARO = '3430126';

async function signIn(app: StatefulApp, caller: Caller, rights: object = {}): Promise<void> {
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italia' }, solEnable: true, tabele: 'Sud Europa' });
  const names = { alias: 'Giorgio Bassi', lang: 'it', countries: ['IT'], solEnabledFrontEnd: true };
  caller.token = (await app.signIn({ ...names, ...rights })).token;
  const sold = { countries: ['IT'] };
  await app.aModel({ vetele: AURORA, modelcode: 'AURORA', description: 'Aurora MY26', ...sold });
  await app.aModel({ vetele: CORSARO, modelcode: 'CORSARO', description: 'Corsaro MY26', ...sold });
}

/** Aurora is sold online in Italy; Corsaro could be. */
async function listed(app: StatefulApp): Promise<void> {
  await aSolModel(app, { id: 21, vetele: AURORA, markets: { IT: true } });
  await aSolModel(app, { id: 22, vetele: CORSARO });
  await app.sql(`SELECT setval(pg_get_serial_sequence('sol_model', 'id'), 1000)`);
}

export const solModelStates = (app: StatefulApp, caller: Caller) => ({
  'no visible vehicles of Italy': () => signIn(app, caller),
  async 'visible vehicles of Italy'() {
    await signIn(app, caller);
    await listed(app);
  },
  async 'visible vehicles of Italy, and an HQ user'() {
    await signIn(app, caller, { isHQUser: true });
    await listed(app);
  },
  'no visible vehicles, and an HQ user': () => signIn(app, caller, { isHQUser: true }),
  async 'visible vehicles of Italy, and a dealer'() {
    await signIn(app, caller, { isDealer: true });
    await listed(app);
  },
});
