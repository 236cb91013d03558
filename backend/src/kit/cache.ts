/**
 * Reads cached in the process and invalidated through the database, correct with any number of processes and without
 * LISTEN/NOTIFY (which the embedded database lacks): every write leaves a row in change_log, and a cached result is stale once
 * change_log contains a row of its entities that is not visible in its snapshot. The check is one index look-up.
 */
import type { Context } from './context.ts';
import { actorName } from './context.ts';
import { statement } from './sql.ts';

interface Entry {
  value: unknown;
  /** pg_current_snapshot() taken BEFORE the value was read: a write in between makes it stale, never fresh. */
  snapshot: string;
}

/**
 * SQL for whether one of the entities, a text[], was changed since the snapshot. The order makes every plan use the index: a plan
 * for any snapshot expects a third of the log to be newer, and would read all of it.
 */
export const changedSinceSql = (entities: string, snapshot: string): string =>
  `EXISTS (SELECT FROM unnest(${entities}) AS watched(name) CROSS JOIN LATERAL (
     SELECT xid FROM change_log WHERE entity = watched.name AND xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
     ORDER BY xid DESC OFFSET 0) AS newer WHERE NOT pg_visible_in_snapshot(newer.xid, ${snapshot}::pg_snapshot))`;

const isStale = statement(`SELECT ${changedSinceSql('$1::text[]', '$2')} AS stale`);
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

/** In the change log: every cached result is stale. */
export const EVERY_CACHE = 'cache:*';

export async function clearAllCaches(context: Context): Promise<void> {
  await context.sql.rows(clearEntry, [context.now, actorName(context), EVERY_CACHE]);
}

const clearings = new Set<() => void>();

/** Drops the oldest entries beyond `limit` of them or `most` of their weights; never keeps one that alone weighs more. */
export function readMap<Value>(limit: number, weightOf: (value: Value) => number = () => 1, most = Infinity) {
  const entries = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  clearings.add(() => {
    entries.clear();
    total = 0;
  });
  return {
    get: (key: string): Value | undefined => entries.get(key)?.value,
    set(key: string, value: Value): void {
      const weight = weightOf(value);
      drop(key);
      if (weight > most) return;
      while (entries.size >= limit || total + weight > most) drop(entries.keys().next().value as string);
      entries.set(key, { value, weight });
      total += weight;
    },
    delete: drop,
  };
}

export function resetCaches(): void {
  for (const clear of clearings) clear();
}

/** Of rows, about 20 MB: callers choose the keys, and the heap has 320 MB. */
const MOST_ROWS = 100_000;
const CHARACTERS_OF_ROW = 100;

function rowsOf(value: unknown): number {
  if (Array.isArray(value)) return Math.max(1, value.length);
  return typeof value === 'string' ? Math.ceil(value.length / CHARACTERS_OF_ROW) : 1;
}

/** A cache of at most `limit` results and `mostRows` rows that depend on these entities (names as in the change log). */
export function readCache(name: string, entities: string[], limit = 500, mostRows = MOST_ROWS): ReadCache {
  const entries = readMap<Entry>(limit, ({ value }) => rowsOf(value), mostRows);
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
      entries.set(key, { value, snapshot: now!.snapshot });
      return value;
    },
    async clear(context) {
      await context.sql.rows(clearEntry, [context.now, actorName(context), `cache:${name}`]);
    },
  };
}
