/** Reading the visibility of vehicles: a page on the screen, or all of it as a workbook. */
import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import { keysetBatches } from '../../kit/export.ts';
import type { JsonText } from '../../kit/json-text.ts';
import { pagedList, whereOf, type Page, type PageQuery } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import type { UserRights } from '../session/market-rights.read.ts';
import {
  hqModelList,
  solModelList,
  WITHIN,
  type SolModelFilter,
  type SolModelSort,
} from './sol-model.list.ts';
import type { SolModelFilterInput, SolModelRow } from './sol-model.wire.ts';
import { COLUMNS, HELP, HQ_CODE, SHEET } from './sol-model-workbook.ts';
import { requireSolUserAs } from './sol-rights.read.ts';

type Filters = PageQuery<SolModelSort, SolModelFilter>['filters'];

/** An empty list of countries narrows nothing down: the rights of the user always do. */
function filtersOf({ id, countryList, ...others }: SolModelFilterInput): Filters {
  return {
    ...others,
    ...(countryList?.length ? { countryList } : {}),
    ...(id ? { idSol: id.idSol, idSolMarket: id.idSolMarket } : {}),
  };
}

/** HQ users read all markets, others their own ones that sell online (readings A-18). */
const parametersOf = (context: Context, { isHq, countries }: UserRights) => ({
  userId: context.actor?.userId ?? null,
  markets: isHq ? null : countries,
});

/** A page of records, in the order that the caller asks for. */
export async function findPaged(
  context: Context,
  query: { page?: number; size?: number; sortBy?: SolModelSort; sortDesc?: boolean; isHQUser?: boolean },
  filter: SolModelFilterInput,
): Promise<JsonText<Page<SolModelRow>>> {
  const rights = await requireSolUserAs(context, query.isHQUser === true);
  const { page = 0, size = 15, sortBy = 'updateDate', sortDesc = true } = query;
  return pagedList(context, filter.showHq ? hqModelList : solModelList, {
    ...{ page, size, sortBy, sortDesc },
    filters: filtersOf(filter),
    parameters: parametersOf(context, rights),
  });
}

const ROW = [
  'r.vetele',
  'r.model',
  'r.adm',
  `coalesce(nullif(r."idCountry", ''), '${HQ_CODE}')`,
  'r.market',
  `CASE WHEN r.visible THEN 'Yes' ELSE 'No' END`,
  `CASE WHEN r."hqVisible" THEN 'Yes' ELSE 'No' END`,
  `to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI')`,
  'r.by',
].join(', ');

/** The records that a filter finds, a vehicle's together, a batch at a time. */
function batches(context: Context, rights: UserRights, filters: Filters): AsyncIterable<unknown[][]> {
  const { sql, values, placeholders } = whereOf(solModelList, filters);
  const key = [...WITHIN, 'r.key'];
  const after = key.map((_column, index) => `$${placeholders + index + 1}::text`);
  const batch = statement(
    `SELECT ${ROW}, ${key.join(', ')} FROM ${solModelList.table} ${sql || 'WHERE true'}
       AND (${after[0]} IS NULL OR (${key.join(', ')}) > (${after.join(', ')}))
     ORDER BY ${key.join(', ')} LIMIT $${placeholders + key.length + 1}`,
  );
  const { userId, markets } = parametersOf(context, rights);
  return keysetBatches(context.sql, batch, [userId, markets, ...values], key.length);
}

async function* noRows(): AsyncGenerator<unknown[][]> {}

const isFiltered = (scope?: string): boolean => scope === 'false' || scope === 'FILTERED';

/** The workbook that imports again: every record that the user may read, what a filter finds, or none at all (readings A-25). */
export async function exportWorkbook(
  context: Context,
  query: { isHQUser?: boolean; isOnlyTemplate?: boolean; scope?: string },
  filter: SolModelFilterInput,
): Promise<Download> {
  const rights = await requireSolUserAs(context, query.isHQUser === true);
  const filters = isFiltered(query.scope) ? filtersOf(filter) : {};
  const rows = query.isOnlyTemplate ? noRows() : batches(context, rights, filters);
  // exceljs is big and seldom needed: loaded with the first workbook, not with the server.
  const { workbookChunks, XLSX_TYPE } = await import('../../kit/workbook.ts');
  return {
    fileName: query.isOnlyTemplate ? 'solVisibility_template.xlsx' : 'solVisibility.xlsx',
    contentType: XLSX_TYPE,
    chunks: workbookChunks(SHEET, COLUMNS, rows, HELP),
  };
}
