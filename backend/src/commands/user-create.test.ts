import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { changesOf } from '../../test/changes.ts';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../database/open.ts';
import { userCreate } from './user-create.ts';

vi.mock('../database/open.ts');

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('makes a user whose history begins with that', async () => {
  const admin = await app.signIn({ userAdmin: true });
  vi.mocked(openConfiguredDatabase).mockResolvedValue({
    database: app.database,
    close: async () => {},
  } as never);
  vi.stubEnv('USER_PASSWORD', 'a long enough word 7');
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await userCreate(readConfig({}, '/'), pino({ level: 'silent' }), [
    '--username',
    'byhand',
    '--apps',
    'price',
  ]).finally(() => told.mockRestore());

  const history = await changesOf(app, admin, 'user').history('byhand' as never);
  expect(history.map(({ action, source, recordId }) => [action, source, recordId])).toEqual([
    ['create', 'user:create', 'byhand'],
  ]);
});
