import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { isDatabaseUrl, type Config } from '../config.ts';
import {
  filesBelow,
  isOfSystem,
  openArchive,
  RESCUED,
  type Archive,
  type Manifest,
} from '../database/backup/archive.ts';
import { foreignParts, writeBackup } from '../database/backup/backup.ts';
import { restoreBackup } from '../database/backup/restore.ts';
import { connectionProblem, placeOf } from '../database/connection-problem.ts';
import type { Connection } from '../database/data-source.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { embeddedFolder, hasEmbedded } from '../database/embedded-folder.ts';
import { requireUsableFolders } from '../database/usable-folder.ts';
import { withScratchFile } from '../kit/scratch-files.ts';
import { StartProblem } from '../start-problem.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const foldersOf = ({ imagesDir, dataDir }: Config): Record<'images' | 'outbox', string> => ({
  images: imagesDir,
  outbox: join(dataDir, 'outbox'),
});

function argumentOf(args: string[], usage: string): string {
  const [argument, ...more] = args;
  if (argument === undefined || argument.startsWith('-') || more.length > 0) throw new StartProblem(usage);
  return argument;
}

const fileOf = (argument: string): string => resolve(process.env['INIT_CWD'] ?? '.', argument);

/** Runs work with the embedded database of the data folder; fails while a server uses it. */
async function withEmbedded<Result>(
  config: Config,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const embedded = await openEmbeddedDatabase({ dataDir: embeddedFolder(config) });
  try {
    return await work(embedded.connection);
  } finally {
    await embedded.close();
  }
}

async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
  // A running query is refused with the reason; without a listener, the process would exit before that.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectionProblem('url' in connection ? connection.url : '', error) ?? error;
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TITLES: Record<string, string> = { images: 'Pictures', outbox: 'Unsent mails' };

function tellCounts({ tables, files = {}, lastChange }: Manifest, leftOut: string[] = []): void {
  const told = tables.filter(({ name }) => !leftOut.includes(name));
  for (const { name, rows } of told) say(`${name.padEnd(30)}${String(rows).padStart(10)} rows`);
  for (const [folder, count] of Object.entries(files))
    say(`${(TITLES[folder] ?? folder).padEnd(30)}${String(count).padStart(10)} files`);
  say(`Last change: ${lastChange ?? 'none'}`);
  if (leftOut.length > 0) say(`Left out, since the console has not made it: ${leftOut.join(', ')}`);
}

function requireEmbedded(config: Config): void {
  if (!hasEmbedded(config))
    throw new StartProblem(
      `There is no database in ${embeddedFolder(config)}. Set DATA_DIR to the installation that you mean.`,
    );
}

const USAGE = {
  backup: `npm run backup -- FILE
Writes database, pictures and unsent mails into one ZIP file. With the embedded database, the console has to be stopped first; on
PostgreSQL it can keep running. Settings and the single sign-on secret are not included.`,
  restore: `npm run restore -- FILE
Restores a backup into an empty PostgreSQL (DATABASE_URL) or into a data folder without a database (DATA_DIR), all or nothing.`,
  copy: `npm run db:copy -- postgresql://user:password@host/database
Copies the embedded database of DATA_DIR into an empty PostgreSQL, all or nothing. The console has to be stopped first.`,
};

/** `npm run backup -- FILE` */
export async function backup(config: Config, args: string[]): Promise<void> {
  const argument = argumentOf(args, USAGE.backup);
  const write = async (connection: Connection): Promise<void> => {
    const manifest = await withClient(connection, (client) =>
      writeBackup(client, fileOf(argument), foldersOf(config)),
    );
    tellCounts(manifest);
    const foreign = await foreignParts(connection, manifest);
    if (foreign.length > 0) say(`A restore leaves out what the console has not made: ${foreign.join(', ')}`);
  };
  if (existsSync(fileOf(argument)))
    throw new StartProblem(`${argument} exists already; a backup never overwrites a file.`);
  if (config.databaseUrl === undefined) requireEmbedded(config);
  if (config.databaseUrl === undefined) await withEmbedded(config, write);
  else await write({ url: config.databaseUrl });
  say(`Backup written: ${argument}`);
}

/** The folder itself may be a mounted volume, which can neither be removed nor be renamed. */
function empty(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== RESCUED) rmSync(join(folder, name), { recursive: true, force: true });
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Restores the files, then the database; a folder that contains files is not touched. */
async function restoreFrom(config: Config, archive: Archive): Promise<{ place: string; leftOut: string[] }> {
  const folders = Object.entries(foldersOf(config));
  for (const [, folder] of folders)
    if ((await filesBelow(folder)).length > 0)
      throw new StartProblem(`${folder} contains files. Restore into an empty folder, so that none is lost.`);
  const embedded = embeddedFolder(config);
  if (config.databaseUrl === undefined && existsSync(embedded))
    throw new StartProblem(
      `There is already a database in ${embedded}. Restore into another DATA_DIR, so that nothing is lost.`,
    );
  requireUsableFolders(config);
  // Interrupted, it leaves nothing either: a start would take an empty database for a new one.
  const clear = () => {
    for (const [, folder] of folders) empty(folder);
    if (config.databaseUrl === undefined) rmSync(embedded, { recursive: true, force: true });
  };
  const interrupted = (signal: NodeJS.Signals) => {
    clear();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    await mkdir(config.dataDir, { recursive: true });
    for (const [name, folder] of folders) await archive.extract(name, folder);
    const leftOut =
      config.databaseUrl === undefined
        ? await withEmbedded(config, (connection) => restoreBackup(connection, archive))
        : await restoreBackup({ url: config.databaseUrl }, archive);
    return { place: config.databaseUrl === undefined ? embedded : placeOf(config.databaseUrl), leftOut };
  } catch (error) {
    clear();
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
  }
}

/** `npm run restore -- FILE` */
export async function restore(config: Config, args: string[]): Promise<void> {
  const archive = await openArchive(fileOf(argumentOf(args, USAGE.restore)));
  try {
    const { place, leftOut } = await restoreFrom(config, archive);
    tellCounts(archive.manifest, leftOut);
    say(`Restored into ${place}: every count, sequence and the last change are as in the backup.`);
  } catch (error) {
    throw isOfSystem(error) ? new StartProblem(`Nothing was restored: ${error.message}`) : error;
  } finally {
    archive.close();
  }
}

/** `npm run db:copy -- postgresql://…` */
export async function dbCopy(config: Config, args: string[]): Promise<void> {
  const url = argumentOf(args, USAGE.copy);
  if (!isDatabaseUrl(url)) throw new StartProblem(USAGE.copy);
  requireEmbedded(config);
  await withScratchFile(async (file) => {
    await withEmbedded(config, (connection) =>
      withClient(connection, (client) => writeBackup(client, file, {})),
    );
    const archive = await openArchive(file);
    try {
      tellCounts(archive.manifest, await restoreBackup({ url }, archive));
    } finally {
      archive.close();
    }
  });
  const { images, outbox } = foldersOf(config);
  say(`Copied into ${placeOf(url)}: every count, sequence and the last change are as in the embedded database.
Start with this DATABASE_URL now. Pictures stay in ${images} (IMAGES_DIR), mails that were not sent in ${outbox}.`);
}
