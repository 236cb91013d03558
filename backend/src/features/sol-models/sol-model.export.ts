import type { Context } from '../../kit/context.ts';
import { listBatches } from '../../kit/export.ts';
import type { Listed } from '../../kit/paged-list.ts';
import { HQ_CODE } from './sol-model-workbook.ts';
import { solModelList, WITHIN, type SolModelFilter } from './sol-model.list.ts';

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
];

/** Follows the list's filters (decision A-90), grouped by vehicle. */
export const recordBatches = (
  context: Context,
  filters: Listed<SolModelFilter>,
  { userId, markets, language }: { userId: number | null; markets: string[] | null; language: string | null },
): AsyncIterable<unknown[][]> =>
  listBatches(context, solModelList, filters, {
    columns: ROW,
    key: [...WITHIN, 'r.key'],
    parameters: [userId, markets, language],
  });
