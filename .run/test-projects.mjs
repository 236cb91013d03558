import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { binOf, freePort, inRoot, runNode } from './project.mjs';
import { startScratchPostgres } from './scratch-postgres.mjs';
import { judge } from './steps.mjs';

const MINUTE_MS = 60_000;
const results = inRoot('.cache', 'test-results');
// Variables exported for `npm start` must not lead a test to real data.
const cleanEnv = {
  DATABASE_URL: undefined,
  TEST_DATABASE_URL: undefined,
  DATA_DIR: undefined,
  PORT: undefined,
  NODE_ENV: undefined,
};

/**
 * With `retries`, failed tests are run again and reported as flaky with their first failure: a single slow reply must not fail the
 * run, but must not go unnoticed either.
 */
export function vitestStep(project, { cores, limitMinutes, env = {}, name = project, retries = 0 }) {
  return {
    name,
    cores,
    run: async () => {
      const report = newReport(`${name.replace(/\W+/g, '-')}.json`);
      const { code, output } = await runNode(
        [
          binOf('vitest'),
          'run',
          '--project',
          project,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          `--retry=${retries}`,
        ],
        { env: { ...cleanEnv, CI: 'true', NO_COLOR: '1', ...env }, limitMs: limitMinutes * MINUTE_MS },
      );
      return {
        ...judge(countVitest(report), code, failuresFirst(vitestFailures(report, 'failed'), output)),
        retried: vitestFailures(report, 'passed'),
      };
    },
  };
}

/** Hundreds of databases that exist for minutes need neither vacuum nor durability. */
const settings = {
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '256MB',
};

/** On a PostgreSQL server of its own, unless the address of another one is given. */
export function onPostgresStep(project, { given, ...options }) {
  const { name = project, cores } = options;
  const run = async () => {
    const own = given ? undefined : await startScratchPostgres({ settings });
    try {
      return await vitestStep(project, { ...options, env: { TEST_DATABASE_URL: given ?? own.url } }).run();
    } finally {
      await own?.stop();
    }
  };
  return { name, cores, run };
}

function countVitest(report) {
  const counts = read(report);
  // A file that fails to load has no tests, but counts as failed.
  const unloaded = (counts.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: counts.numPassedTests ?? 0,
    failed: (counts.numFailedTests ?? 0) + unloaded.length,
    skipped: (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
  };
}

/** Failures come first, because logs are often truncated. */
function failuresFirst(failures, output) {
  return failures.length === 0 ? output : `Failed:\n${failures.join('\n')}\n\n${output}`;
}

// Without colours and without the page that browser tests dump.
const shortly = (message = '') => message.replace(/\x1b\[\d+m/g, '').slice(0, 600);

function vitestFailures(report, status) {
  return (read(report).testResults ?? []).flatMap(({ name, message, status: ofFile, assertionResults }) => {
    const file = relative(inRoot(), name);
    if (ofFile === status && status === 'failed' && assertionResults.length === 0)
      return [`- ${file}: ${shortly(message)}`];
    return assertionResults
      .filter((test) => test.status === status && test.failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `- ${file} > ${fullName}: ${shortly(failureMessages[0])}`);
  });
}

function journeyFailures({ suites = [], specs = [] }, status) {
  return [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title, tests }) => {
        const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
        return `- ${file}:${line} > ${title}: ${shortly(error?.message)}`;
      }),
    ...suites.flatMap((suite) => journeyFailures(suite, status)),
  ];
}

function playwrightStep(name, folder, { cores, limitMinutes, env, retries = 0 }) {
  return {
    name,
    cores,
    run: async () => {
      const report = newReport(`${name.replace(/\W+/g, '-')}.json`);
      const { code, output } = await runNode(
        [
          binOf('@playwright/test', 'playwright'),
          'test',
          '--config',
          inRoot(folder, 'e2e', 'playwright.config.ts'),
          '--reporter=list,json',
          `--retries=${retries}`,
        ],
        {
          env: { ...cleanEnv, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
          limitMs: limitMinutes * MINUTE_MS,
        },
      );
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(report).stats ?? {};
      const counts = { passed: expected + flaky, failed: unexpected, skipped };
      return {
        ...judge(counts, code, failuresFirst(journeyFailures(read(report), 'unexpected'), output)),
        retried: journeyFailures(read(report), 'flaky'),
      };
    },
  };
}

export function journeysStep(limits) {
  const run = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ccb-journeys-'));
    try {
      const env = { JOURNEYS_PORT: String(await freePort()), JOURNEYS_DATA_DIR: dataDir };
      return await playwrightStep('journeys', 'frontend', { ...limits, env }).run();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  return { name: 'journeys', cores: limits.cores, run };
}

export function storiesAndMockStep(limits) {
  const name = 'stories and mock';
  const run = async () => {
    const [stories, mock, web] = [await freePort(), await freePort(), await freePort()].map(String);
    const env = { STORIES_PORT: stories, MOCK_PORT: mock, WEB_PORT: web };
    return playwrightStep(name, 'stories', { ...limits, env }).run();
  };
  return { name, cores: limits.cores, run };
}

function newReport(name) {
  mkdirSync(results, { recursive: true });
  const file = join(results, name);
  rmSync(file, { force: true });
  return file;
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}
