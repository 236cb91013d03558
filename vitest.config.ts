import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testsOnEmbedded, testsWithoutDatabase } from './.run/database-tests.mjs';
import { browserFlags } from './frontend/e2e/support/browserFlags.ts';
import { ourLayer } from './frontend/styleRules.ts';
import { modules } from './frontend/vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const wanted = process.argv.flatMap((arg, index) => (process.argv[index - 1] === '--project' ? [arg] : []));

/** Where the longest came last, one worker would be at it for minutes when the other has nothing left to do. */
const longestFirst = ['contract-fuzz', 'hostile-memory', 'embedded', 'several-processes'];

/** The consumer's contract is written before the provider's is verified: files run in the order of their names, 2 before 10. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longestFirst.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? longestFirst.length : place;
    };
    const byName = new Intl.Collator(undefined, { numeric: true });
    return [...files].sort((a, b) => placeOf(a) - placeOf(b) || byName.compare(a.moduleId, b.moduleId));
  }
}

/**
 * Only what hangs is given up, however busy the machine: a test that is given up goes on beside the tests after it, and those of a
 * worker share its page or its server.
 */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, teardownTimeout: 10_000 };

/** The pure rules of both sides, and what the frontend knows without a page: all files in one thread, a tenth of the time that a page for each would take. */
const logic: TestProjectConfiguration = {
  test: {
    name: 'logic',
    ...limits,
    environment: 'node',
    include: ['frontend/src/**/*.test.ts', 'contracts/rules/*.test.ts', 'stories/.storybook/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
  },
};

/** What needs a page is called .test.tsx, with or without a component in it. */
const unit: TestProjectConfiguration = {
  plugins: [react()],
  test: {
    name: 'unit',
    ...limits,
    environment: 'happy-dom',
    environmentOptions: {
      // Following a link, such as a download, does not leave the page.
      happyDOM: {
        url: 'http://localhost/ccb/',
        settings: { navigation: { disableFallbackToSetURL: true } },
      },
    },
    include: ['frontend/src/**/*.test.tsx'],
    setupFiles: [here('frontend/src/test/setup.ts')],
    // Tests refer to the classes of a CSS module by their original names.
    css: { include: [], modules: { classNameStrategy: 'non-scoped' } },
    // Loading React and the console again for every file would take a third of the time; the set-up file restores the page.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    // Pages that a test has discarded are rarely old: with a larger young generation, less memory is copied.
    execArgv: ['--max-semi-space-size=64'],
  },
};

/** What attacks the started product and measures how long others wait: one file after the other, and nothing else meanwhile. */
const attacked = ['hostile-files', 'long-exports'].map((name) => `backend/test/${name}.test.ts`);
const attacks: TestProjectConfiguration = {
  test: {
    name: 'attacks',
    ...limits,
    environment: 'node',
    include: attacked,
    pool: 'forks',
    fileParallelism: false,
  },
};

/** What mostly waits, on any database: it would keep a worker from what needs the core. */
const waiting = ['backend/test/stalled-readers.test.ts'];

/** What would be started on PostgreSQL to prove nothing of it. */
const ofEmbeddedAlone = process.env.TEST_DATABASE_URL ? ['backend/test/hostile-memory.test.ts'] : [];
const backend: TestProjectConfiguration = {
  test: {
    name: 'backend',
    ...limits,
    environment: 'node',
    include: ['backend/**/*.test.ts'],
    exclude: ['backend/dist/**', '**/node_modules/**', ...attacked, ...waiting, ...ofEmbeddedAlone],
    // Each file has its own database and thread: forks end with everything they started. Loading the server again for every file would take
    // a quarter of the time.
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
  },
};

const patient: TestProjectConfiguration = {
  test: { name: 'patient', ...limits, environment: 'node', include: waiting, pool: 'forks' },
};

/** Where the whole of them runs on PostgreSQL; one at a time, beside the journeys. */
const embedded: TestProjectConfiguration = {
  test: { ...backend.test, name: 'embedded', include: testsOnEmbedded(), maxWorkers: 1 },
};

const contracts: TestProjectConfiguration = {
  test: {
    name: 'contracts',
    ...limits,
    environment: 'node',
    include: ['contracts/*.test.ts'],
    // npm test runs all of them.
    exclude: process.env.TEST_DATABASE_URL ? testsWithoutDatabase('contracts') : [],
    // Pact's native library does not work in threads, and all consumer files write one pact.
    pool: 'forks',
    fileParallelism: false,
  },
};

const storybook = (): TestProjectConfiguration => ({
  css: { modules, postcss: { plugins: [ourLayer] } },
  plugins: [storybookTest({ configDir: here('stories/.storybook') })],
  test: {
    name: 'storybook',
    ...limits,
    // As in the product: rules of one module name classes of another (vite.config.ts).
    css: { modules: { classNameStrategy: 'scoped' } },
    // Two pages for all files: loading React, the theme and Storybook again for each took as long as the stories themselves.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          args: browserFlags,
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: ByName },
    experimental: { fsModuleCache: true, fsModuleCachePath: here('.cache/vitest') },
    passWithNoTests: false,
    projects: [
      logic,
      unit,
      backend,
      patient,
      embedded,
      attacks,
      contracts,
      // Loading Storybook takes seconds, so only runs that include the stories do it.
      ...(wanted.length === 0 || wanted.includes('storybook') ? [storybook()] : []),
    ],
  },
});
