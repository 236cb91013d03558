/** Provider states of the overview. */
import { aRun } from '../../backend/test/job-factories.ts';
import { anItem, aPriceList } from '../../backend/test/price-factories.ts';
import { aCampaign } from '../../backend/test/sol-factories.ts';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';

const VETELE = '3410226';
const A_DAY_MS = 86_400_000;

/** An Italian list without a price, campaigns that begin, end and overlap, a change and an import of prices with rejected rows. */
async function italianWork(app: StatefulApp): Promise<void> {
  const dayFromNow = (days: number) => new Date(app.clock.now.getTime() + days * A_DAY_MS).toISOString();
  await app.aParameter('SOL_SERVICE_AVAILABLE', 'true');
  await app.aCountry({ id: 'IT', descriptions: { en: 'Italy', it: 'Italia' }, solEnable: true });
  await app.sql(`UPDATE country SET enable_base_opt = true WHERE id = 'IT'`);
  await app.aModel({ modelcode: 'AURORA_15_HYB', family: 'Aurora', vetele: VETELE, countries: ['IT'] });
  await aPriceList(app, { country: 'IT', vetele: VETELE });
  await anItem(app, { vetele: VETELE, code: '431', country: 'IT', price: null });
  const vehicles = [VETELE];
  await aCampaign(app, { id: 1482, startsAt: dayFromNow(-30), endsAt: dayFromNow(9), vehicles });
  await aCampaign(app, { id: 1491, startsAt: dayFromNow(3), endsAt: dayFromNow(70), vehicles });
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
     VALUES ($1, 'Marco Ferri', 'price', 'IT/${VETELE}/431', 'update', '{"price": 650}', '{"price": null}')`,
    [app.clock.now],
  );
  const fault = { row: 18, column: 'Price', value: 'abc', reason: 'This is no amount' };
  await app.sql(
    `INSERT INTO import_run (id, at, kind, market, file_name, actor, row_count, rejected, errors)
     VALUES (31, $1, 'price', 'IT', 'listino_aurora_IT.xlsx', 'Marco Ferri', 167, 1, $2)`,
    [app.clock.now, JSON.stringify([fault])],
  );
}

const rights = { priceConfEnabled: true, solEnabledFrontEnd: true, countries: ['IT'] };

export const overviewStates = (app: StatefulApp, caller: Caller): Record<string, () => Promise<void>> => ({
  async 'something of every kind to do'() {
    await italianWork(app);
    caller.token = (await app.signIn({ ...rights, ccadmEnabled: true })).token;
    for (const code of ['MAIN_BTN_START', 'MAIN_BTN_CANCEL'])
      await app.aLabel({ code, language: 'it', label: 'Testo' });
    const at = app.clock.now.toISOString();
    const steps = [
      { name: 'Read models', done: 1, total: 18, item: 'Aurora', startedAt: at, finishedAt: at },
    ];
    const emails = ['m.keller@alturia.example'];
    const run = { at, steps, input: { emails, mailed: emails } };
    await aRun(app, { ...run, id: 41, state: 'running', step: 'Read models', percent: 58 });
    await aRun(app, { ...run, id: 37, state: 'failed', message: 'The database was away.' });
  },
  async 'something to do in Italy'() {
    await italianWork(app);
    caller.token = (await app.signIn(rights)).token;
  },
});
