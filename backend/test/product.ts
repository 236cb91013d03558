import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openDatabase, type Connection } from '../src/database/data-source.ts';
import { testDatabase } from './database.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { fillAsStarted } from './started-folder.ts';

/** The embedded server writes the folder of its socket into the lock of the data folder. */
export function embeddedConnection(dataDir: string): Connection {
  const lock = JSON.parse(readFileSync(join(dataDir, 'postgres', 'in-use.lock'), 'utf8')) as {
    scratch: string;
  };
  return { host: lock.scratch, port: 5432, user: 'postgres', password: 'postgres', database: 'postgres' };
}

/**
 * A data folder, and a database of its own where TEST_DATABASE_URL is set; `npm start` on them, as often as asked. An embedded database
 * is there before the first start, unless that has a clock or is to be from nothing, as in commands/serve.test.ts and the journeys.
 */
export async function product({ isFromNothing = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ccb-product-'));
  const own = process.env.TEST_DATABASE_URL ? await testDatabase() : undefined;
  const place: Record<string, string> = { DATA_DIR: dataDir };
  if (own && 'url' in own.connection) place['DATABASE_URL'] = own.connection.url;
  const servers: ServerProcess[] = [];
  const doors: DataSource[] = [];
  return {
    dataDir,

    /** @param clock start of its clock, else the real one */
    async start(variables: Record<string, string> = {}, clock?: Date): Promise<ServerProcess> {
      const all = { ...place, ...variables };
      const isOwnFolder = all['DATA_DIR'] === dataDir && all['DATABASE_URL'] === undefined;
      const isFirst = !existsSync(join(dataDir, 'postgres'));
      if (isOwnFolder && isFirst && !isFromNothing && clock === undefined)
        await fillAsStarted(dataDir, all['DEMO_DATA'] === 'true');
      const server = await serverProcess(all, { clock });
      servers.push(server);
      return server;
    },

    /** The test's own connections to the database: to the embedded one, only while a server runs. */
    async door(limitMs?: number): Promise<DataSource> {
      const connection = own?.connection ?? embeddedConnection(dataDir);
      const database = await openDatabase(connection, own?.poolSize ?? 1, limitMs);
      doors.push(database);
      return database;
    },

    async close(): Promise<void> {
      for (const door of doors) if (door.isInitialized) await door.destroy();
      for (const server of servers) server.signal('SIGTERM');
      await Promise.all(servers.map(({ ended }) => ended));
      await own?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Product = Awaited<ReturnType<typeof product>>;
