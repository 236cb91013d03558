// Two processes on one embedded data folder corrupt it silently, so a lock file names its only owner.
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { requireUsableFolder, unusableFolder } from './usable-folder.ts';

export class DataFolderInUse extends StartProblem {
  override name = 'DataFolderInUse';
  constructor(
    readonly folder: string,
    readonly pid: number,
    lockFile: string,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder. (The lock is ${lockFile}.)`,
    );
  }
}

interface Owner {
  pid: number;
  /** Distinguishes two processes with the same pid; empty if the system does not provide it. */
  startedAt: string;
  /** A pid is unique only within one boot of one machine and one pid namespace. */
  place: string;
  /** The owner's temporary folder, removed by its successor if the owner was killed. */
  scratch: string;
}

export interface DataFolderLock {
  release(): void;
}

const BEAT_MS = 3_000;
const SILENT_MS = 20_000;

/**
 * Locks the data folder for this process, creating it if needed; a dead owner's lock is taken over. @throws DataFolderInUse
 * when a living process (this one included) has it. @throws StartProblem when the folder cannot be created or written.
 */
export function lockDataFolder(folder: string, scratch: string): DataFolderLock {
  requireUsableFolder(folder, 'DATA_DIR');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use.lock');
  const mine = JSON.stringify({
    pid: process.pid,
    startedAt: startOf(process.pid),
    place: thisPlace(),
    scratch,
  } satisfies Owner);
  try {
    acquire(folder, file, mine);
  } catch (error) {
    throw error instanceof StartProblem ? error : unusableFolder(folder, 'DATA_DIR', error);
  }

  const beat = setInterval(() => touch(file), BEAT_MS).unref();
  return {
    release() {
      clearInterval(beat);
      if (read(file) === mine) rmSync(file, { force: true });
    },
  };
}

function acquire(folder: string, file: string, mine: string): void {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (create(file, mine)) return;
    const theirs = read(file);
    const owner = parse(theirs);
    if (owner && isAlive(owner, file)) throw new DataFolderInUse(folder, owner.pid, file);
    // An unreadable lock may be one that is just being written.
    if (!owner && ageMs(file) < 1_000) pause(50);
    else bury(file, theirs, owner);
  }
  throw new DataFolderInUse(folder, parse(read(file))?.pid ?? 0, file);
}

/** Renames first: of two processes that found the same dead lock, the slower must not remove the faster one's new lock. */
function bury(file: string, expected: string, owner: Owner | undefined): void {
  const grave = `${file}.${process.pid}`;
  try {
    renameSync(file, grave);
  } catch {
    return;
  }
  const buried = read(grave);
  if (buried !== expected) create(file, buried);
  else if (owner?.scratch) rmSync(owner.scratch, { recursive: true, force: true });
  rmSync(grave, { force: true });
}

function isAlive(owner: Owner, file: string): boolean {
  // For another machine or container, the pid is meaningless; only the heartbeat counts.
  if (owner.place !== thisPlace()) return ageMs(file) < SILENT_MS;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.startedAt === startOf(owner.pid) && !isZombie(owner.pid);
}

function thisPlace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** From the third on: the second, the program's name, may contain spaces and parentheses. Empty where there is no /proc. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const startOf = (pid: number): string => statOf(pid)[19] ?? '';

/** Killed, and not yet waited for by its parent, which may never do so: it holds nothing any more. */
const isZombie = (pid: number): boolean => /^[ZX]/.test(statOf(pid)[0] ?? '');

function create(file: string, content: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, content);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parse(content: string): Owner | undefined {
  try {
    return JSON.parse(content) as Owner;
  } catch {
    return undefined;
  }
}

function ageMs(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Infinity;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed: nothing is left to keep alive.
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
