// npm test: everything. `--no-browser` leaves out stories and journeys; `--only NAME` (repeatable) runs one step.
import { browserPath } from './browser.mjs';
import { hashOf } from './content-hash.mjs';
import { binOf, inRoot, requireNode, runNode, stopChildrenOnSignal } from './project.mjs';
import { ensureBuilt, ensureInstalled, npm } from './prepare.mjs';
import { isPostgresHere } from './scratch-postgres.mjs';
import { ALONE, check, summaryLine, runSteps } from './steps.mjs';
import { journeysStep, onPostgresStep, storiesAndMockStep, vitestStep } from './test-projects.mjs';

requireNode();
await ensureInstalled();
stopChildrenOnSignal();
const args = process.argv.slice(2);
const isWithoutBrowser = args.includes('--no-browser');
const only = args.flatMap((arg, index) => (args[index - 1] === '--only' ? [arg] : []));

/** Ends what hangs: a busy machine takes three times as long as a quiet one. */
const CHECK_LIMIT_MS = 600_000;
const tool = (name, argv, env) =>
  check(name, () => runNode(argv, { limitMs: CHECK_LIMIT_MS, env: { NO_COLOR: '1', ...env } }));
// TypeScript 7 finds the same errors in a third of the CPU time; 5 is kept for the tools that call its API.
const types = (folder, name = folder) =>
  tool(`types: ${name}`, [
    binOf('typescript-7', 'tsc'),
    ...[
      '-p',
      folder,
      '--incremental',
      '--tsBuildInfoFile',
      inRoot('.cache', 'types', `${folder}.tsbuildinfo`),
    ],
  ]);

/**
 * A file that passed is not checked again until it changes: each rule depends only on a file's name and text. If the rules or the
 * programs change, all files are checked.
 */
const unchanged = (name) => {
  const known = hashOf(['package-lock.json', 'eslint.config.js', '.run/lint', '.prettierrc.json']);
  const file = inRoot('.cache', name, `${known.slice(0, 16)}.json`);
  return ['--cache', '--cache-strategy', 'content', '--cache-location', file];
};

// Alone, because the other steps run what it builds.
const build = {
  ...check('build', async () => {
    await ensureBuilt({ quiet: true });
    return { code: 0, output: '' };
  }),
  cores: ALONE,
};
if (!isWithoutBrowser) process.env.CHROMIUM_PATH = await browserPath();

const steps = [
  build,
  // Steps that take seconds come first, so that their failures are not reported only after half an hour.
  check('dependencies', () => npm(['ls', '--all'])),
  tool('generated code', [inRoot('.run', 'generate.mjs'), '--check']),
  tool('contract', [binOf('@redocly/cli', 'redocly'), 'lint', 'openapi.yaml'], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }),
  tool('contract rules', [
    binOf('@stoplight/spectral-cli', 'spectral'),
    'lint',
    'openapi.yaml',
    '--fail-severity',
    'warn',
  ]),
  tool('breaking changes', [inRoot('.run', 'contract-diff.mjs'), '--check']),
  // Stories need the frontend's types anyway, so one program checks both.
  types('stories', 'frontend and stories'),
  types('contracts'),
  types('backend'),
  vitestStep('patient', { cores: 0, limitMinutes: 10, retries: 1 }),
  // Then the longest. Journeys spend a third of their time waiting for browser and server, so they count as one core.
  ...(isWithoutBrowser
    ? []
    : [
        journeysStep({ cores: 1, limitMinutes: 45, retries: 1 }),
        vitestStep('storybook', {
          cores: 2,
          limitMinutes: 35,
          retries: 1,
          env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
        }),
      ]),
  // On PostgreSQL where it is installed; then what the embedded database alone can break runs on that as well, beside the journeys.
  (isPostgresHere() ? onPostgresStep : vitestStep)('backend', { cores: 2, limitMinutes: 30, retries: 1 }),
  ...(isPostgresHere() ? [vitestStep('embedded', { cores: 1, limitMinutes: 20, retries: 1 })] : []),
  vitestStep('unit', { cores: 2, limitMinutes: 25, retries: 1 }),
  vitestStep('contracts', { cores: 1, limitMinutes: 20 }),
  // The contract tests have just rewritten it: a difference is an unreviewed change to the contract.
  { ...tool('recorded contract', [inRoot('.run', 'recorded-contract.mjs')]), after: 'contracts' },
  tool('lint', [binOf('eslint'), '.', '--max-warnings', '0', ...unchanged('lint')]),
  tool('layout', [binOf('prettier'), '--check', '--log-level', 'warn', '.', ...unchanged('layout')]),
  vitestStep('logic', { cores: 1, limitMinutes: 10 }),
  // Alone, because latency is measured.
  vitestStep('attacks', { cores: ALONE, limitMinutes: 20, retries: 2 }),
  ...(isPostgresHere()
    ? [
        onPostgresStep('attacks', {
          name: 'attacks on PostgreSQL',
          cores: ALONE,
          limitMinutes: 20,
          retries: 2,
        }),
      ]
    : []),
  ...(isWithoutBrowser ? [] : [storiesAndMockStep({ cores: ALONE, limitMinutes: 20, retries: 1 })]),
];

const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. The steps are: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = steps.filter(({ name }) => only.length === 0 || only.includes(name));
const total = await runSteps(chosen);
console.log(`\n${summaryLine(total)}`);
// process.exit drops output that a pipe has not yet accepted, and the reason for a failure comes last.
process.stdout.write('', () => process.exit(total.failed > 0 ? 1 : 0));
