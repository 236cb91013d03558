/** Long exports from the started product: slow and stalled readers hold no connection, and nobody else waits for them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/database/data-source.ts';
import { statementTimeoutMs } from '../src/kit/statement-limits.ts';
import { testDatabase } from './database.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { embeddedConnection } from './started-app.ts';
import { longestWaitDuring } from './longest-wait.ts';

const ROWS = 30_000;

let dataDir: string;
let server: ServerProcess;
let own: Awaited<ReturnType<typeof testDatabase>> | undefined;
let database: DataSource;
/** Of the readers that stall. */
let sockets: Socket[] = [];

const signIn = async (username: string): Promise<{ authorization: string }> => {
  const reply = await fetch(`${server.url}/ccb/public/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: `${username}-demo` }),
  });
  return { authorization: `Bearer ${((await reply.json()) as { token: string }).token}` };
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ccb-exports-'));
  own = process.env.TEST_DATABASE_URL ? await testDatabase() : undefined;
  const url = (own?.connection as { url: string } | undefined)?.url;
  server = await serverProcess({
    DATA_DIR: dataDir,
    DEMO_DATA: 'true',
    DATABASE_POOL: '2',
    ...(url ? { DATABASE_URL: url } : {}),
  });
  database = await openDatabase(own?.connection ?? embeddedConnection(dataDir), 1, statementTimeoutMs.upkeep);
  // Incompressible texts: unread data must not fit into the buffers of a connection.
  await database.query(
    `INSERT INTO interface_label (label_group, code, language_id, label)
     SELECT 'LONG', 'CODE_' || n, (SELECT min(id) FROM language),
       (SELECT string_agg(md5(random()::text || n || i), '') FROM generate_series(1, 10) i) FROM generate_series(1, $1) n`,
    [ROWS],
  );
}, 180_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await database.destroy();
  server.signal('SIGTERM');
  await server.ended;
  await own?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const path = (format: string): string => `/ccb/auth/fe/interfaceLabel/to${format}`;

function stalled(format: string, { authorization }: { authorization: string }): Socket {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${path(format)} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`);
  // Without a listener nothing arrives; with one, as much as a buffer holds.
  return socket.on('readable', () => undefined);
}

async function exported(format: string, headers: { authorization: string }): Promise<number> {
  const reply = await fetch(server.url + path(format), { headers });
  expect(reply.status).toBe(200);
  return (await reply.arrayBuffer()).byteLength;
}

it('several at once are all made, and nobody else waits for them', async () => {
  const users = [await signIn('admin'), await signIn('editor')];
  const exportAll = () =>
    Promise.all(
      users.flatMap((user) => ['Csv', 'Xlsx', 'Csv', 'Xlsx'].map((format) => exported(format, user))),
    );
  const { result, waited } = await longestWaitDuring(server, users[0]!, exportAll, server.pid);

  for (const bytes of result) expect(bytes).toBeGreaterThan(ROWS * 150);
  expect(waited).toBeLessThan(200);
}, 180_000);

it('a stalled reader holds no connection and blocks nobody', async () => {
  const [admin, editor] = [await signIn('admin'), await signIn('editor')];
  sockets = ['Csv', 'Xlsx'].map((format) => stalled(format, admin));
  await vi.waitFor(() => expect(sockets.every((socket) => socket.readableLength > 0)).toBe(true), 10_000);
  const refused = fetch(server.url + path('Csv'), { headers: admin });

  const { result, waited } = await longestWaitDuring(
    server,
    admin,
    () => exported('Xlsx', editor),
    server.pid,
  );
  expect(result).toBeGreaterThan(ROWS * 150);
  expect(waited).toBeLessThan(200);
  const busy = await database.query<unknown[]>(
    `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'
     AND query LIKE '%interface_label%'`,
  );
  expect(busy).toEqual([]);

  const reply = await refused;
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await reply.json()).toMatchObject({
    message: 'Other files are being exported. Try again in a minute.',
  });
}, 180_000);

// Half a minute of waiting, whatever the database is.
it.runIf(process.env.TEST_DATABASE_URL)('a stalled reader is dropped in the end', async () => {
  // Unread data counts as being on its way until then.
  await delay(30_000);
  for (const socket of sockets) socket.removeAllListeners('readable');
  await delay(0);
  for (const socket of sockets) socket.resume();
  await vi.waitFor(() => expect(sockets.every((socket) => socket.closed)).toBe(true), 10_000);
  expect(await exported('Csv', await signIn('admin'))).toBeGreaterThan(ROWS * 150);
});
