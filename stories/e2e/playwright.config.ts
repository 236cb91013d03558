import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserFlags } from '../../frontend/e2e/support/browserFlags';

// Set by .run/test-projects.mjs (npm test -- --only 'stories and mock'): free ports.
const ports = {
  STORIES_PORT: process.env.STORIES_PORT ?? '6006',
  MOCK_PORT: process.env.MOCK_PORT ?? '4010',
  WEB_PORT: process.env.WEB_PORT ?? '5173',
};

/** What `npm run stories` and `npm run mock` serve, each started by its own command. */
const started = [
  { name: 'stories', address: `http://localhost:${ports.STORIES_PORT}/`, ready: 'index.json' },
  { name: 'mock', address: `http://localhost:${ports.WEB_PORT}/ccb/`, ready: 'public/getCCFUrl' },
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/started',
  // What is timed is somebody who looks at one of the two.
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: browserFlags,
    },
  },
  projects: started.map(({ name, address }) => ({
    name,
    testMatch: `${name}.spec.ts`,
    use: {
      browserName: 'chromium',
      baseURL: address,
      // The mock's users are Italian; what is read and pressed here is English.
      storageState: {
        cookies: [],
        origins: [{ origin: new URL(address).origin, localStorage: [{ name: 'ccb.texts', value: 'en' }] }],
      },
    },
  })),
  webServer: started.map(({ name, address, ready }) => ({
    command: `node .run/${name}.mjs`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: address + ready,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: ports,
  })),
});
