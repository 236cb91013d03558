import type { Context } from './context.ts';
import { csvHead, csvLines } from './csv.ts';
import type { Download } from './download.ts';
import type { Sql, Statement } from './sql.ts';
import { workbookChunks, XLSX_TYPE } from './workbook.ts';

/**
 * Rows in key order, a batch at a time. The statement's select list ends with the key columns; it takes the given
 * values, then the key of the last row (nulls at first), then the batch size. No connection is held between batches, so
 * a slow download never keeps others waiting.
 */
export async function* keysetBatches(
  sql: Sql,
  statement: Statement,
  values: unknown[],
  keyLength: number,
): AsyncGenerator<unknown[][]> {
  let key: unknown[] = Array.from({ length: keyLength }, () => null);
  for (;;) {
    const rows = await sql.tuples(statement, [...values, ...key, BATCH_ROWS]);
    if (rows.length > 0) {
      key = rows.at(-1)!.slice(-keyLength);
      for (const row of rows) row.length -= keyLength;
      yield rows;
    }
    if (rows.length < BATCH_ROWS) return;
  }
}

const BATCH_ROWS = 4000;

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
  return format === 'csv'
    ? { fileName: `${name}.csv`, contentType: 'text/csv; charset=utf-8', chunks: csvChunks(columns, batches) }
    : {
        fileName: `${name}.xlsx`,
        contentType: XLSX_TYPE,
        chunks: workbookChunks('labels', columns, batches),
      };
}
