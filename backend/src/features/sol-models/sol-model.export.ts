import type { Context } from '../../kit/context.ts';
import { keysetBatches } from '../../kit/export.ts';
import { whereOf, type PageQuery } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import { HQ_CODE } from './sol-model-workbook.ts';
import { solModelList, WITHIN, type SolModelFilter, type SolModelSort } from './sol-model.list.ts';

/** In the order of the workbook's columns. */
const ROW = [
  'r.vetele',
  'r.model',
  'r.adm',
  `coalesce(nullif(r."idCountry", ''), '${HQ_CODE}')`,
  'r.market',
  `CASE WHEN r.visible THEN 'Yes' ELSE 'No' END`,
  `CASE WHEN r."hqVisible" THEN 'Yes' ELSE 'No' END`,
  'r.at',
  'r.by',
].join(', ');

/** The records that a filter finds (decision A-90), a vehicle's together, a batch at a time. */
export function recordBatches(
  context: Context,
  filters: PageQuery<SolModelSort, SolModelFilter>['filters'],
  { userId, markets }: { userId: number | null; markets: string[] | null },
): AsyncIterable<unknown[][]> {
  const { sql, values, placeholders } = whereOf(solModelList, filters);
  const key = [...WITHIN, 'r.key'];
  const after = key.map((_column, index) => `$${placeholders + index + 1}::text`);
  const batch = statement(
    `SELECT ${ROW}, ${key.join(', ')} FROM ${solModelList.table} ${sql || 'WHERE true'}
       AND (${after[0]} IS NULL OR (${key.join(', ')}) > (${after.join(', ')}))
     ORDER BY ${key.join(', ')} LIMIT $${placeholders + key.length + 1}`,
  );
  return keysetBatches(context.sql, batch, [userId, markets, ...values], key.length);
}
