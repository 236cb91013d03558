/**
 * Reads that are cached in the process and invalidated through the database, correct with any number of processes and
 * without LISTEN/NOTIFY (which the embedded database does not have): every write leaves a row in change_log; a cached
 * result keeps the snapshot that it was read in, and is stale once change_log holds a row of its entities that this
 * snapshot does not see. The check is one index look-up; `clear` writes such a row by hand.
 */
import type { Context } from './context.ts';
import { actorName } from './context.ts';
import { statement } from './sql.ts';

interface Entry {
  value: unknown;
  /** pg_current_snapshot() taken BEFORE the value was read: a write in between makes it stale, never fresh. */
  snapshot: string;
}

const isStale = statement(
  `SELECT EXISTS (SELECT FROM change_log
     WHERE entity = ANY($1) AND xid >= pg_snapshot_xmin($2::pg_snapshot)
       AND NOT pg_visible_in_snapshot(xid, $2::pg_snapshot)) AS stale`,
);
const currentSnapshot = statement(`SELECT pg_current_snapshot()::text AS snapshot`);
const clearEntry = statement(
  `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES ($1, $2, $3, '', 'clear')`,
);

export interface ReadCache {
  /** The cached value of `key`, or what `load` answers. Never use it inside a command: it would see its own writes. */
  read<Value>(context: Context, key: string, load: () => Promise<Value>): Promise<Value>;
  /** Makes every process forget what it holds, also after changes that bypassed the console. */
  clear(context: Context): Promise<void>;
}

/** What every cache watches: the change log's word for all of them. */
const EVERY_CACHE = 'cache:*';

/** Makes every process forget what all of its caches hold. */
export async function clearAllCaches(context: Context): Promise<void> {
  await context.sql.rows(clearEntry, [context.now, actorName(context), EVERY_CACHE]);
}

const everyCache = new Set<Map<string, Entry>>();

/** For a process that goes on with another database (tests): what was read from the one before means nothing there. */
export function forgetWhatWasRead(): void {
  for (const entries of everyCache) entries.clear();
}

/** A cache of at most `limit` results that depend on the given entities (names as in the change log). */
export function readCache(name: string, entities: string[], limit = 500): ReadCache {
  const entries = new Map<string, Entry>();
  everyCache.add(entries);
  const watched = [...entities, `cache:${name}`, EVERY_CACHE];
  return {
    async read<Value>(context: Context, key: string, load: () => Promise<Value>) {
      const entry = entries.get(key);
      if (entry) {
        const [answer] = await context.sql.rows<{ stale: boolean }>(isStale, [watched, entry.snapshot]);
        if (!answer!.stale) return entry.value as Value;
        entries.delete(key);
      }
      const [now] = await context.sql.rows<{ snapshot: string }>(currentSnapshot);
      const value = await load();
      if (entries.size >= limit) entries.delete(entries.keys().next().value as string);
      entries.set(key, { value, snapshot: now!.snapshot });
      return value;
    },
    async clear(context) {
      await context.sql.rows(clearEntry, [context.now, actorName(context), `cache:${name}`]);
    },
  };
}
