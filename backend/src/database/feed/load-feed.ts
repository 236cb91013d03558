import {
  createStaging,
  fillStaging,
  findDuplicates,
  findOrphans,
  findMissing,
  findTaken,
  findOtherCase,
  mergeRows,
  removeUnlisted,
  removeRows,
  stagingOf,
} from './feed-sql.ts';
import type { FeedProblem, FeedRow, FeedTable } from './feed-table.ts';
import { feedTables } from './feed-tables.ts';

export interface FeedClient {
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** In batches, so that a file with millions of rows is never in memory as a whole. */
export type FeedRows = AsyncIterable<FeedRow[]> | Iterable<FeedRow[]>;

export type Feed = Map<string, FeedRows>;

export interface FeedCounts {
  file: string;
  rows: number;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

export const MAX_PROBLEMS = 100;

/**
 * Loads a feed inside the caller's transaction: every file is staged in a temporary table, checked and merged, in the order of
 * references. Returns what happened to each file; the caller rolls back if there are `problems` and after a dry run.
 * Idempotent.
 */
export async function loadFeed(
  client: FeedClient,
  feed: Feed,
  problems: FeedProblem[] = [],
): Promise<FeedCounts[]> {
  const counts: FeedCounts[] = [];
  for (const table of feedTables) {
    const rows = feed.get(table.file);
    if (!rows) continue;
    const count = await stage(client, table, rows);
    problems.push(...(await findRepeated(client, table)));
    if (table.isKeyInAnyCase) problems.push(...(await findCased(client, table)));
    // A faulty file is not merged, so that references to its rows would be reported too.
    if (problems.length === 0) problems.push(...(await findUnknown(client, table)));
    if (problems.length === 0) counts.push(await merge(client, table, feed, count));
  }
  if (problems.length === 0) await noteInLog(client, counts);
  problems.splice(MAX_PROBLEMS);
  return counts;
}

async function stage(client: FeedClient, table: FeedTable, rows: FeedRows): Promise<number> {
  await client.query(createStaging(table));
  let count = 0;
  for await (const portion of rows) {
    if (portion.length > 0) await client.query(fillStaging(table), [JSON.stringify(portion)]);
    count += portion.length;
  }
  // Without statistics PostgreSQL assumes a handful of rows when it merges.
  await client.query(`ANALYZE ${stagingOf(table.file)}`);
  return count;
}

async function find(
  client: FeedClient,
  { file }: FeedTable,
  sql: string,
  column: string,
  say: (row: Record<string, unknown>) => string,
): Promise<FeedProblem[]> {
  const { rows } = await client.query(sql, [MAX_PROBLEMS]);
  return rows.map((row) => ({ file, row: Number(row['row']), column, message: say(row) }));
}

async function findRepeated(client: FeedClient, table: FeedTable): Promise<FeedProblem[]> {
  const problems: FeedProblem[] = [];
  const say = ({ first }: Record<string, unknown>) => `duplicates row ${String(first)}`;
  // Who names a row twice names its other columns twice as well.
  for (const columns of [table.key, ...(table.alsoUnique ? [table.alsoUnique] : [])])
    if (problems.length === 0)
      problems.push(...(await find(client, table, findDuplicates(table, columns), columns.join(', '), say)));
  if (!table.alsoUnique || problems.length > 0) return problems;
  const sayTaken = ({ value }: Record<string, unknown>) => `is ${String(value)} already`;
  const taken = findTaken(table, table.alsoUnique);
  return find(client, table, taken, table.alsoUnique.join(', '), sayTaken);
}

const findCased = (client: FeedClient, table: FeedTable): Promise<FeedProblem[]> =>
  find(
    client,
    table,
    findOtherCase(table),
    table.key.join(', '),
    ({ value }) => `is stored as '${String(value)}', which differs only in case`,
  );

async function findUnknown(client: FeedClient, table: FeedTable): Promise<FeedProblem[]> {
  const problems: FeedProblem[] = [];
  for (const column of table.columns) {
    if (!column.reference) continue;
    const { noun } = column.reference;
    const say = (row: Record<string, unknown>) => `there is no ${noun} '${String(row['value'])}'`;
    problems.push(...(await find(client, table, findMissing(table, column), column.name, say)));
  }
  if (!table.belongsTo || problems.length > 0) return problems;
  const { columns, noun } = table.belongsTo;
  const say = (row: Record<string, unknown>) => `there is no ${noun}: ${String(row['value'])}`;
  return find(client, table, findOrphans(table), columns.join(', '), say);
}

function removalOf(table: FeedTable, feed: Feed): string | undefined {
  if (table.replacedWholly) return removeUnlisted(table);
  const vehiclesOf = table.wholeVehiclesOf?.filter((file) => feed.has(file)) ?? [];
  return vehiclesOf.length > 0 ? removeRows(table, vehiclesOf) : undefined;
}

async function merge(client: FeedClient, table: FeedTable, feed: Feed, rows: number): Promise<FeedCounts> {
  const number = (value: unknown): number => Number(value ?? 0);
  const removal = removalOf(table, feed);
  const gone = removal === undefined ? undefined : (await client.query(removal)).rows[0];
  const written = (await client.query(mergeRows(table))).rows[0];
  const [added, changed] = [number(written?.['added']), number(written?.['changed'])];
  const removed = number(gone?.['removed']);
  return { file: table.file, rows, added, changed, removed, unchanged: rows - added - changed };
}

/** Whether building the grids anew would change something. */
export const isGridBehind = (counts: readonly FeedCounts[]): boolean =>
  counts.some(({ file, added, changed, removed }) => {
    if (file.startsWith('vehicle_')) return added + changed + removed > 0;
    // Vehicles may have named a code before it was described.
    return ['options.csv', 'colours.csv'].includes(file) && added > 0;
  });

/** One line per kind of record: history for people, and invalidation of cached reads. */
async function noteInLog(client: FeedClient, counts: FeedCounts[]): Promise<void> {
  const moved = counts.filter(({ added, changed, removed }) => added + changed + removed > 0);
  const entityOf = (file: string) => feedTables.find((table) => table.file === file)!.entity;
  for (const entity of new Set(moved.map(({ file }) => entityOf(file)))) {
    const files = moved.filter(({ file }) => entityOf(file) === entity);
    await client.query(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
       VALUES (now(), 'feed', $1, '0', 'update', 'feed:load', NULL, $2)`,
      [entity, JSON.stringify({ files })],
    );
  }
}
