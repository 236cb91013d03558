import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags } from './support/browserFlags';

// Set by .run/test-projects.mjs (npm test -- --only journeys): a free port and an empty folder.
const port = process.env.JOURNEYS_PORT ?? '8099';
const dataDir = process.env.JOURNEYS_DATA_DIR;
const address = `http://127.0.0.1:${port}`;
const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/journeys',
  workers: 2,
  // Two files at a time: journeys of one file share a vehicle, a market or a list, and take turns.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Only what hangs is given up: journeys share the machine with other steps of npm test.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `${address}/ccb/`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every journey takes a quarter of the time: play a failed one again with --trace on.
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: browserFlags,
    },
  },
  projects: [
    { name: 'chromium', testIgnore: /sol-switch/, use: { browserName: 'chromium' } },
    // Switches online sales off for everybody.
    {
      name: 'afterwards',
      testMatch: /sol-switch/,
      dependencies: ['chromium'],
      use: { browserName: 'chromium' },
    },
  ],
  webServer: dataDir
    ? {
        // What `npm start` runs, flags included; only the environment below differs from a user's.
        command: JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts.start,
        cwd: root,
        url: `${address}/ccb/health/ready`,
        timeout: 180_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        stdout: 'pipe',
        stderr: 'pipe',
        // What went wrong is told; a line for each request would bury it.
        env: { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      }
    : undefined,
});
