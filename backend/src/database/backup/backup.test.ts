import { randomBytes } from 'node:crypto';
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connected } from '../../../test/connected.ts';
import { emptyDatabase, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { restore } from '../../commands/backup.ts';
import { readConfig } from '../../config.ts';
import { zipChunks } from '../../kit/zip.ts';
import type { Connection } from '../data-source.ts';
import { filesBelow, openArchive, writeArchive } from './archive.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { tablesOf } from './tables.ts';

// Whole databases are written and restored.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'ccb-backup-'));
const file = join(folder, 'console.zip');
const pictures = join(folder, 'pictures');
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * at) % 251));

/** Every row of every table as text, in an order of its own. */
const contentOf = (connection: Connection) =>
  connected(connection, async (client) => {
    const content: Record<string, string[]> = {};
    for (const { name, columns } of await tablesOf(client)) {
      const { rows } = await client.query<{ line: string }>(
        `SELECT row_to_json(r)::text AS line FROM (SELECT ${columns.map((column) => `"${column}"`).join()} FROM ${name}) r ORDER BY 1`,
      );
      content[name] = rows.map(({ line }) => line);
    }
    return content;
  });

/** Columns, constraints and indexes. */
const schemaOf = (connection: Connection) =>
  connected(connection, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line
        FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`);
    return rows.map(({ line }) => line);
  });

const isEmpty = (connection: Connection) =>
  connected(connection, async (client) => {
    const { rows } = await client.query(
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    return rows.length === 0;
  });

let source: TestDatabase;
let before: Record<string, string[]>;
beforeAll(async () => {
  source = await testDatabase();
  mkdirSync(join(pictures, 'AURORA', 'EXT'), { recursive: true });
  writeFileSync(join(pictures, 'AURORA', 'EXT', 'gfx1.png'), picture);
  await connected(source.connection, async (client) => {
    await client.query(`
      INSERT INTO interface_label (label_group, code, language_id, label)
        SELECT 'MAIN', 'C' || n, id, E'Più "largo"\\n\\\\ ' || n FROM language, generate_series(1, 300) AS n WHERE is_default;
      INSERT INTO downpayment (country_id, downpayment) SELECT id, 9999999999.10 FROM country LIMIT 1;
      INSERT INTO change_log (at, actor, entity, entity_id, action, after)
        VALUES ('2026-03-29T01:30:00.123456Z', 'anna', 'interfaceLabel', '7', 'create', '{"price":"0.10","n":1e3}');
      INSERT INTO job_run (name, started_by, queued_at, state, input, language)
        VALUES ('updateGrid', 'Anna', now(), 'running', '{}', 'it'), ('updateGrid', 'Anna', now(), 'done', '{}', 'en');
      INSERT INTO app_user (username, password_hash, alias, email) VALUES ('anna', '', 'Anna', 'anna@example.com');
      INSERT INTO change_run (xid, user_id, at) SELECT pg_current_xact_id(), id, now() FROM app_user LIMIT 1;
      DELETE FROM interface_label WHERE code = 'C300'`);
    await writeBackup(client, file, { images: pictures });
  });
  before = await contentOf(source.connection);
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

it('leaves out no column that a row cannot do without', async () => {
  const required = await connected(source.connection, async (client) => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL
         AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    );
    const carried = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
    return rows.filter(({ table, column }) => carried.get(table)?.includes(column) === false);
  });

  expect(required).toEqual([]);
});

/** `npm run restore` into an empty database, without what it tells. */
async function restoreWith(folders: { IMAGES_DIR: string; DATA_DIR: string }, from: string): Promise<void> {
  // The embedded one is in the folder of the data.
  const target = process.env.TEST_DATABASE_URL ? await emptyDatabase() : undefined;
  const place = target && 'url' in target.connection ? { DATABASE_URL: target.connection.url } : {};
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await restore(readConfig({ ...folders, ...place }, '/'), [from]);
  } finally {
    told.mockRestore();
    await target?.close();
  }
}

/** What restoring into an empty database comes to. */
async function restored<Result>(from: string, look: (connection: Connection) => Promise<Result>) {
  const target = await emptyDatabase();
  const archive = await openArchive(from);
  try {
    await restoreBackup(target.connection, archive);
    return await look(target.connection);
  } finally {
    archive.close();
    await target.close();
  }
}

it('brings back every row and a schema as strict as it was, goes on counting, and ends jobs that ran', async () => {
  const [content, schema, next] = await restored(file, async (connection) => [
    await contentOf(connection),
    await schemaOf(connection),
    await connected(connection, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO interface_label (label_group, code, language_id, label)
         SELECT 'MAIN', 'NEW', id, 'x' FROM language WHERE is_default RETURNING id`,
      );
      return rows[0]!.id;
    }),
  ]);
  const idsOf = (lines: string[]) => lines.map((line) => (JSON.parse(line) as { id: number }).id);
  const runs = content['job_run']!.map((line) => JSON.parse(line) as { state: string; message: string });

  expect({ ...content, job_run: [] }).toEqual({ ...before, job_run: [] });
  expect(Object.values(before).flat().length).toBeGreaterThan(300);
  expect(schema).toEqual(await schemaOf(source.connection));
  // The deleted one had the highest number.
  expect(next).toBe(Math.max(...idsOf(before['interface_label']!)) + 2);
  expect(runs.map(({ state }) => state)).toEqual(['failed', 'done']);
  expect(runs[0]!.message).toBe("Il server si è fermato durante l'esecuzione. Avviala di nuovo.");
});

describe('restores nothing', () => {
  let target: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeAll(async () => {
    target = await emptyDatabase();
  });
  afterAll(() => target.close());
  const refusal = async (from: string, change: (text: string) => string = (text) => text) => {
    const archive = await openArchive(from);
    const manifest = JSON.parse(change(JSON.stringify(archive.manifest))) as typeof archive.manifest;
    const error = await restoreBackup(target.connection, { ...archive, manifest }).catch(
      (reason: Error) => reason.message,
    );
    archive.close();
    return [error, await isEmpty(target.connection)];
  };

  it('of a file with one changed bit', async () => {
    const bytes = readFileSync(file);
    const at = bytes.indexOf('tables/interface_label.jsonl') + 400;
    bytes[at]! ^= 1;
    const damaged = join(folder, 'damaged.zip');
    writeFileSync(damaged, bytes);

    expect(await refusal(damaged)).toEqual([
      `${damaged} is not a backup of the console, or it is damaged.`,
      true,
    ]);
  });

  it('of a file whose rows or description nobody can read', async () => {
    const broken = { linesOf: () => Readable.from(['{"id": 1, "text']) };
    const archive = await openArchive(file);
    await expect(restoreBackup(target.connection, { ...archive, ...broken })).rejects.toThrow(
      /^The backup is damaged: /,
    );
    archive.close();
    expect(await isEmpty(target.connection)).toBe(true);

    const description = 'backup.json';
    for (const content of ['{', '[]', 'null']) {
      const other = join(folder, `other-${content.length}${content[0]}.zip`);
      const chunks = zipChunks(
        Readable.from([{ name: description, bytes: Buffer.from(content) }]),
        new Date(0),
      );
      await pipeline(chunks, createWriteStream(other));
      await expect(openArchive(other)).rejects.toThrow('is not a backup of the console, or it is damaged.');
    }
    await expect(openArchive(folder)).rejects.toThrow(`${folder} cannot be read: EISDIR`);
  });

  it.each([
    [
      'rows',
      /"name":"country","columns":(\[[^\]]*\]),"rows":\d+/,
      '"name":"country","columns":$1,"rows":7',
      'country has',
    ],
    ['the last change', /"lastChange":"[^"]*"/, '"lastChange":"9, never"', 'the last change is'],
    [
      'a newer schema',
      /"migrations":\[/,
      '"migrations":["Future1",',
      'The backup was made by a newer console',
    ],
  ])('when %s is not as the backup says', async (_, pattern, replacement, told) => {
    expect(await refusal(file, (text) => text.replace(pattern, replacement))).toEqual([
      expect.stringContaining(told),
      true,
    ]);
  });

  it('into a database that holds something', async () => {
    const archive = await openArchive(file);

    await expect(restoreBackup(source.connection, archive)).rejects.toThrow('The database is not empty.');
    archive.close();
    expect(await contentOf(source.connection)).toEqual(before);
  });
});

it('brings back pictures byte by byte, into the folder that is there: it may be a mounted volume', async () => {
  const folders = { IMAGES_DIR: join(folder, 'mounted'), DATA_DIR: join(folder, 'data') };
  mkdirSync(folders.IMAGES_DIR);
  const { ino } = statSync(folders.IMAGES_DIR);
  await restoreWith(folders, file);

  const restoredPicture = readFileSync(join(folders.IMAGES_DIR, 'AURORA', 'EXT', 'gfx1.png'));
  expect(restoredPicture.equals(picture)).toBe(true);
  expect(statSync(folders.IMAGES_DIR).ino).toBe(ino);
});

it('counts the pictures that it writes', async () => {
  const archive = await openArchive(file);
  archive.close();

  expect(archive.manifest.files).toEqual({ images: 1 });
});

it('takes linked pictures that are served, and neither a link out of the folder nor what the volume keeps there', async () => {
  const linked = join(folder, 'linked');
  mkdirSync(join(linked, 'AURORA', 'EXT'), { recursive: true });
  mkdirSync(join(linked, 'lost+found'));
  writeFileSync(join(linked, 'lost+found', '#12'), '');
  writeFileSync(join(linked, 'AURORA', 'EXT', 'gfx1.png'), picture);
  for (const [target, link] of [
    ['gfx1.png', 'AURORA/EXT/gfx2.png'],
    ['AURORA', 'BOREA'],
    ['../..', 'AURORA/EXT/back'],
    ['nowhere', 'AURORA/EXT/gfx3.png'],
    ['itself', 'itself'],
    [pictures, 'outside'],
  ] as const)
    symlinkSync(target, join(linked, link));

  expect(await filesBelow(linked)).toEqual([
    'AURORA/EXT/gfx1.png',
    'AURORA/EXT/gfx2.png',
    'BOREA/EXT/gfx1.png',
    'BOREA/EXT/gfx2.png',
  ]);
  expect(await filesBelow(join(linked, 'none'))).toEqual([]);
});

it('goes on without a picture that is deleted while it writes', async () => {
  const shrinking = join(folder, 'shrinking');
  mkdirSync(shrinking);
  // Large enough to be still written when the next one goes.
  writeFileSync(join(shrinking, 'a.png'), randomBytes(20_000_000));
  for (const name of ['b.png', 'c.png']) writeFileSync(join(shrinking, name), picture);
  const about = {
    format: 1,
    madeAt: '2026-11-27T00:00:00Z',
    migrations: [],
    sequences: [],
    lastChange: null,
  };
  const parts = { tables: [], rowsOf: async function* () {}, folders: { images: shrinking }, about };

  const written = writeArchive(join(folder, 'fewer.zip'), parts);
  await vi.waitFor(() => expect(statSync(join(folder, 'fewer.zip')).size).toBeGreaterThan(0), {
    interval: 1,
  });
  rmSync(join(shrinking, 'b.png'));

  expect((await written).files).toEqual({ images: 2 });
});

it('leaves no picture where the database could not be restored', async () => {
  const folders = { IMAGES_DIR: join(folder, 'kept'), DATA_DIR: join(folder, 'no-data') };
  const bytes = readFileSync(file);
  bytes[bytes.indexOf('tables/interface_label.jsonl') + 400]! ^= 1;
  writeFileSync(join(folder, 'bad.zip'), bytes);

  await expect(restoreWith(folders, join(folder, 'bad.zip'))).rejects.toThrow(
    'is not a backup of the console, or it is damaged.',
  );
  expect(readdirSync(folders.IMAGES_DIR)).toEqual([]);
});

it('is not written into a folder that it contains, also by another way there', async () => {
  const way = join(folder, 'way');
  symlinkSync(pictures, way);
  await connected(source.connection, async (client) => {
    for (const place of [pictures, join(pictures, 'AURORA'), way])
      await expect(writeBackup(client, join(place, 'own.zip'), { images: pictures })).rejects.toThrow(
        `own.zip lies in ${pictures}, which is backed up. Write it to another folder.`,
      );
  });

  expect(await filesBelow(pictures)).toEqual(['AURORA/EXT/gfx1.png']);
});

it('never overwrites a file', async () => {
  await connected(source.connection, async (client) => {
    await expect(writeBackup(client, file, {})).rejects.toThrow(`${file} cannot be written: EEXIST`);
  });

  expect(readFileSync(file).length).toBeGreaterThan(1000);
});

/** One for each schema that an installation may have: made with the backup command of its time. */
const kept = join(import.meta.dirname, '../../../test/backups');

it.each(readdirSync(kept))('a backup of an earlier schema becomes one of today: %s', async (name) => {
  const [content, schema] = await restored(join(kept, name), async (connection) => [
    await contentOf(connection),
    await schemaOf(connection),
  ]);

  expect(content['interface_label']!.length).toBeGreaterThan(300);
  expect(schema).toEqual(await schemaOf(source.connection));
});
