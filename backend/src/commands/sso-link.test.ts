import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { readConfig } from '../config.ts';
import { embeddedSso } from '../features/sso/embedded-sso.ts';
import { ssoLink } from './sso-link.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ccb-link-'));
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { sso: embeddedSso(dataDir) } });
  app.clock.now = new Date();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

/** What the command prints. */
async function printed(env: NodeJS.ProcessEnv, args: string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await ssoLink(readConfig({ DATA_DIR: dataDir, ...env }, '/'), args);
    return String(write.mock.calls[0]![0]);
  } finally {
    write.mockRestore();
  }
}

const production = { DATABASE_URL: 'postgresql://u:p@h/db' };
const signer = { SSO_ISSUER: 'https://portal.example', SSO_AUDIENCE: 'ccb' };

it('prints a link that the embedded start takes, once', async () => {
  const text = await printed({ PORT: '8123' }, ['solonly']);
  const [link = '', told = ''] = text.split('\n');
  await app.aUser({ username: 'solonly', solEnabledFrontEnd: true });

  const { origin, pathname, searchParams } = new URL(link);
  const query = { username: searchParams.get('user'), token: searchParams.get('token') };
  const replies = [1, 2].map(() => app.request('POST', '/ccb/public/ssoLogin', { query }));

  expect([origin, pathname, told]).toEqual([
    'http://localhost:8123',
    '/ccb/sso',
    'Valid for one sign-in of solonly within 5 minutes.',
  ]);
  expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([200, 401]);
});

it.each([
  ['0.0.0.0', 'http://localhost:8123'],
  ['::', 'http://[::1]:8123'],
  ['2001:db8::7', 'http://[2001:db8::7]:8123'],
  ['ccb.example', 'http://ccb.example:8123'],
])('prints an address that works where the server listens on %s', async (HOST, origin) => {
  expect(new URL((await printed({ HOST, PORT: '8123' }, ['market'])).split('\n')[0]!).origin).toBe(origin);
});

it('keeps the secret of the embedded start to its user, and makes it once', () => {
  const first = embeddedSso(dataDir);

  expect(embeddedSso(dataDir)).toEqual(first);
  expect(statSync(join(dataDir, 'sso-secret')).mode & 0o777).toBe(0o600);
});

it.each([
  ['nobody', {}, [], 'Missing argument: one user name.'],
  ['two users', {}, ['a', 'b'], 'Missing argument: one user name.'],
  ['a database without single sign-on', production, ['market'], 'Single sign-on is not enabled here.'],
  [
    'the keys of another system',
    { ...production, ...signer, SSO_JWKS_URL: 'https://portal.example/keys' },
    ['market'],
    'Only the system whose keys are at https://portal.example/keys',
  ],
])('prints no link for %s, and says why', async (_what, env, args, sentence) => {
  await expect(printed(env, args)).rejects.toThrow(sentence);
});
