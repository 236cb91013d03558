import type { StatefulApp } from '../../backend/test/started-app.ts';
import { aRun, type RunSpec } from '../../backend/test/job-factories.ts';

const steps = [
  {
    name: 'Read models',
    done: 18,
    total: 18,
    item: '',
    startedAt: '2026-11-20T09:38:00.000Z',
    finishedAt: '2026-11-20T09:38:04.000Z',
  },
];

/** The contract names its id. */
async function run41(app: StatefulApp, spec: RunSpec): Promise<void> {
  const emails = ['m.keller@alturia.example'];
  await aRun(app, { id: 41, name: 'updateGrid', input: { emails, mailed: emails }, steps, ...spec });
  await app.sql(`UPDATE job_run SET singleton_key = 'all' WHERE id = 41`);
}

export const jobRunStates = (app: StatefulApp) => ({
  async 'the grid cache was cleared'() {
    await aRun(app, { name: 'clearGridCache', message: 'Grid cache cleared' });
  },
  'an update of the grids runs': () => run41(app, { state: 'running', step: 'Read models', percent: 58 }),
  'an update of the grids is over': () =>
    run41(app, { state: 'done', message: '18 models', report: '18 models: 3 added' }),
});
