// The real server, on a database, honours what the frontend relies on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../backend/test/app.ts';
import { ROOT } from './document.ts';
import { titleOf } from './harness.ts';
import { interactions } from './interactions/index.ts';
import { resetConsole, stateHandlers, type Caller } from './states.ts';
import { portal } from './states/landing.ts';

interface RecordedInteraction {
  description: string;
  providerStates?: { name: string }[];
  request: { path: string; headers?: Record<string, unknown> };
}

const file = join(ROOT, 'contracts', 'pacts', 'console-ccb.json');
const recorded = () =>
  (JSON.parse(readFileSync(file, 'utf8')) as { interactions: RecordedInteraction[] }).interactions;

interface Mismatch {
  interaction: string;
  mismatch: unknown;
}

/** What the verifier found, without the log that it puts around it. */
function mismatchesOf(error: Error): unknown {
  try {
    return (JSON.parse(error.message) as { errors: Mismatch[] }).errors;
  } catch {
    return error;
  }
}

let app: TestApp;
const caller: Caller = { token: '' };
const imagesDir = mkdtempSync(join(tmpdir(), 'ccb-pictures-'));
beforeAll(async () => void (app = await testApp({ config: { imagesDir, sso: portal } })));
afterAll(async () => {
  await app.close();
  rmSync(imagesDir, { recursive: true });
});

it('finds every row of the contract in the pact', () => {
  const descriptions = recorded().map(({ description }) => description);

  expect(descriptions.toSorted()).toEqual(interactions.map(titleOf).toSorted());
});

it('has a handler for every state, and no other', () => {
  const named = recorded().flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));

  expect(Object.keys(stateHandlers(app, caller)).toSorted()).toEqual([...new Set(named)].toSorted());
});

it('records an authorization header for every call below /ccb/auth and for no other (R-030)', () => {
  const wrong = recorded().filter(({ request }) => {
    const names = Object.keys(request.headers ?? {}).map((name) => name.toLowerCase());
    return names.includes('authorization') !== request.path.startsWith('/ccb/auth/');
  });

  expect(wrong.map(({ description }) => description)).toEqual([]);
});

/** Several hundred rows, one after the other, each on tables that are emptied before. */
const VERIFIED_WITHIN_MS = 300_000;

it('honours the contract', { timeout: VERIFIED_WITHIN_MS }, async () => {
  const verifier = new Verifier({
    provider: 'ccb',
    providerBaseUrl: app.url,
    pactUrls: [file],
    logLevel: 'error',
    // Runs before every interaction, sometimes twice.
    beforeEach: () => resetConsole(app, caller),
    stateHandlers: stateHandlers(app, caller) as never,
    requestFilter: (request, _response, next) => {
      if (request.headers['authorization']) request.headers['authorization'] = `Bearer ${caller.token}`;
      next();
    },
  });

  const mismatches = await verifier.verifyProvider().then(() => [], mismatchesOf);

  expect(mismatches).toEqual([]);
});
