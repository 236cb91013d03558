/**
 * Reads cached in the process and invalidated through the database, correct with any number of processes and without
 * LISTEN/NOTIFY (which the embedded database lacks): every write leaves a row in change_log, and a cached result is stale once
 * change_log holds a row of its entities that its snapshot does not see. The check is one index look-up.
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
  /** The cached value of `key`, or what `load` returns. Never inside a command: it would see its own writes. */
  read<Value>(context: Context, key: string, load: () => Promise<Value>): Promise<Value>;
  /** Invalidates the cache in every process, also after changes that bypassed the console. */
  clear(context: Context): Promise<void>;
}

const EVERY_CACHE = 'cache:*';

export async function clearAllCaches(context: Context): Promise<void> {
  await context.sql.rows(clearEntry, [context.now, actorName(context), EVERY_CACHE]);
}

const everyCache = new Set<Map<string, Entry>>();

export function resetCaches(): void {
  for (const entries of everyCache) entries.clear();
}

/** A cache of at most `limit` results that depend on these entities (names as in the change log). */
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
