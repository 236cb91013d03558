// The product, as started by `npm start`, provides what the frontend relies on.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../backend/test/app.ts';
import { startedApp, type StatefulApp } from '../backend/test/started-app.ts';
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

function mismatchesOf(error: Error): unknown {
  try {
    return (JSON.parse(error.message) as { errors: Mismatch[] }).errors;
  } catch {
    return error;
  }
}

/** A separate process cannot be paused while it stops, so this state is set in a server inside the test. */
const STOPPING = 'the server is stopping';
const isStopping = ({ providerStates = [] }: RecordedInteraction) =>
  providerStates.some(({ name }) => name === STOPPING);

async function withPactOf<Result>(
  isWanted: (interaction: RecordedInteraction) => boolean,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const pact = JSON.parse(readFileSync(file, 'utf8')) as { interactions: RecordedInteraction[] };
  const path = join(ROOT, '.cache', `console-ccb-${process.pid}.json`);
  writeFileSync(path, JSON.stringify({ ...pact, interactions: pact.interactions.filter(isWanted) }));
  return work(path).finally(() => rmSync(path));
}

const STARTED_WITHIN_MS = 180_000;

let app: StatefulApp;
const caller: Caller = { token: '' };
beforeAll(async () => void (app = await startedApp(portal)), STARTED_WITHIN_MS);
afterAll(() => app?.close());

it('finds every row of the contract in the pact', () => {
  const descriptions = recorded().map(({ description }) => description);

  expect(descriptions.toSorted()).toEqual(interactions.map(titleOf).toSorted());
});

it('has a handler for every state, and no other', () => {
  const named = recorded()
    .filter((interaction) => !isStopping(interaction))
    .flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));

  expect(Object.keys(stateHandlers(app, caller)).toSorted()).toEqual([...new Set(named)].toSorted());
});

it('records an authorization header for every call below /ccb/auth and for no other (R-030)', () => {
  const wrong = recorded().filter(({ request }) => {
    const names = Object.keys(request.headers ?? {}).map((name) => name.toLowerCase());
    return names.includes('authorization') !== request.path.startsWith('/ccb/auth/');
  });

  expect(wrong.map(({ description }) => description)).toEqual([]);
});

const VERIFIED_WITHIN_MS = 300_000;

it('honours the contract', { timeout: VERIFIED_WITHIN_MS }, async () => {
  const verify = (path: string) =>
    new Verifier({
      provider: 'ccb',
      providerBaseUrl: app.url,
      pactUrls: [path],
      logLevel: 'error',
      // Runs before every interaction, sometimes twice.
      beforeEach: () => resetConsole(app, caller),
      stateHandlers: stateHandlers(app, caller) as never,
      requestFilter: (request, _response, next) => {
        if (request.headers['authorization']) request.headers['authorization'] = `Bearer ${caller.token}`;
        next();
      },
    }).verifyProvider();

  const mismatches = await withPactOf(
    (interaction) => !isStopping(interaction),
    (path) => verify(path).then(() => [], mismatchesOf),
  );

  expect(mismatches).toEqual([]);
});

it('honours what is agreed for a server that stops', async () => {
  const stopping = await testApp({ database: app.database, lifecycle: { isStopping: true } });
  const verify = (path: string) =>
    new Verifier({
      provider: 'ccb',
      providerBaseUrl: stopping.url,
      pactUrls: [path],
      logLevel: 'error',
      stateHandlers: { [STOPPING]: async () => undefined },
    }).verifyProvider();

  const mismatches = await withPactOf(isStopping, (path) => verify(path).then(() => [], mismatchesOf));
  await stopping.close();

  expect(mismatches).toEqual([]);
});
