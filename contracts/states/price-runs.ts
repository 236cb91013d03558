/** Provider states of changes of several price lists; the caller began run 12, which was to change three lists. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { aRun } from '../../backend/test/job-factories.ts';
import { anItem } from '../../backend/test/price-factories.ts';
import type { Caller } from '../states.ts';
import { AURORA, auroraList, signIn } from './price-lists.ts';

const XID = '52117';

async function soldAurora(app: StatefulApp, caller: Caller, version = 7): Promise<string> {
  const username = await signIn(app, caller, {});
  await auroraList(app, version);
  await anItem(app, { vetele: AURORA, code: '09CB', isStandard: true });
  await app.sql(`INSERT INTO country_model (country_id, modelcode) VALUES ('IT', 'AURORA_15_HYB')`);
  return username;
}

type State = 'waiting' | 'changed' | 'unchanged' | 'refused';

async function run12(
  app: StatefulApp,
  username: string,
  job: 'running' | 'done' | 'failed',
  states: State[],
): Promise<void> {
  await aRun(app, { id: 77, name: 'change-prices', state: job });
  const lists = states.map((state, at) => ({
    idCountry: 'IT',
    country: 'Italia',
    vetele: AURORA,
    vehicle: 'Aurora 1.5 Hybrid MY26',
    state,
    reason: state === 'refused' ? 'It has changed since the preview.' : '',
    changed: at === 0 ? 1 : 0,
    digest: 'x',
    isPlanned: true,
    version: 7,
    xid: XID,
  }));
  await app.sql(
    `INSERT INTO price_run (id, user_id, at, job_run_id, change, lists)
     SELECT 12, id, $2, 77, '{}', $3 FROM app_user WHERE username = $1`,
    [username, app.clock.now, JSON.stringify(lists)],
  );
}

/** The price of 08ED was raised. */
async function changed(app: StatefulApp, caller: Caller, version: number): Promise<void> {
  await run12(app, await soldAurora(app, caller, version), 'done', ['changed', 'refused']);
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after, xid)
     VALUES ($1, 'Giorgio Bassi', 'price', $2, 'update', 'bulk', '{"price": 650, "isHiddenByMarket": false}',
       '{"price": 685, "isHiddenByMarket": false}', $3::text::xid8)`,
    [app.clock.now, `IT/${AURORA}/08ED`, XID],
  );
}

export const priceRunStates = (app: StatefulApp, caller: Caller): Record<string, () => Promise<void>> => ({
  async 'Aurora, which Italy sells, and its price list'() {
    await soldAurora(app, caller);
  },
  async 'a change of several price lists that goes on'() {
    await run12(app, await soldAurora(app, caller), 'running', ['changed', 'waiting', 'waiting']);
  },
  async 'a change of several price lists that was cut off'() {
    await run12(app, await soldAurora(app, caller), 'failed', ['changed', 'waiting', 'waiting']);
  },
  'a change of several price lists': () => changed(app, caller, 7),
  'a change of several price lists, one of them saved since': () => changed(app, caller, 8),
});
