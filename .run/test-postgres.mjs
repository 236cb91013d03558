// npm run test:postgres: every test that uses a database, on a server of yours (TEST_DATABASE_URL, DATABASE_URL, else a scratch server).
import { requireNode, stopChildrenOnSignal } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';
import { ALONE, summaryLine, runSteps } from './steps.mjs';
import { onPostgresStep } from './test-projects.mjs';

requireNode();
await ensureInstalled();
stopChildrenOnSignal();
const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL || undefined;

const step = (project, limits) =>
  onPostgresStep(project, { name: `${project} on PostgreSQL`, given, ...limits });
const total = await runSteps([
  step('backend', { cores: 2, limitMinutes: 30, retries: 1 }),
  step('contracts', { cores: 1, limitMinutes: 20 }),
  step('attacks', { cores: ALONE, limitMinutes: 20, retries: 2 }),
]);
console.log(`\n${summaryLine(total)}`);
// process.exit drops output that a pipe has not yet accepted, and the reason for a failure comes last.
process.stdout.write('', () => process.exit(total.failed > 0 ? 1 : 0));
