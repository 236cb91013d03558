import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from './context.ts';
import { csvHead, csvLines } from './csv.ts';
import type { Download } from './download.ts';
import { splitRows, type DelimitedRows } from './delimited-rows.ts';
import { whereOf, type ListDefinition, type Listed } from './paged-list.ts';
import { statement, type Sql, type Statement } from './sql.ts';
import { listDownload } from './workbook-download.ts';

const BATCH_ROWS = 4000;
/** Smaller batches are faster for packed rows: their garbage is still young when it is collected. */
const PACKED_ROWS = 1000;

/** Two statements: a single one that allows for "no key yet" rereads everything before it, and takes twenty times as long. */
export interface BatchStatements {
  first: Statement;
  /** Takes the values, then the key of the last row, then the batch size. */
  next: Statement;
}

export interface PackableStatements extends BatchStatements {
  packed?: { first: Statement; next: Statement; isNumber: boolean[] };
}

export type Rows = unknown[][] | DelimitedRows;

interface Batch {
  count: number;
  key: unknown[] | undefined;
  rows(): Rows | undefined;
}

type Packed = NonNullable<PackableStatements['packed']>;

async function readPacked(
  sql: Sql,
  { first, next, isNumber }: Packed,
  values: unknown[],
  size: number,
  after: unknown[] | undefined,
): Promise<Batch> {
  type Row = { content: string | null; count: number; key: unknown[] };
  const [batch] = await sql.rows<Row>(after ? next : first, [...values, ...(after ?? []), size]);
  const { content, count, key } = batch!;
  return { count, key, rows: () => splitRows(content, count, isNumber) };
}

async function readRows(
  sql: Sql,
  statements: Statement | BatchStatements,
  values: unknown[],
  keyLength: number,
  size: number,
  after: unknown[] | undefined,
): Promise<Batch> {
  const rows =
    'text' in statements
      ? await sql.tuples(statements, [...values, ...(after ?? Array(keyLength).fill(null)), size])
      : await sql.tuples(after ? statements.next : statements.first, [...values, ...(after ?? []), size]);
  const key = rows.at(-1)?.slice(-keyLength);
  for (const row of rows) row.length -= keyLength;
  return { count: rows.length, key, rows: () => rows };
}

/**
 * Rows in key order, a batch at a time; the select list ends with the key columns. A single statement, for exports of a few
 * thousand rows, gets nulls as the first key. The next batch is read while this one is written; no connection is held in
 * between, so a slow download never blocks others.
 */
export function keysetBatches(
  sql: Sql,
  statements: Statement | (BatchStatements & { packed?: never }),
  values: unknown[],
  keyLength: number,
): AsyncGenerator<unknown[][]>;
export function keysetBatches(
  sql: Sql,
  statements: PackableStatements,
  values: unknown[],
  keyLength: number,
): AsyncGenerator<Rows>;
export async function* keysetBatches(
  sql: Sql,
  statements: Statement | PackableStatements,
  values: unknown[],
  keyLength: number,
): AsyncGenerator<Rows> {
  const packed = 'packed' in statements ? statements.packed : undefined;
  const size = packed ? PACKED_ROWS : BATCH_ROWS;
  const readOne = (after?: unknown[]) => readRows(sql, statements, values, keyLength, size, after);
  const read = packed ? (after?: unknown[]) => readPacked(sql, packed, values, size, after) : readOne;
  const follow = ({ count, key }: Batch): Promise<Batch> | undefined => {
    const following = count === size ? read(key) : undefined;
    following?.catch(() => undefined);
    return following;
  };
  let after: unknown[] | undefined;
  let reading: Promise<Batch> | undefined = read();
  while (reading) {
    let batch: Batch = await reading;
    reading = follow(batch);
    let rows = batch.rows();
    if (!rows) {
      batch = await readOne(after);
      // Rows may have come or gone in between: this batch says where the next one starts.
      reading = follow(batch);
      rows = batch.rows()!;
    }
    after = batch.key;
    if (batch.count > 0) yield rows;
  }
}

/** All pages of a list with these filters, by key (decision A-90). `parameters` are values of the list's own. */
export function listBatches<Name extends string>(
  { sql }: Context,
  list: ListDefinition<string, Name>,
  filters: Listed<Name>,
  { columns, key, parameters = [] }: { columns: string[]; key: string[]; parameters?: unknown[] },
): AsyncGenerator<unknown[][]> {
  const where = whereOf(list, filters);
  const rows = (after: string, taken: number): Statement =>
    statement(`SELECT ${[...columns, ...key].join(', ')} FROM ${list.table} ${where.sql || 'WHERE true'}${after}
      ORDER BY ${key.join(', ')} LIMIT $${taken + 1}`);
  const taken = where.placeholders;
  const last = key.map((_, index) => `$${taken + index + 1}`);
  const batches = {
    first: rows('', taken),
    next: rows(` AND (${key.join(', ')}) > (${last.join(', ')})`, taken + key.length),
  };
  return keysetBatches(sql, batches, [...parameters, ...where.values], key.length);
}

/** Rows that are there already, as one batch. */
export async function* oneBatch<Batch>(batch: Batch): AsyncGenerator<Batch> {
  yield await Promise.resolve(batch);
}

export interface ExportDefinition<Options> {
  fileName: (options: Options) => string;
  columns: (options: Options) => string[];
  /** Checks the options first, so that AppErrors are thrown before anything is sent. */
  batches: (context: Context, options: Options) => Promise<AsyncIterable<Rows>>;
}

async function* csvChunks(columns: string[], batches: AsyncIterable<Rows>): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const batch of batches) {
    // The statement for the next batch leaves with the turn, so that PostgreSQL reads it while this one is written.
    await nextTurn();
    yield csvLines(batch);
  }
}

/** An export as a streamed file: memory stays flat whatever the number of rows (decision A-20). */
export async function exportFile<Options>(
  context: Context,
  definition: ExportDefinition<Options>,
  format: 'csv' | 'xlsx',
  options: Options,
): Promise<Download> {
  const batches = await definition.batches(context, options);
  const columns = definition.columns(options);
  const name = definition.fileName(options);
  if (format === 'csv')
    return {
      fileName: `${name}.csv`,
      contentType: 'text/csv; charset=utf-8',
      chunks: csvChunks(columns, batches),
    };
  return listDownload(name, { sheetName: name.slice(0, 31), columns, batches });
}
