import type { Context } from './context.ts';
import { csvHead, csvLines } from './csv.ts';
import type { Download } from './download.ts';
import type { Sql, Statement } from './sql.ts';

const BATCH_ROWS = 4000;
/** Packed rows are read so fast that smaller batches pay: what they leave behind is still young when it is thrown away. */
const PACKED_ROWS = 1000;

/**
 * Two statements, so that PostgreSQL can start the next batch at its key in the index: a single one that allows for
 * "no key yet" reads everything before the key again, and 200,000 rows would take twenty times as long.
 */
export interface BatchStatements {
  /** Takes the values, then the batch size. */
  first: Statement;
  /** Takes the values, then the key of the last row, then the batch size. */
  next: Statement;
  /** The same two for rows of short texts and whole numbers: a batch comes as one text (`packedSql`). */
  packed?: { first: Statement; next: Statement; isNumber: boolean[] };
}

/** What separates cells and rows of a packed batch; `unpacked` notices where a text holds one itself. */
const [CELL_END, ROW_END] = ['\x1f', '\x1e'];

/**
 * A batch of rows as one row: { content, count, key }. Taking a message of PostgreSQL apart for each row, and each cell of
 * it, costs twice as much as reading the rows. No cell may be null.
 */
export function packedSql(rows: string, cells: number, keys: number): string {
  const names = (letter: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const [cell, key] = [names('c', cells), names('k', keys)];
  return `SELECT string_agg(concat_ws('${CELL_END}', ${cell.join(', ')}), '${ROW_END}') AS content, count(*)::integer AS count,
      ARRAY[${key.map((name) => `(array_agg(${name}))[count(*)]::text`).join(', ')}] AS key
    FROM (${rows}) AS batch(${[...cell, ...key].join(', ')})`;
}

/** The cells of a packed batch; undefined when a separator stands in a text, so that rows cannot be told apart. */
export function unpacked(content: string, count: number, isNumber: boolean[]): unknown[][] | undefined {
  const lines = content.split(ROW_END);
  if (lines.length !== count) return undefined;
  const rows: unknown[][] = lines.map((line) => line.split(CELL_END));
  for (const row of rows) {
    if (row.length !== isNumber.length) return undefined;
    for (let index = 0; index < row.length; index++) if (isNumber[index]) row[index] = Number(row[index]);
  }
  return rows;
}

interface Batch {
  rows: unknown[][];
  /** Of the last row. */
  key: unknown[] | undefined;
}

async function readBatch(
  sql: Sql,
  statements: Statement | BatchStatements,
  values: unknown[],
  keyLength: number,
  size: number,
  key: unknown[] | undefined,
): Promise<Batch> {
  const isOne = 'text' in statements;
  if (!isOne && statements.packed) {
    const { first, next, isNumber } = statements.packed;
    type Packed = { content: string | null; count: number; key: unknown[] };
    const [batch] = await sql.rows<Packed>(key ? next : first, [...values, ...(key ?? []), size]);
    const rows = batch!.content === null ? [] : unpacked(batch!.content, batch!.count, isNumber);
    if (rows) return { rows, key: batch!.key };
  }
  const rows = isOne
    ? await sql.tuples(statements, [...values, ...(key ?? Array(keyLength).fill(null)), size])
    : await sql.tuples(key ? statements.next : statements.first, [...values, ...(key ?? []), size]);
  const last = rows.at(-1)?.slice(-keyLength);
  for (const row of rows) row.length -= keyLength;
  return { rows, key: last };
}

/**
 * Rows in key order, a batch at a time. The select list ends with the key columns. A single statement, for exports of
 * a few thousand rows, gets nulls as the first key. The next batch is read while this one is written; no connection is
 * held in between, so a slow download never keeps others waiting.
 */
export async function* keysetBatches(
  sql: Sql,
  statements: Statement | BatchStatements,
  values: unknown[],
  keyLength: number,
): AsyncGenerator<unknown[][]> {
  const size = 'packed' in statements ? PACKED_ROWS : BATCH_ROWS;
  const read = (key?: unknown[]): Promise<Batch> => readBatch(sql, statements, values, keyLength, size, key);
  let reading: Promise<Batch> | undefined = read();
  while (reading) {
    const { rows, key }: Batch = await reading;
    reading = rows.length === size ? read(key) : undefined;
    // Should the reader give up meanwhile, nobody waits for this any more.
    reading?.catch(() => undefined);
    if (rows.length > 0) yield rows;
  }
}

export interface ExportDefinition<Options> {
  /** What the file and the sheet are named after. */
  fileName: (options: Options) => string;
  columns: (options: Options) => string[];
  /** Checks the options first and throws AppErrors before anything is sent. */
  batches: (context: Context, options: Options) => Promise<AsyncIterable<unknown[][]>>;
}

async function* csvChunks(columns: string[], batches: AsyncIterable<unknown[][]>): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const batch of batches) yield csvLines(batch);
}

/** An export as a file that streams: memory stays flat whatever the number of rows. Readings A-20. */
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
  // exceljs is big and seldom needed: loaded with the first workbook, not with the server.
  const { workbookChunks, XLSX_TYPE } = await import('./workbook.ts');
  const chunks = workbookChunks(name.slice(0, 31), columns, batches);
  return { fileName: `${name}.xlsx`, contentType: XLSX_TYPE, chunks };
}
