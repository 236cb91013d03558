import { aResult, aTest, type ApiJsonTestSpec } from '../../backend/test/api-json-factories.ts';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { aRun } from '../../backend/test/job-factories.ts';

const state = {
  urlAsIs: 'http://asis.alturia.example/ccb/public/api/configGrid',
  urlToBe: 'http://tobe.alturia.example/api/v2/configGrid',
  disableTest: false,
  ignorePaths: ['$.timestamp'],
  arrayKeys: [{ path: '$.options', key: 'code' }],
};

async function compared(app: StatefulApp, spec: ApiJsonTestSpec): Promise<void> {
  await aTest(app, { id: 1042, diff: '1 changed', ...state, ...spec });
  await aResult(app, 1042, {
    outcome: 'different',
    changed: 1,
    asIs: '{"timestamp":1,"price":650.00,"options":[{"code":"431"}]}',
    toBe: '{"timestamp":2,"price":690.00,"options":[{"code":"431"}]}',
  });
}

const logged = (app: StatefulApp) =>
  app.sql(
    `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
     OVERRIDING SYSTEM VALUE VALUES (912, $1, 'Giulia Ferri', 'apiJsonTest', '1042', 'update', $2, $3)`,
    [app.clock.now, JSON.stringify({ ...state, disableTest: true }), JSON.stringify(state)],
  );

export const apiJsonTestStates = (app: StatefulApp) => ({
  'the compared test 1042': () => compared(app, { version: 3 }),
  'the disabled test 1042': () => compared(app, { disableTest: true }),
  async 'the compared test 1042 changed by a colleague'() {
    await compared(app, { version: 4 });
    await logged(app);
  },
  async 'a comparison of all tests runs'() {
    const steps = [{ name: 'compare', done: 8, total: 10, item: '1067', startedAt: null, finishedAt: null }];
    await aRun(app, { name: 'compareApiJsonTests', state: 'running', steps });
    await aResult(app, await aTest(app, { diff: 'equal' }));
  },
});
