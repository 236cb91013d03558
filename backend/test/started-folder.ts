/** What the first start makes of an empty data folder takes seconds and is the same for every test: made once, then copied. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverProcess } from './server-process.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../.cache/test-database');
/** Written by each build: what it was made of (.run/prepare.mjs). */
const stamp = here('../../.cache/built/backend');
const HOUR_MS = 3_600_000;

/** Fills a folder as a first start does, with demo data or without; leaves it empty where nobody knows what the product was built of. */
export async function fillAsStarted(dataDir: string, hasDemoData: boolean): Promise<void> {
  if (!existsSync(stamp)) return;
  // The demo data are dated from the moment at which they are loaded.
  const hour = new Date().toISOString().slice(0, 13);
  const hash = createHash('sha256').update([readFileSync(stamp, 'utf8'), hour, hasDemoData].join());
  const folder = join(cache, `${hash.digest('hex').slice(0, 16)}.folder`);
  if (!existsSync(folder)) await make(folder, hasDemoData);
  cpSync(folder, dataDir, { recursive: true });
}

/** Several processes may make the same one: the first that is done wins. */
async function make(folder: string, hasDemoData: boolean): Promise<void> {
  mkdirSync(cache, { recursive: true });
  removeOld();
  const part = mkdtempSync(`${folder}.part-`);
  try {
    const server = await serverProcess({ DATA_DIR: part, DEMO_DATA: String(hasDemoData) });
    server.signal('SIGTERM');
    const code = await server.ended;
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
    renameSync(part, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** Those of the hour before may still be copied by another process; so much older ones not, nor does anybody still write them. */
function removeOld(): void {
  const folders = readdirSync(cache).filter((name) => name.includes('.folder'));
  for (const old of folders.map((name) => join(cache, name))) {
    const { mtimeMs = Infinity } = statSync(old, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > 2 * HOUR_MS) rmSync(old, { recursive: true, force: true });
  }
}
