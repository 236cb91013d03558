import { actorName, type Context } from '../context.ts';
import type { Schema } from '../contract.ts';
import { presentable } from '../record-cells.ts';
import { statement } from '../sql.ts';
import type { RowError } from './table.ts';

export type ImportKind = Schema<'ImportKind'>;

/** What became of the rows of an applied file. */
export interface ImportReport {
  rowCount: number;
  rejected: number;
  errors: RowError[];
}

/** Faults that are kept, and how much of a faulty value. */
const MOST_ERRORS = 500;
const LONGEST_VALUE = 200;
/** Nobody needs older ones (decision F-03). */
const KEPT_DAYS = 90;

const insertRun = statement(
  `WITH old AS (DELETE FROM import_run WHERE at < $1::timestamptz - interval '${KEPT_DAYS} days')
   INSERT INTO import_run (at, kind, market, vetele, file_name, actor, user_id, row_count, rejected, errors)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/** Keeps an import for the overview, in the transaction that applies it. */
export async function keepImport(
  context: Context,
  {
    kind,
    market,
    vetele = '',
    fileName,
  }: { kind: ImportKind; market: string; vetele?: string; fileName: string },
  { rowCount, rejected, errors }: ImportReport,
): Promise<void> {
  // PostgreSQL takes no half of a character, which a cell may hold and a cut may leave.
  const kept = errors.slice(0, MOST_ERRORS).map(({ row, column, value, reason }) => ({
    row,
    column,
    value: presentable(value.slice(0, LONGEST_VALUE)),
    reason: presentable(reason),
  }));
  const by = [actorName(context), context.actor?.userId ?? null];
  await context.sql.rows(insertRun, [
    ...[context.now, kind, market, vetele, fileName, ...by],
    ...[rowCount, rejected, JSON.stringify(kept)],
  ]);
}
