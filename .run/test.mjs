// npm test: everything that must hold, in one go. `--no-browser` leaves stories and journeys out; `--only NAME` (repeatable) runs one step.
import { browserPath } from './browser.mjs';
import { binOf, inRoot, requireNode, runNode, stopChildrenOnSignal } from './project.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { check, inWords, runSteps } from './steps.mjs';
import { journeysStep, storiesAndMockStep, vitestStep } from './test-projects.mjs';

requireNode();
await ensureInstalled();
stopChildrenOnSignal();
const args = process.argv.slice(2);
const isWithoutBrowser = args.includes('--no-browser');
const only = args.flatMap((arg, index) => (args[index - 1] === '--only' ? [arg] : []));

const CHECK_LIMIT_MS = 180_000;
const tool = (name, argv, env) =>
  check(name, () => runNode(argv, { limitMs: CHECK_LIMIT_MS, env: { NO_COLOR: '1', ...env } }));
const types = (folder) =>
  tool(`types: ${folder}`, [
    binOf('typescript', 'tsc'),
    ...[
      '-p',
      folder,
      '--incremental',
      '--tsBuildInfoFile',
      inRoot('.cache', 'types', `${folder}.tsbuildinfo`),
    ],
  ]);

// Nothing beside it: journeys, contracts and whatever else starts the product need what it makes.
const build = {
  ...check('build', async () => {
    await ensureBuilt({ quiet: true });
    return { code: 0, output: '' };
  }),
  cores: 2,
};
if (!isWithoutBrowser) process.env.CHROMIUM_PATH = await browserPath();

const steps = [
  // They wait for the browser and the server a third of their time, so they pass for one core; the other one has the rest to do.
  build,
  ...(isWithoutBrowser ? [] : [journeysStep({ cores: 1, limitMinutes: 25, retries: 1 })]),
  // The longest of those that take one core: the others run beside it.
  vitestStep('unit', { cores: 1, limitMinutes: 25, retries: 1 }),
  tool('generated code', [inRoot('.run', 'generate.mjs'), '--check']),
  tool('contract', [binOf('@redocly/cli', 'redocly'), 'lint', 'openapi.yaml'], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }),
  tool('lint', [binOf('eslint'), '.', '--max-warnings', '0']),
  tool('layout', [binOf('prettier'), '--check', '--log-level', 'warn', '.']),
  types('backend'),
  types('frontend'),
  types('contracts'),
  types('stories'),
  vitestStep('contracts', { cores: 1, limitMinutes: 12 }),
  vitestStep('logic', { cores: 1, limitMinutes: 5 }),
  vitestStep('backend', { cores: 2, limitMinutes: 18, retries: 1 }),
  // Alone: they measure how long others wait.
  vitestStep('attacks', { cores: 2, limitMinutes: 12, retries: 1 }),
  // The contract tests wrote it anew: a difference is a change of the contract that nobody has seen yet.
  tool('recorded contract', [inRoot('.run', 'recorded-contract.mjs')]),
  ...(isWithoutBrowser
    ? []
    : [
        vitestStep('storybook', {
          cores: 2,
          limitMinutes: 25,
          retries: 1,
          env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
        }),
        // Alone: it measures how long somebody waits.
        storiesAndMockStep({ cores: 2, limitMinutes: 12, retries: 1 }),
      ]),
];

const unknown = only.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = steps.filter(({ name }) => only.length === 0 || only.includes(name));
const total = await runSteps(chosen);
console.log(`\n${inWords(total)}`);
// Only after everything is written: a pipe takes its time, and the reason of a failure stands at the end.
process.stdout.write('', () => process.exit(total.failed > 0 ? 1 : 0));
