/** Provider states of packs: those of the Corsaro in Italy, and users with and without that market. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { anImplicitPack, anOption, aPack } from '../../backend/test/pack-factories.ts';
import type { Caller } from '../states.ts';

const MODEL = { modelcode: 'CORSARO_39_SPIDER', description: 'Corsaro Spider' };

async function corsaro(app: StatefulApp, caller: Caller, countries: string[]): Promise<void> {
  await app.aCountry({ id: 'IT', codMercato: '1000', descriptions: { it: 'Italia' } });
  caller.token = (await app.signIn({ packConfEnabled: true, countries })).token;
  for (const modelYear of ['2026', '2027'])
    await app.aModel({ ...MODEL, modelYear, vetele: `34101${modelYear.slice(2)}`, countries: ['IT'] });
}

async function packs(app: StatefulApp): Promise<void> {
  for (const code of ['PK02', 'PK03', '33GU']) await anOption(app, code);
  await aPack(app, {
    country: 'IT',
    vetele: '3410127',
    code: 'PK01',
    name: 'PACK CARBONIO ESTERNI',
    options: ['29AN', { code: '33SP', priceIncluded: false }],
  });
  await anImplicitPack(app, 'PK01', ['90CF', '91CF']);
  await aPack(app, { country: 'IT', vetele: '3410126', code: 'PK01', options: ['29AN'] });
}

export const packStates = (app: StatefulApp, caller: Caller) => ({
  async 'the packs of Corsaro in Italy'() {
    await corsaro(app, caller, ['IT']);
    await packs(app);
  },
  'Corsaro in Italy without packs': () => corsaro(app, caller, ['IT']),
  'the packs of Corsaro in Italy, and a user of France': () => corsaro(app, caller, ['FR']),
});
