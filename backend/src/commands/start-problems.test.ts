import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { emptyDatabase, testDatabase } from '../../test/database.ts';
import { serverProcess } from '../../test/server-process.ts';
import { readConfig } from '../config.ts';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { migrate, openDatabase } from '../database/data-source.ts';
import { StartProblem } from '../start-problem.ts';
import { startCheck } from './start-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'ccb-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const failureOf = async (work: () => unknown): Promise<Error> => {
  try {
    await work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not fail.');
};

it.each([
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
  ],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must look like smtp://user:password@host:587 (or smtps://...).'],
  [
    'SMTP_URL',
    'http://mail.example',
    'SMTP_URL must look like smtp://user:password@host:587 (or smtps://...).',
  ],
  [
    'DATABASE_URL',
    'postgres://u:50%@h/db',
    'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
  ],
  [
    'DATABASE_URL',
    'postgres://h:port/db',
    'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
  ],
  [
    'MAIL_FROM',
    'CCB Console',
    'MAIL_FROM must be a mail address such as ccb@example.com or CCB Console <ccb@example.com>, not "CCB Console".',
  ],
  [
    'MAIL_FALLBACK',
    'a@example.com, b@example.com',
    'MAIL_FALLBACK must be a mail address such as ccb@example.com or CCB Console <ccb@example.com>, not "a@example.com, b@example.com".',
  ],
  [
    'COMPARE_HOSTS',
    'asis.example, *.example',
    'COMPARE_HOSTS must list hosts such as asis.example or tobe.example:8443, separated by commas, not "*.example".',
  ],
  [
    'SSO_SECRET',
    'x'.repeat(40),
    'Single sign-on needs SSO_SECRET or SSO_JWKS_URL, and SSO_ISSUER and SSO_AUDIENCE.',
  ],
  [
    'SSO_ISSUER',
    'portal',
    'Single sign-on needs SSO_SECRET or SSO_JWKS_URL, and SSO_ISSUER and SSO_AUDIENCE.',
  ],
])('names a variable that cannot be used: %s=%s', async (name, value, sentence) => {
  expect((await failureOf(() => readConfig({ [name]: value }, '/'))).message).toBe(sentence);
});

describe('the proxies that are trusted', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['0', false],
    ['true', 1],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, 2001:db8::/32,192.0.2.7', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']],
  ])('are named by their number or their addresses: %s', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }, '/').trustProxy).toEqual(trusted);
  });

  it.each([
    'yes',
    '-1',
    '1.5',
    '11',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/0',
    'proxy.example',
    '10.0.0.1,,',
  ])('are never guessed: %s', async (text) => {
    expect((await failureOf(() => readConfig({ TRUST_PROXY: text }, '/'))).message).toBe(
      `TRUST_PROXY must be false, true for one proxy, the number of proxies (1 to 10) or their addresses such as 10.0.0.0/8, separated by commas, not "${text}".`,
    );
  });
});

describe('single sign-on', () => {
  const signer = { SSO_ISSUER: 'https://portal.example', SSO_AUDIENCE: 'ccb-console' };
  const secret = 'x'.repeat(32);

  it('is off without a word about it', () => {
    expect(readConfig({}, '/').sso).toBeUndefined();
  });

  it.each([
    [{ SSO_SECRET: secret }, { secret }],
    [{ SSO_JWKS_URL: 'https://portal.example/keys' }, { jwksUrl: 'https://portal.example/keys' }],
    [{ SSO_JWKS_URL: 'http://127.0.0.1:9000/keys' }, { jwksUrl: 'http://127.0.0.1:9000/keys' }],
  ])('takes %j', (env, key) => {
    expect(readConfig({ ...signer, ...env }, '/').sso).toEqual({
      key,
      issuer: 'https://portal.example',
      audience: 'ccb-console',
    });
  });

  it.each([
    [{ SSO_SECRET: 'short' }, 'SSO_SECRET must have at least 32 characters.'],
    [
      { SSO_JWKS_URL: 'http://portal.example/keys' },
      'SSO_JWKS_URL must be an address that begins with https://.',
    ],
    [
      { SSO_SECRET: secret, SSO_JWKS_URL: 'https://portal.example/keys' },
      'Give either SSO_SECRET or SSO_JWKS_URL, not both.',
    ],
  ])('refuses %j', async (env, sentence) => {
    expect((await failureOf(() => readConfig({ ...signer, ...env }, '/'))).message).toBe(sentence);
  });
});

it('names every wrong setting at once', async () => {
  const env = { PORT: 'many', RUN_JOBS: 'maybe', SMTP_URL: 'mail', SSO_SECRET: 'short' };

  expect((await failureOf(() => readConfig(env, '/'))).message.split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535, not "many".',
    'Single sign-on needs SSO_SECRET or SSO_JWKS_URL, and SSO_ISSUER and SSO_AUDIENCE.',
    'SMTP_URL must look like smtp://user:password@host:587 (or smtps://...).',
    'RUN_JOBS must be true or false, not "maybe".',
  ]);
});

describe('npm start -- --check', () => {
  const told = async (env: Record<string, string>) => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text).trim());
      return true;
    });
    const error = await startCheck(readConfig({ PORT: '0', ...env }, folder)).catch(
      (reason: Error) => reason,
    );
    write.mockRestore();
    return { lines, error };
  };

  it('says what a first start would do, and makes no folder', async () => {
    const before = readdirSync(folder);
    const { lines, error } = await told({
      DATA_DIR: join(folder, 'new'),
      SMTP_URL: 'smtp://u:p@mail.example',
    });

    expect(error).toBeUndefined();
    expect(lines).toContain(
      `Database:        embedded, ${join(folder, 'new', 'postgres')}: empty: tables and demo data would be created`,
    );
    expect(lines[0]).toMatch(/^Address: +http:\/\/localhost:\d+\/ccb\/$/);
    expect(lines).toContain('Mail:            sent through mail.example');
    expect(lines.at(-1)).toBe('Nothing was started or changed.');
    expect(readdirSync(folder)).toEqual(before);
  });

  it.each([
    ['below a file', () => join(folder, 'plain', 'data')],
    ['a file', () => join(folder, 'plain')],
    ['where no folder can be', () => '/proc/ccb'],
  ])('refuses a data folder that is %s, as a start does', async (_, place) => {
    writeFileSync(join(folder, 'plain'), '');
    const { lines, error } = await told({ DATA_DIR: place() });

    expect(error).toBeInstanceOf(StartProblem);
    expect((error as Error).message).toMatch(/^The data folder .+ cannot be used: /);
    expect(lines).not.toContain('Nothing was started or changed.');
  });

  it.each([
    [{ IMAGES_DIR: '/proc/images' }, 'pictures folder /proc/images', 'IMAGES_DIR'],
    [{ DATA_DIR: '/proc/ccb', IMAGES_DIR: folder }, 'data folder /proc/ccb', 'DATA_DIR'],
  ])('refuses folders of files beside PostgreSQL: %j', async (env, named, setting) => {
    const { error } = await told({ DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/ccb', ...env });

    expect((error as Error).message).toContain(
      `The ${named} cannot be used: no folder can be created there. Set ${setting} to another folder.`,
    );
  });

  const onPostgres = process.env.TEST_DATABASE_URL;
  it.runIf(onPostgres)('refuses a user who may not create the tables, as a start does', async () => {
    const role = `ccb_reader_${process.pid}`;
    const admin = new pg.Client({ connectionString: onPostgres });
    await admin.connect();
    await admin.query(`CREATE ROLE ${role} LOGIN`);
    await admin.query(`CREATE DATABASE ${role}`);
    const url = Object.assign(new URL(onPostgres!), {
      username: role,
      password: 'x',
      pathname: `/${role}`,
    }).href;
    try {
      for (const failed of [
        (await told({ DATABASE_URL: url })).error,
        await failureOf(() => migrate({ url })),
      ]) {
        expect(failed).toBeInstanceOf(StartProblem);
        expect((failed as Error).message).toContain('this user lacks the required privileges');
      }
    } finally {
      await admin.query(`DROP DATABASE ${role} WITH (FORCE)`);
      await admin.query(`DROP ROLE ${role}`);
      await admin.end();
    }
  });

  it.runIf(onPostgres)('refuses a time zone and a schema that a start refuses', async () => {
    const database = await testDatabase();
    const { url } = database.connection as { url: string };
    const state = async () => (await told({ DATABASE_URL: url, DEMO_DATA: 'true' })).lines[1];
    expect(await state()).toMatch(/: up to date, and demo data would be loaded$/);
    const zone = (await told({ DATABASE_URL: `${url}?options=-c%20TimeZone%3DEurope%2FRome` })).error;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`INSERT INTO app_user (username, password_hash) VALUES ('somebody', '')`);
    expect(await state()).toMatch(/: up to date$/);
    await client.query(
      `INSERT INTO migration (timestamp, name) VALUES (1999000000000, 'Future1999000000000')`,
    );
    await client.end();
    const schema = (await told({ DATABASE_URL: url })).error;
    await database.close();

    expect((zone as Error).message).toContain('uses the time zone Europe/Rome although UTC was requested');
    expect((schema as Error).message).toContain('upgraded by a newer console (Future1999000000000)');
  });

  it.runIf(onPostgres).each([
    [
      'is too old',
      `CREATE FUNCTION poor.current_setting(text) RETURNS text LANGUAGE sql AS
         $$SELECT CASE $1 WHEN 'server_version_num' THEN '140011' WHEN 'server_version' THEN '14.11' ELSE pg_catalog.current_setting($1) END$$`,
      'is version 14.11: the console needs 15 or newer.',
    ],
    [
      'lacks an extension',
      `CREATE VIEW poor.pg_available_extensions AS SELECT 'pg_trgm' AS name;
       CREATE VIEW poor.pg_extension AS SELECT 'plpgsql' AS extname`,
      'lacks what the console needs: install the extensions unaccent on its server.',
    ],
  ])(
    'refuses a server that %s before anything is migrated, as a start does',
    async (_what, sql, sentence) => {
      const database = await emptyDatabase();
      const { url } = database.connection as { url: string };
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE SCHEMA poor; ${sql}`);
      const poor = `${url}?options=-c%20TimeZone%3DUTC%20-c%20search_path%3Dpoor,pg_catalog,public`;
      const checked = (await told({ DATABASE_URL: poor })).error;
      const started = await failureOf(() => migrate({ url: poor }));
      const { rows: made } = await client.query(`SELECT FROM pg_tables WHERE schemaname = 'public'`);
      await client.end();
      await database.close();

      for (const error of [checked, started]) {
        expect(error).toBeInstanceOf(StartProblem);
        expect((error as Error).message).toContain(sentence);
      }
      expect(made).toEqual([]);
    },
  );

  it('says of an embedded database only what it can know', async () => {
    const place = join(folder, 'existing', 'postgres', 'postgres');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'PG_VERSION'), '17');

    expect((await told({ DATA_DIR: join(folder, 'existing') })).lines[1]).toMatch(
      /: exists; only a start reads it, and runs pending migrations; demo data is loaded only if nothing is stored in it$/,
    );
  });

  it('tells everything that would prevent it', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as AddressInfo;
    const { error } = await told({ PORT: String(port), DATABASE_URL: 'postgresql://u:p@127.0.0.1:1/ccb' });
    taken.close();

    expect((error as Error).message.split('\n')).toEqual([
      expect.stringMatching(`^Port ${port} is in use.`),
      expect.stringContaining('the server does not respond'),
    ]);
  });
});

it('takes the addresses of mail servers and databases', () => {
  const env = { SMTP_URL: 'smtps://u:p@mail.example:465', DATABASE_URL: 'postgresql://u:50%25@h:5432/db' };

  expect(readConfig(env, '/')).toMatchObject({ smtpUrl: env.SMTP_URL, databaseUrl: env.DATABASE_URL });
});

it('sends from one mail address, with or without a name, to which results without a recipient go too', () => {
  expect(readConfig({ MAIL_FROM: 'CCB Console <ccb@example.com>' }, '/')).toMatchObject({
    mailFrom: 'CCB Console <ccb@example.com>',
    mailFallback: 'CCB Console <ccb@example.com>',
  });
  expect(readConfig({ MAIL_FALLBACK: 'desk@example.com' }, '/').mailFallback).toBe('desk@example.com');
});

it('takes over the folder of a process that was killed and not yet waited for by its parent', async () => {
  const place = mkdtempSync(join(folder, 'killed-'));
  // The shell leaves its child to the program that takes its place, which does not wait for it.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = Number(await new Promise((done) => parent.stdout.once('data', done)));
  const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /s, '').split(' ');
  const mine = lockDataFolder(place, '');
  const file = join(place, 'in-use.lock');
  const lock = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), pid, startedAt: stat()[19] };
  writeFileSync(file, JSON.stringify(lock));
  await vi.waitFor(() => expect(stat()[0]).toBe('Z'), { timeout: 5_000 });

  lockDataFolder(place, '').release();

  mine.release();
  parent.kill('SIGKILL');
});

it('says why a data folder cannot be used, at once', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  for (const impossible of [join(file, 'data'), file, '/proc/ccb/data/postgres']) {
    const problem = await failureOf(() => lockDataFolder(impossible, ''));
    expect(problem).toBeInstanceOf(StartProblem);
    expect(problem.message).toMatch(
      /^The data folder .+ cannot be used: [a-z -]+\. Set DATA_DIR to another folder\.$/,
    );
  }
});

/** A server that refuses every connection in PostgreSQL's words. */
async function refusing(code: string): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const text = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(text.length + 4, 1);
      socket.end(Buffer.concat([head, text]));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it.each([
  ['28P01', 'user or password is wrong'],
  ['28000', 'user or password is wrong'],
  ['3D000', 'there is no database with this name'],
  ['08P01', 'it says "refused" (a pooler? See OPERATIONS.md)'],
])('says what a database that refuses with %s means, without the password', async (code, reason) => {
  const server = await refusing(code);

  const url = `postgresql://giulia:secret-word@127.0.0.1:${server.port}/ccb`;
  const problem = await failureOf(() => openDatabase({ url }, 1));

  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem.message).toBe(
    `DATABASE_URL: PostgreSQL 127.0.0.1:${server.port}/ccb cannot be used: ${reason}.`,
  );
  server.close();
});

it.each([
  ['postgresql://u:p@127.0.0.1:1/ccb', 'the server does not respond'],
  ['postgresql://u:p@no-such-host.invalid/ccb', 'unknown host'],
])('says that a database cannot be reached: %s', async (url, reason) => {
  const problem = await failureOf(() => openDatabase({ url }, 1));

  expect(problem).toBeInstanceOf(StartProblem);
  expect(problem.message).toContain(reason);
});

it.each([
  [{ HOST: 'no-such-host.invalid' }, 'HOST=no-such-host.invalid is not an address of this machine.'],
  [{ HOST: '203.0.113.7' }, 'HOST=203.0.113.7 is not an address of this machine.'],
  [{ DATA_DIR: '/proc/ccb' }, 'The data folder /proc/ccb cannot be used'],
  [{ IMAGES_DIR: '/proc/ccb' }, 'The pictures folder /proc/ccb cannot be used'],
])('ends with the sentence alone: %j', async (variables, sentence) => {
  const failure = await failureOf(() => serverProcess(variables as Record<string, string>));

  expect(failure.message).toContain(`ended with 1:\n${sentence}`);
  expect(failure.message).not.toMatch(/\n +at /);
});
