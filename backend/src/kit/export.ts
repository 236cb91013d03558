import type { Context } from './context.ts';
import { csvHead, csvLines } from './csv.ts';
import type { Download } from './download.ts';
import type { Sql, Statement } from './sql.ts';

const BATCH_ROWS = 4000;

/**
 * Two statements, so that PostgreSQL can start the next batch at its key in the index: a single one that allows for
 * "no key yet" reads everything before the key again, and 200,000 rows would take twenty times as long.
 */
export interface BatchStatements {
  /** Takes the values, then the batch size. */
  first: Statement;
  /** Takes the values, then the key of the last row, then the batch size. */
  next: Statement;
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
  const read = (key?: unknown[]): Promise<unknown[][]> => {
    if ('text' in statements)
      return sql.tuples(statements, [...values, ...(key ?? Array(keyLength).fill(null)), BATCH_ROWS]);
    return sql.tuples(key ? statements.next : statements.first, [...values, ...(key ?? []), BATCH_ROWS]);
  };
  let reading: Promise<unknown[][]> | undefined = read();
  while (reading) {
    const rows: unknown[][] = await reading;
    const key = rows.at(-1)?.slice(-keyLength);
    reading = key && rows.length === BATCH_ROWS ? read(key) : undefined;
    // Should the reader give up meanwhile, nobody waits for this any more.
    reading?.catch(() => undefined);
    for (const row of rows) row.length -= keyLength;
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
