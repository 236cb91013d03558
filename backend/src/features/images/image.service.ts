import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from '../../kit/context.ts';
import type { Picture } from '../../kit/picture.ts';
import { findVehicle } from '../models/vehicle.read.ts';
import { pictureCache } from './picture-cache.ts';
import {
  DEFAULT_MODEL,
  ICON_NAME,
  NOT_A_PICTURE,
  placeOf,
  type Pictured,
  type PictureFile,
} from './picture-file.ts';
import { pictureFolder, type Drawings, type FoundPicture, type MayRead } from './picture-folder.ts';
import { resized } from './picture-maker.ts';

/** In place of a missing picture; clients hide pictures that are one pixel wide. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQI12NgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==',
  'base64',
);
const noPicture: Picture = { contentType: 'image/png', etag: 'none', content: PIXEL };

const hashOf = (bytes: Buffer | string): string =>
  createHash('sha1').update(bytes).digest('hex').slice(0, 20);

export interface ImageStore {
  icon(context: Context, file: PictureFile, width: number): Promise<Picture>;
  original(context: Context, file: PictureFile): Promise<Picture>;
  has(context: Context, file: PictureFile): Promise<boolean>;
  storedIcon(context: Context, pictured: Pictured): Promise<StoredPicture | undefined>;
}

export interface StoredPicture {
  place: string;
  read: () => Promise<Buffer | undefined>;
}

/** Of a file that may well be a picture; not cached, so that it is tried again. */
class UnreadableNow extends Error {}

/** What took too long, or ended the process that reads pictures, holds back all others: it is not tried at every request. */
const TRIED_AGAIN_AFTER_MS = 60_000;
const isOfFileSystem = (error: unknown): boolean =>
  /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '');

/** What may fail although the picture is one. */
export interface Reading {
  resize?: typeof resized;
  mayRead?: MayRead;
}

/** The pictures below `root`. An unreadable picture counts as missing and is logged. */
export function imageStore(
  root: string,
  drawings?: Drawings,
  { resize = resized, mayRead }: Reading = {},
): ImageStore {
  const folder = pictureFolder(root, drawings, mayRead);
  const cache = pictureCache();
  /** By picture and width until when it is not tried again. */
  const givenUp = new Map<string, number>();

  function giveUp(key: string, now: number): void {
    for (const [known, until] of givenUp) if (until <= now) givenUp.delete(known);
    givenUp.set(key, now + TRIED_AGAIN_AFTER_MS);
  }

  /** A commercial model stands for its newest vehicle (decision A-48). */
  async function ofVehicle(context: Context, file: PictureFile): Promise<PictureFile> {
    if (file.model === DEFAULT_MODEL || /^\d{7}$/.test(file.model)) return file;
    return { ...file, model: (await findVehicle(context, file.model))?.vetele ?? DEFAULT_MODEL };
  }

  async function find(context: Context, file: PictureFile): Promise<FoundPicture | undefined> {
    return folder.find(await ofVehicle(context, file), context.log);
  }

  /** @throws UnreadableNow */
  async function small(context: Context, { path, key }: FoundPicture, width: number): Promise<Picture> {
    try {
      const bytes = await resize(path, width);
      return { contentType: 'image/jpeg', etag: hashOf(bytes), content: bytes };
    } catch (error) {
      context.log.warn({ err: error, picture: path }, 'a picture cannot be read');
      if ((error as NodeJS.ErrnoException).code === NOT_A_PICTURE) return noPicture;
      if (!isOfFileSystem(error)) giveUp(`${width} ${key}`, context.now.getTime());
      throw new UnreadableNow();
    }
  }

  return {
    async icon(context, file, width) {
      const found = await find(context, file);
      const key = found && `${width} ${found.key}`;
      if (!key || (givenUp.get(key) ?? 0) > context.now.getTime()) return noPicture;
      try {
        return await cache.read(context, key, () => small(context, found, width));
      } catch (error) {
        if (error instanceof UnreadableNow) return noPicture;
        throw error;
      }
    },
    async original(context, file) {
      const found = await find(context, file);
      if (!found) return noPicture;
      const contentType = file.name.endsWith('.png') ? 'image/png' : 'image/jpeg';
      // Hashing path, time and size saves reading 20 MB.
      return { contentType, etag: hashOf(found.key), content: { path: found.path } };
    },
    has: async (context, file) =>
      (await folder.holder(await ofVehicle(context, file), context.log)) !== undefined,
    async storedIcon(context, pictured) {
      const wanted = await ofVehicle(context, { ...pictured, name: ICON_NAME });
      const file = await folder.holder(wanted, context.log);
      if (!file) return undefined;
      const read = async () => {
        const found = await folder.find(file, context.log);
        return found && readFile(found.path);
      };
      return { place: placeOf(file).join('/'), read };
    },
  };
}
