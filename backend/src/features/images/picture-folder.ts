import { randomUUID } from 'node:crypto';
import { access, constants, lstat, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Logger } from 'pino';
import { candidatesOf, placeOf, type PictureFile } from './picture-file.ts';

const MAX_BYTES = 20 * 1024 * 1024;

export interface FoundPicture {
  path: string;
  key: string;
}

export interface Drawings {
  has(file: PictureFile): boolean | Promise<boolean>;
  draw(file: PictureFile): Promise<Buffer>;
}

/** Most look-ups miss; other failures are logged for the operator, not shown to the reader. */
const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Rejects where the server may not read the file. */
export type MayRead = (path: string) => Promise<void>;

const mayReadFile: MayRead = (path) => access(path, constants.R_OK);

interface Place {
  root: string;
  mayRead: MayRead;
}

async function locate(
  { root, mayRead }: Place,
  file: PictureFile,
  log: Logger,
): Promise<FoundPicture | undefined> {
  const wanted = join(root, ...placeOf(file));
  try {
    const [path, home] = await Promise.all([realpath(wanted), realpath(root)]);
    if (!path.startsWith(home + sep)) {
      log.warn({ picture: wanted }, 'the path of a picture is outside its folder');
      return undefined;
    }
    await mayRead(path);
    const { mtimeMs, size, isUsable } = await stat(path).then((found) => ({
      ...found,
      isUsable: found.isFile() && found.size > 0 && found.size <= MAX_BYTES,
    }));
    return isUsable ? { path, key: `${path} ${mtimeMs} ${size}` } : undefined;
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error, picture: wanted }, 'a picture cannot be accessed');
    return undefined;
  }
}

/** A file that cannot be shown is the operator's too: no drawing takes its place. */
const isTaken = (root: string, file: PictureFile): Promise<boolean> =>
  lstat(join(root, ...placeOf(file))).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );

/** Atomic, also for another process that draws the same picture. */
async function store(root: string, file: PictureFile, bytes: Buffer): Promise<void> {
  const path = join(root, ...placeOf(file));
  const part = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

export function pictureFolder(root: string, drawings: Drawings | undefined, mayRead = mayReadFile) {
  const place = { root, mayRead };
  const drawing = new Map<string, Promise<void>>();

  function drawOnce(file: PictureFile, demo: Drawings): Promise<void> {
    const key = placeOf(file).join('/');
    let work = drawing.get(key);
    if (!work) {
      work = demo
        .draw(file)
        .then((bytes) => store(root, file, bytes))
        .finally(() => drawing.delete(key));
      drawing.set(key, work);
    }
    return work;
  }

  return {
    async find(file: PictureFile, log: Logger): Promise<FoundPicture | undefined> {
      for (const candidate of candidatesOf(file)) {
        const found = await locate(place, candidate, log);
        if (found) return found;
        if (!drawings || !(await drawings.has(candidate)) || (await isTaken(root, candidate))) continue;
        try {
          await drawOnce(candidate, drawings);
          return await locate(place, candidate, log);
        } catch (error) {
          log.warn({ err: error, picture: placeOf(candidate).join('/') }, 'a picture cannot be resized');
        }
      }
      return undefined;
    },
    async holder(file: PictureFile, log: Logger): Promise<PictureFile | undefined> {
      for (const candidate of candidatesOf(file))
        if ((await drawings?.has(candidate)) || (await locate(place, candidate, log))) return candidate;
      return undefined;
    },
  };
}

export type PictureFolder = ReturnType<typeof pictureFolder>;
