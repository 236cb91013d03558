/**
 * Three processes behind HAProxy on one PostgreSQL, directly and through pgbouncer, set up as OPERATIONS.md says. Needs a PostgreSQL of
 * its own, which it restarts.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '../src/database/data-source.ts';
import { factoriesOn } from './factories.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const operations = readFileSync(here('../OPERATIONS.md'), 'utf8');
const example = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(operations)![1]!;

interface ScratchPostgres {
  url: string;
  runAs: { uid: number; gid: number } | undefined;
  folder: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}
const { startScratchPostgres } = (await import(here('../../.run/scratch-postgres.mjs'))) as {
  startScratchPostgres(options: object): Promise<ScratchPostgres>;
};
const { freePort } = (await import(here('../../.run/project.mjs'))) as { freePort(): Promise<number> };

// Debian keeps both off the PATH of most users.
process.env.PATH += ':/usr/sbin';
const isHere = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

const missingIn = (created: Set<string>, stored: Set<string>): string[] =>
  [...created].filter((code) => !stored.has(code));

const WRITERS = 24;
const LABELS = '/ccb/auth/fe/interfaceLabel';

describe.skipIf(!process.env.TEST_DATABASE_URL || !isHere('haproxy') || !isHere('pgbouncer')).each([
  { how: 'on PostgreSQL itself', mode: undefined },
  { how: 'through pgbouncer, session by session', mode: 'session' },
  { how: 'through pgbouncer, transaction by transaction', mode: 'transaction' },
])('three processes $how', ({ mode }) => {
  const programs: ChildProcess[] = [];
  let postgres: ScratchPostgres;
  let servers: ServerProcess[] = [];
  let database: DataSource;
  let asked: string;
  let url: string;
  let headers: Record<string, string>;

  async function throughPgbouncer(): Promise<string> {
    const port = await freePort();
    const file = join(postgres.folder, 'pgbouncer.ini');
    const settings = [
      '[databases]',
      `* = host=127.0.0.1 port=${new URL(postgres.url).port} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      example('ini'),
    ];
    writeFileSync(file, settings.join('\n'));
    programs.push(spawn('pgbouncer', ['-q', file], { ...postgres.runAs, stdio: 'ignore' }));
    return `postgres://postgres@127.0.0.1:${port}/postgres${mode === 'transaction' ? '?prepared=false' : ''}`;
  }

  async function throughHaproxy(): Promise<string> {
    const port = await freePort();
    const file = join(postgres.folder, 'haproxy.cfg');
    const ports = servers.map((server) => server.port);
    const settings = example('haproxy')
      .replace('10.0.0.10:80', `127.0.0.1:${port}`)
      .replace(/10\.0\.0\.1[123]:8080/g, () => `127.0.0.1:${ports.shift()}`);
    writeFileSync(file, settings);
    programs.push(spawn('haproxy', ['-f', file], { stdio: 'ignore' }));
    return `http://127.0.0.1:${port}`;
  }

  beforeAll(async () => {
    postgres = await startScratchPostgres({});
    await migrate({ url: postgres.url });
    database = await openDatabase({ url: postgres.url }, 2);
    for (const [statement] of example('sql').matchAll(/ALTER.*;/g))
      await database.query(statement.replace('ROLE ccb', 'ROLE postgres'));
    asked = mode === undefined ? postgres.url : await throughPgbouncer();
    servers = await Promise.all(
      [1, 2, 3].map(() => serverProcess({ DATABASE_URL: asked, TRUST_PROXY: '1' })),
    );
    url = await throughHaproxy();
    while (!(await fetch(`${url}/ccb/health/ready`).catch(() => undefined))?.ok) await wait(50);
    headers = { 'content-type': 'application/json' };
    const { username, password } = await factoriesOn(database).aUser({ ccadmEnabled: true });
    const body = JSON.stringify({ username, password });
    const reply = await fetch(`${url}/ccb/public/getToken`, { method: 'POST', headers, body });
    headers['authorization'] = `Bearer ${((await reply.json()) as { token: string }).token}`;
  });

  afterAll(async () => {
    for (const server of servers) server.signal('SIGKILL');
    await Promise.all(servers.map(({ ended }) => ended));
    for (const program of programs) program.kill('SIGKILL');
    await database?.destroy();
    await postgres?.stop();
  });

  /** When the last label was acknowledged, and when the last one failed. */
  let last: { written: number; failed: number };

  /** People who create labels until `isOver`: what was acknowledged, and what became of the rest. */
  async function createLabels(labelGroup: string, isOver: () => boolean) {
    last = { written: 0, failed: 0 };
    const created = new Set<string>();
    const failures: { at: number; what: string }[] = [];
    const writer = async (_: undefined, number: number): Promise<void> => {
      for (let n = 0; !isOver(); n++) {
        const body = JSON.stringify({ labelGroup, code: `${number}-${n}`, label: 'x', language: { id: 1 } });
        const said = await fetch(url + LABELS, { method: 'POST', headers, body }).then(
          (reply) => reply.status,
          (error: Error) => error.message,
        );
        const at = performance.now();
        if (said === 200) created.add(`${number}-${n}`);
        else failures.push({ at, what: String(said) });
        last[said === 200 ? 'written' : 'failed'] = at;
        // Those who type leave some of the two cores to what is tested.
        await wait(20);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    return { created, failures };
  }
  const storedIn = async (labelGroup: string): Promise<Set<string>> => {
    const rows = await database.query<{ code: string }[]>(
      'SELECT code FROM interface_label WHERE label_group = $1',
      [labelGroup],
    );
    return new Set(rows.map(({ code }) => code));
  };

  it('lose nothing that was acknowledged when one is killed under load, and only what it was at fails', async () => {
    let isOver = false;
    const all = createLabels('Killed', () => isOver);
    await wait(1_500);
    servers[0]!.signal('SIGKILL');
    const killedAt = performance.now();
    await wait(3_000);
    isOver = true;
    const { created, failures } = await all;

    expect(created.size, JSON.stringify(failures.slice(0, 20))).toBeGreaterThan(50);
    expect(missingIn(created, await storedIn('Killed'))).toEqual([]);
    expect(failures.length, JSON.stringify(failures)).toBeLessThanOrEqual(WRITERS);
    expect(last.written - killedAt).toBeGreaterThan(2_000);
  });

  it('are back within five seconds of a restart of PostgreSQL under load, and lose nothing acknowledged', async () => {
    let isOver = false;
    const all = createLabels('Restarted', () => isOver);
    await wait(1_000);
    await postgres.restart();
    const restartedAt = performance.now();
    // Until nothing fails any more, for a second.
    const isBack = () =>
      Math.min(last.written, performance.now() - 1_000) > Math.max(restartedAt, last.failed);
    for (let left = 60; left > 0 && !isBack(); left--) await wait(100);
    isOver = true;
    const { created, failures } = await all;

    expect(created.size, JSON.stringify(failures.slice(0, 20))).toBeGreaterThan(50);
    expect(failures.length).toBeGreaterThan(0);
    expect(
      failures.every(({ what }) => what === '503'),
      JSON.stringify(failures.slice(0, 20)),
    ).toBe(true);
    expect(Math.max(...failures.map(({ at }) => at)) - restartedAt).toBeLessThan(5_000);
    expect(missingIn(created, await storedIn('Restarted'))).toEqual([]);
  });

  it.skipIf(mode === undefined)('do not start where the pooler drops that they ask for UTC', async () => {
    await database.query(`ALTER ROLE postgres IN DATABASE template1 SET timezone = 'Europe/Rome'`);
    const elsewhere = new URL(asked);
    elsewhere.pathname = '/template1';

    await expect(openDatabase({ url: elsewhere.href }, 1)).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL 127\.0\.0\.1:\d+\/template1 uses the time zone Europe\/Rome although UTC was requested/,
    );
  });
});
