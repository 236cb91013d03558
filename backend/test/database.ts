// A private, migrated database per test file: embedded by default, on a real PostgreSQL with TEST_DATABASE_URL.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, type Connection } from '../src/database/data-source.ts';
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../src/database/embedded.ts';
import { pristineOf, restored, type Pristine } from './pristine.ts';

export interface TestDatabase {
  connection: Connection;
  /** The embedded database has one session. */
  poolSize: number;
  close(): Promise<void>;
}

const database = fileURLToPath(new URL('../src/database', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/test-database', import.meta.url));

/** Empty and migrated (0.1 to 1 s); close it in `afterAll`, after its pool. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? onServer(url) : inMemory();
}

/** Without tables. */
export async function emptyDatabase(): Promise<Pick<TestDatabase, 'connection' | 'close'>> {
  const url = process.env.TEST_DATABASE_URL;
  return url
    ? newDatabase(url, (client, name) => client.query(`CREATE DATABASE "${name}"`))
    : openEmbeddedDatabase({ dataDir: 'memory://', template: await embeddedTemplate('empty') });
}

interface Embedded extends Pick<EmbeddedDatabase, 'connection' | 'close'> {
  pristine: Pristine;
}

/** Embedded databases of earlier files in this process: emptying one takes a tenth of the time of a new one. */
const returned: Embedded[] = [];
// vitest ends its processes with a signal; only a process that exits by itself removes the sockets of these databases.
process.once('SIGTERM', () => process.exit());

async function inMemory(): Promise<TestDatabase> {
  const embedded = returned.pop() ?? (await newEmbedded());
  return {
    connection: embedded.connection,
    poolSize: 1,
    async close() {
      // Reused unless its tables were altered or it has ended.
      if (await restored(embedded.connection, embedded.pristine).catch(() => false)) returned.push(embedded);
      else await embedded.close();
    },
  };
}

async function newEmbedded(): Promise<Embedded> {
  const { connection, close } = await openEmbeddedDatabase({
    dataDir: 'memory://',
    template: await embeddedTemplate('migrated'),
  });
  return { connection, close, pristine: await pristineOf(connection) };
}

/** Path of an archive of a database, created once per state of the migrations; concurrent callers wait. */
export async function embeddedTemplate(kind: 'empty' | 'migrated'): Promise<string> {
  const place = join(cache, migrationsHash());
  const file = `${place}.migrated.tar`;
  const claim = `${file}.making`;
  mkdirSync(cache, { recursive: true });
  while (!existsSync(file)) {
    try {
      writeFileSync(claim, String(process.pid), { flag: 'wx' });
    } catch {
      if (isAbandoned(claim)) rmSync(claim, { force: true });
      await new Promise((next) => setTimeout(next, 50));
      continue;
    }
    try {
      if (!existsSync(file)) await makeTemplates(place);
    } finally {
      rmSync(claim, { force: true });
    }
  }
  return `${place}.${kind}.tar`;
}

/** Its creator was killed before it was done. */
function isAbandoned(claim: string): boolean {
  try {
    process.kill(Number(readFileSync(claim, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** That of the migrated database comes last: once it is there, both are. */
async function makeTemplates(place: string): Promise<void> {
  for (const old of readdirSync(cache))
    if (/\.tar(\.gz)?$/.test(old)) rmSync(join(cache, old), { force: true });
  const embedded = await openEmbeddedDatabase({ dataDir: 'memory://' });
  try {
    writeFileSync(`${place}.empty.tar`, await embedded.dump());
    await migrate(embedded.connection);
    writeFileSync(`${place}.part`, await embedded.dump());
  } finally {
    await embedded.close();
  }
  renameSync(`${place}.part`, `${place}.migrated.tar`);
}

async function onServer(url: string): Promise<TestDatabase> {
  const template = `ccb_template_${migrationsHash()}`;
  return newDatabase(url, async (client, name) => {
    // PostgreSQL refuses to copy a template while another session is connected to it, so creating and copying are serialized.
    await client.query(`SELECT pg_advisory_lock(hashtext('ccb test template'))`);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) {
      await client.query(`DROP DATABASE IF EXISTS "${template}_part" WITH (FORCE)`);
      await client.query(`CREATE DATABASE "${template}_part"`);
      await migrate({ url: withDatabase(url, `${template}_part`) });
      await client.query(`ALTER DATABASE "${template}_part" RENAME TO "${template}"`);
    }
    await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`);
    await client.query(`SELECT pg_advisory_unlock(hashtext('ccb test template'))`);
  });
}

async function newDatabase(
  url: string,
  create: (client: pg.Client, name: string) => Promise<unknown>,
): Promise<TestDatabase> {
  const name = `ccb_test_${randomBytes(6).toString('hex')}`;
  await onMaintenance(url, (client) => create(client, name));
  return {
    connection: { url: withDatabase(url, name) },
    poolSize: 5,
    close: () =>
      onMaintenance(url, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)),
  };
}

async function onMaintenance(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Invalidates the template when the migrations or their dependencies change. */
function migrationsHash(): string {
  const hash = createHash('sha256');
  const folder = join(database, 'migrations');
  for (const name of readdirSync(folder).sort())
    hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash
    .update(readFileSync(join(database, 'data-source.ts')))
    .digest('hex')
    .slice(0, 16);
}
