/** The file of a backup: a ZIP with `backup.json`, a file of JSON rows for each table, and the files of its folders. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { zipChunks, type ZipEntry } from '../../kit/zip.ts';
import { StartProblem } from '../../start-problem.ts';
import type { Sequence, TableContent } from './tables.ts';

export const FORMAT = 1;

/** The description of a backup, with which a restored installation is compared. */
export interface Manifest {
  format: number;
  madeAt: string;
  migrations: string[];
  tables: (TableContent & { rows: number })[];
  /** How many of each folder; earlier backups do not say. */
  files?: Record<string, number>;
  sequences: Sequence[];
  lastChange: string | null;
}

const MANIFEST = 'backup.json';
const tablePath = (name: string): string => `tables/${name}.jsonl`;

/** What happened to it between listing and reading, or it never led anywhere: a link to nothing, or to itself. */
const isGone = (error: unknown): boolean =>
  ['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '');

async function unlessGone<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** Of the file system itself, at the root of a volume, where only root may read it. */
export const RESCUED = 'lost+found';

/**
 * The files below a folder, as paths relative to it; none if the folder does not exist. Links are followed as they are when a picture
 * is served: as long as they stay inside the folder.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const home = await unlessGone(realpath(folder));
  if (home === undefined) return [];
  const files: string[] = [];
  /** `above` are the real folders on the way: a link back to one of them has no end. */
  const visit = async (place: string, prefix: string, above: string[]): Promise<void> => {
    const within = [...above, place];
    for (const entry of (await unlessGone(readdir(place, { withFileTypes: true }))) ?? []) {
      const path = prefix + entry.name;
      if (path === RESCUED) continue;
      const at = join(place, entry.name);
      const target = entry.isSymbolicLink() ? await unlessGone(realpath(at)) : at;
      if (!target?.startsWith(home + sep) || within.includes(target)) continue;
      const found = entry.isSymbolicLink() ? await unlessGone(stat(target)) : entry;
      if (found?.isFile()) files.push(path);
      else if (found?.isDirectory()) await visit(target, `${path}/`, within);
    }
  };
  await visit(home, '', []);
  return files.sort();
}

/** The archive would read what it writes until the disk is full. @throws StartProblem */
export async function refuseInside(file: string, folders: Record<string, string>): Promise<void> {
  const place = await unlessGone(realpath(dirname(file)));
  for (const folder of Object.values(folders)) {
    const home = await unlessGone(realpath(folder));
    if (home !== undefined && `${place}${sep}`.startsWith(`${home}${sep}`))
      throw new StartProblem(`${file} lies in ${folder}, which is backed up. Write it to another folder.`);
  }
}

export interface ArchiveParts {
  tables: TableContent[];
  /** The rows of a table as lines of JSON, in batches. */
  rowsOf: (table: TableContent) => AsyncIterable<string[]>;
  folders: Record<string, string>;
  about: Omit<Manifest, 'tables' | 'files'>;
}

/** Fails if the file exists. */
export async function writeArchive(file: string, parts: ArchiveParts): Promise<Manifest> {
  const manifest: Manifest = { ...parts.about, tables: [] };
  const chunks = zipChunks(entriesOf(parts, manifest), new Date(manifest.madeAt), { store: false });
  await pipeline(chunks, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return manifest;
}

/** Counts rows and files into the manifest, which comes last. */
async function* entriesOf(
  { tables, rowsOf, folders }: ArchiveParts,
  manifest: Manifest,
): AsyncGenerator<ZipEntry> {
  for (const table of tables) {
    let rows = 0;
    const lines = async function* (): AsyncGenerator<string> {
      for await (const some of rowsOf(table)) {
        rows += some.length;
        yield `${some.join('\n')}\n`;
      }
    };
    yield { name: tablePath(table.name), bytes: Readable.from(lines(), { objectMode: false }) };
    manifest.tables.push({ ...table, rows });
  }
  manifest.files = {};
  for (const [name, folder] of Object.entries(folders)) {
    manifest.files[name] = 0;
    for (const path of await filesBelow(folder)) {
      const file = await unlessGone(open(join(folder, path)));
      if (!file) continue;
      manifest.files[name] += 1;
      yield { name: `${name}/${path}`, bytes: file.createReadStream() };
    }
  }
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest, null, 2)) };
}

/** An open backup; must be closed. */
export interface Archive {
  manifest: Manifest;
  linesOf: (table: string) => AsyncIterable<string>;
  /** Writes the files of a folder in the archive below another folder, and returns how many. */
  extract: (name: string, folder: string) => Promise<number>;
  close: () => void;
}

const notABackup = (file: string): StartProblem =>
  new StartProblem(`${file} is not a backup of the console, or it is damaged.`);

/** Of the file system; a lost connection to the database is none of these. */
export const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  /^E(EXIST|NOENT|NOTDIR|ISDIR|ACCES|PERM|ROFS|NOSPC|DQUOT|FBIG)$/.test(
    (error as NodeJS.ErrnoException).code ?? '',
  );

function readManifest(content: string): Manifest | undefined {
  try {
    return JSON.parse(content) as Manifest;
  } catch {
    return undefined;
  }
}

export async function openArchive(file: string): Promise<Archive> {
  const zip = await opened(file);
  try {
    const entries = await readEntries(zip, file);
    const bytesOf = (path: string): AsyncGenerator<Buffer> => {
      const entry = entries.get(path);
      if (!entry) throw notABackup(file);
      return checkedBytes(zip, entry, file);
    };
    const manifest = readManifest(await text(bytesOf(MANIFEST)));
    if (typeof manifest?.format !== 'number') throw notABackup(file);
    if (manifest.format !== FORMAT)
      throw new StartProblem(`${file} was made by a newer console: its format is ${manifest.format}.`);
    return {
      manifest,
      linesOf: (table) => linesOf(bytesOf(tablePath(table))),
      async extract(name, folder) {
        const paths = [...entries.keys()].filter((path) => path.startsWith(`${name}/`));
        for (const path of paths) {
          const target = join(folder, path.slice(name.length + 1));
          await mkdir(dirname(target), { recursive: true });
          await pipeline(bytesOf(path), createWriteStream(target, { flags: 'wx' }));
        }
        return paths.length;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** yauzl compares sizes only, but a flipped bit in a price must not be restored. */
async function* checkedBytes(zip: ZipFile, entry: Entry, file: string): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch {
    throw notABackup(file);
  }
  if (sum !== entry.crc32) throw notABackup(file);
}

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

async function opened(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { lazyEntries: true, autoClose: false });
  } catch (error) {
    if (!isOfSystem(error)) throw notABackup(file);
    if (error.code === 'ENOENT') throw new StartProblem(`There is no file ${file}.`);
    throw new StartProblem(`${file} cannot be read: ${error.message}`);
  }
}

async function readEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch {
    throw notABackup(file);
  }
  return entries;
}
