// npm run test:postgres: backend and contract tests on PostgreSQL (TEST_DATABASE_URL, DATABASE_URL, else a scratch server).
import { requireNode, stopChildrenOnSignal } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';
import { startScratchPostgres } from './scratch-postgres.mjs';
import { ALONE, summaryLine, runSteps } from './steps.mjs';
import { vitestStep } from './test-projects.mjs';

requireNode();
await ensureInstalled();
const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
/** Hundreds of databases that exist for minutes need neither vacuum nor durability. */
const settings = {
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '256MB',
};
const own = given ? undefined : await startScratchPostgres({ settings });
stopChildrenOnSignal(async () => own?.stop());

const env = { TEST_DATABASE_URL: given || own.url };
const total = await runSteps([
  vitestStep('backend', { name: 'backend on PostgreSQL', cores: 2, limitMinutes: 18, retries: 1, env }),
  vitestStep('contracts', { name: 'contracts on PostgreSQL', cores: 1, limitMinutes: 12, env }),
  vitestStep('attacks', { name: 'attacks on PostgreSQL', cores: ALONE, limitMinutes: 12, retries: 1, env }),
]);
await own?.stop();
console.log(`\n${summaryLine(total)}`);
// process.exit drops output that a pipe has not yet accepted, and the reason for a failure comes last.
process.stdout.write('', () => process.exit(total.failed > 0 ? 1 : 0));
