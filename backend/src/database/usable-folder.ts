import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';

const KINDS = { DATA_DIR: 'data', IMAGES_DIR: 'pictures' };

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'part of its path is a file',
  ENOENT: 'no folder can be created there',
  ENOSPC: 'the disk is full',
};

/**
 * Checks that the folder can be created, or written if it exists; leaves nothing behind. Needed before `mkdir` with `recursive`,
 * which never returns in a parent that accepts no folders (such as /proc). @throws StartProblem that names the setting
 */
export function requireUsableFolder(folder: string, setting: keyof typeof KINDS): void {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    rmdirSync(mkdtempSync(join(existing, 'check-')));
  } catch (error) {
    throw unusableFolder(folder, setting, error);
  }
}

export function unusableFolder(folder: string, setting: keyof typeof KINDS, error: unknown): StartProblem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new StartProblem(
    `The ${KINDS[setting]} folder ${folder} cannot be used: ${REASONS[code] ?? message}. Set ${setting} to another folder.`,
  );
}

/** Pictures, and with the embedded database or without a mail server the data folder. @throws StartProblem */
export function requireUsableFolders({ databaseUrl, dataDir, imagesDir, smtpUrl }: Config): void {
  if (databaseUrl === undefined || smtpUrl === undefined) requireUsableFolder(dataDir, 'DATA_DIR');
  requireUsableFolder(imagesDir, 'IMAGES_DIR');
}
