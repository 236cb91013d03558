/**
 * Large files are passed between the server and its helper processes by path: in the server's own memory, a large buffer leaves a
 * gap that the allocator keeps. They are in a folder of this process that no other user can read, and are deleted with it.
 */
import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'ccb-console-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

/**
 * What cleans /tmp of old files may remove it under a running process. It is made again with its name, which multer keeps, unless
 * another user was faster.
 */
export function scratchFolder(): string {
  folder ??= newFolder();
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found) mkdirSync(folder, { mode: 0o700 });
  else if (process.getuid && found.uid !== process.getuid())
    throw new Error(`The folder ${folder} belongs to another user.`);
  return folder;
}

export const scratchPath = (): string => join(scratchFolder(), randomUUID());

/** Files that cannot be removed now are removed with the folder. */
export const removeScratch = async (...paths: string[]): Promise<void> => {
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
};

/** Runs work on a file that is removed afterwards in any case. */
export async function withScratchFile<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const path = scratchPath();
  try {
    return await work(path);
  } finally {
    await removeScratch(path);
  }
}

const PIECE_BYTES = 64 * 1024;

/** The bytes of a file in small pieces, each in a buffer of its own. */
export async function* piecesOfFile(path: string, size = PIECE_BYTES): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(size), 0, size);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
