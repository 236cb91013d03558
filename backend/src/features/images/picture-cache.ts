/** Keyed by the file's version, so that a replaced file is seen at once; polled for `clearPictures` at most once a second. */
import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';

const NAME = 'pictures';
const ASK_EVERY_MS = 1000;

const announcements = readCache(NAME, []);
let clearedHere = 0;

export async function clearPictures(context: Context): Promise<void> {
  await announcements.clear(context);
  context.afterCommit(() => void (clearedHere += 1));
}

export interface PictureCache {
  /** Concurrent calls share one `make`. A failure is not cached. */
  read<Value>(context: Context, key: string, make: () => Promise<Value>): Promise<Value>;
}

/** An LRU cache of at most `limit` values. */
export function pictureCache(limit = 5000): PictureCache {
  let values = new Map<string, Promise<unknown>>();
  const generations = readCache(NAME, []);
  let generation: symbol | undefined;
  let askedAt = -Infinity;
  let clearedThen = clearedHere;
  let asking: Promise<void> | undefined;

  async function askForClearing(context: Context): Promise<void> {
    const at = context.now.getTime();
    const cleared = clearedHere;
    const current = await generations.read(context, '', async () => Symbol());
    if (generation !== current) values = new Map();
    generation = current;
    askedAt = at;
    clearedThen = cleared;
  }

  const isFresh = ({ now }: Context): boolean =>
    clearedThen === clearedHere && now.getTime() - askedAt < ASK_EVERY_MS && now.getTime() >= askedAt;

  return {
    async read<Value>(context: Context, key: string, make: () => Promise<Value>) {
      if (!isFresh(context)) await (asking ??= askForClearing(context).finally(() => (asking = undefined)));
      const held = values;
      const known = held.get(key);
      const value = known ?? make();
      held.delete(key);
      held.set(key, value);
      if (held.size > limit) held.delete(held.keys().next().value as string);
      if (!known) value.catch(() => held.delete(key));
      return value as Promise<Value>;
    },
  };
}
