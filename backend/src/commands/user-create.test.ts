import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { changesOf } from '../../test/changes.ts';
import { readConfig } from '../config.ts';
import { openConfiguredDatabase } from '../database/open.ts';
import { StartProblem } from '../start-problem.ts';
import { dbReset } from './db-reset.ts';
import { feedDemo } from './feed-demo.ts';
import { feedLoad } from './feed-load.ts';
import { readPassword, userCreate } from './user-create.ts';

vi.mock('../database/open.ts');

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(() => {
  vi.mocked(openConfiguredDatabase).mockResolvedValue({
    database: app.database,
    close: async () => {},
  } as never);
  vi.stubEnv('USER_PASSWORD', 'a long enough word 7');
});

const create = async (...args: string[]) => {
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await userCreate(readConfig({}, '/'), pino({ level: 'silent' }), args).finally(() => told.mockRestore());
};

it('makes a user whose history begins with that', async () => {
  const admin = await app.signIn({ userAdmin: true });
  await create('--username', 'byhand', '--apps', 'price, sol', '--alias', ' Anna ', '--email', 'a@b.example');

  const history = await changesOf(app, admin, 'user').history('byhand' as never);
  expect(history.map(({ action, source, recordId }) => [action, source, recordId])).toEqual([
    ['create', 'user:create', 'byhand'],
  ]);
  expect(history[0]!.after).toEqual({
    username: 'byhand',
    alias: 'Anna',
    email: 'a@b.example',
    lang: 'it',
    countries: [],
    active: true,
    mktg: false,
    ccadmEnabled: false,
    priceConfEnabled: true,
    packConfEnabled: false,
    apiUser: false,
    solEnabledFrontEnd: true,
    isDealer: false,
    isHQUser: false,
    userAdmin: false,
  });
});

it.each([
  [
    'a name that differs from another one only in case',
    ['Existing'],
    'A user with this name already exists.',
  ],
  ['a name that stands for a call', ['toCsv'], 'This name is reserved. Choose another one.'],
  ['a name that is too long', ['x'.repeat(101)], 'A user name of 5 to 100 characters is required.'],
  ['a name with a space at its end', ['somebody '], 'A user name neither begins nor ends with a space.'],
  [
    'an administrator without the label tool',
    ['somebody', '--apps', 'price', '--user-admin'],
    'A user administrator needs the application ccadm',
  ],
  [
    'an address that is none',
    ['somebody', '--email', 'mario rossi'],
    '--email must be an e-mail address such as name@example.com, or empty.',
  ],
  ['two lines of alias', ['somebody', '--alias', 'a\nb'], '--alias must be one line.'],
  [
    'an alias that is too long',
    ['somebody', '--alias', 'x'.repeat(101)],
    '--alias must have at most 100 characters.',
  ],
  [
    'an application that there is not',
    ['somebody', '--apps', 'ccadm,prices'],
    'There is no application prices',
  ],
])('refuses %s, as the console does', async (_what, args, message) => {
  await app.aUser({ username: 'existing' });

  await expect(create('--username', ...args)).rejects.toThrow(message);
  expect(await app.sql('SELECT FROM app_user WHERE username = $1', [args[0]])).toEqual([]);
  await app.sql(`DELETE FROM app_user WHERE username = 'existing'`);
});

it('shows nothing of a password that is typed', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  const reading = readPassword(input as never, output);
  input.write('secret word\r');

  expect(await reading).toBe('secret word');
  expect(String(output.read())).toBe('Password: \n');
});

it.each([
  ['an ended input', undefined],
  ['a terminal where somebody presses Ctrl-C', '\u0003'],
])('says that no password was given: %s', async (_what, typed) => {
  const input = Object.assign(new PassThrough(), { isTTY: typed !== undefined, setRawMode: () => input });
  const reading = readPassword(input as never, new PassThrough());
  input.end(typed);

  await expect(reading).rejects.toThrow(
    new StartProblem('No password was given. Type it, or set USER_PASSWORD.'),
  );
});

it('takes a password from a pipe', async () => {
  const input = new PassThrough();
  const reading = readPassword(input as never, new PassThrough());
  input.end('piped word');

  expect(await reading).toBe('piped word');
});

it('leaves an existing folder without the demo users, whose passwords everybody knows', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ccb-create-'));
  const config = readConfig({ DATA_DIR: dataDir }, '/');
  const loads = async (run: typeof userCreate, ...args: string[]) => {
    const opened = vi.mocked(openConfiguredDatabase).mockRejectedValueOnce(new Error('opened'));
    await expect(run(config, pino({ level: 'silent' }), args)).rejects.toThrow('opened');
    return opened.mock.lastCall![0].loadDemoData;
  };

  expect(await loads(userCreate, '--username', 'byhand')).toBe(true);
  mkdirSync(join(dataDir, 'postgres', 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'postgres', 'PG_VERSION'), '17');
  expect(await loads(userCreate, '--username', 'byhand')).toBe(false);
  expect(await loads(feedLoad, dataDir)).toBe(false);
  rmSync(dataDir, { recursive: true });
});

it('deletes nothing by db:reset before its arguments are read', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ccb-reset-'));
  const config = readConfig({ DATA_DIR: dataDir }, '/');
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  mkdirSync(join(dataDir, 'postgres'));
  await dbReset(config, pino({ level: 'silent' }), ['--help']).finally(() => told.mockRestore());
  await expect(dbReset(config, pino({ level: 'silent' }), ['--dry-run'])).rejects.toThrow(/npm run db:reset/);

  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
  rmSync(dataDir, { recursive: true });
});

it('overwrites no feed file by feed:demo', async () => {
  const feed = mkdtempSync(join(tmpdir(), 'ccb-feed-'));
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  writeFileSync(join(feed, 'markets.csv'), 'of the factory');
  await feedDemo(['--help']).finally(() => told.mockRestore());
  await expect(feedDemo([feed])).rejects.toThrow(/markets\.csv exists already/);

  expect(readdirSync(feed)).toEqual(['markets.csv']);
  expect(readFileSync(join(feed, 'markets.csv'), 'utf8')).toBe('of the factory');
  rmSync(feed, { recursive: true });
});

it.each([
  ['feed:load', (...args: string[]) => feedLoad(readConfig({}, '/'), pino({ level: 'silent' }), args)],
  ['feed:demo', (...args: string[]) => feedDemo(args)],
])('takes one folder for %s: what follows may have been meant as an option', async (_command, run) => {
  await expect(run(tmpdir(), 'dry-run')).rejects.toThrow(/^One folder/);
});

it.each([
  ['user:create', (...args: string[]) => create(...args)],
  ['feed:load', (...args: string[]) => feedLoad(readConfig({}, '/'), pino({ level: 'silent' }), args)],
])('says of an option that there is not how %s is called', async (command, run) => {
  const refused = await run('--user', 'somebody').catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(StartProblem);
  expect((refused as Error).message).toContain(`'--user'`);
  expect((refused as Error).message).toContain(`npm run ${command} -- `);
});
