import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import type { JsonText } from '../../kit/json-reply.ts';
import { rowsOfList, type BulkRow, type BulkSelection } from '../../kit/bulk.ts';
import { pagedList, type Listed, type Page } from '../../kit/paged-list.ts';
import { listDownload } from '../../kit/workbook-download.ts';
import type { UserRights } from '../session/market-rights.read.ts';
import { solModelList, type SolModelFilter, type SolModelSort } from './sol-model.list.ts';
import type { SolModelFilterInput, SolModelRow } from './sol-model.wire.ts';
import { COLUMNS, HELP, SHEET } from './sol-model-workbook.ts';
import { recordBatches } from './sol-model.export.ts';
import { requireSolUser, requireSolUserAs } from './sol-rights.read.ts';

function filtersOf({ id, ids, countryList, ...others }: SolModelFilterInput): Listed<SolModelFilter> {
  return {
    ...others,
    ids: ids ?? undefined,
    ...(countryList?.length ? { countryList } : {}),
    ...(id ? { idSol: id.idSol, idSolMarket: id.idSolMarket } : {}),
  };
}

/** HQ users read all markets, others their own ones that sell online (decision A-18). */
const parametersOf = (context: Context, { isHq, countries }: UserRights, language?: string) => ({
  userId: context.actor?.userId ?? null,
  markets: isHq ? null : countries,
  language: language ?? null,
});

export async function findPaged(
  context: Context,
  query: {
    page?: number;
    size?: number;
    sortBy?: SolModelSort;
    sortDesc?: boolean;
    isHQUser?: boolean;
    language?: string;
  },
  filter: SolModelFilterInput,
): Promise<JsonText<Page<SolModelRow>>> {
  const rights = await requireSolUserAs(context, query.isHQUser === true);
  const { page = 0, size = 15, sortBy = 'updateDate', sortDesc = true } = query;
  return pagedList(context, solModelList, {
    page,
    size,
    sortBy,
    sortDesc,
    filters: filtersOf(filter),
    parameters: parametersOf(context, rights, query.language),
  });
}

/** Records that the user may read, as their list names them: 12/0 of headquarters, 12/34 of a market. */
export async function findRecords(
  context: Context,
  wanted: BulkSelection,
  limit: number,
): Promise<BulkRow[]> {
  const { userId, markets, language } = parametersOf(context, await requireSolUser(context));
  const filters = 'ids' in wanted ? wanted : filtersOf(wanted.filters as SolModelFilterInput);
  return rowsOfList(context, solModelList, filters, {
    state: `jsonb_build_object('vetele', r.vetele, 'countryId', r."idCountry")`,
    limit,
    parameters: [userId, markets, language],
  });
}

async function* noRows(): AsyncGenerator<unknown[][]> {}

const isFiltered = (scope?: string): boolean => scope === 'false' || scope === 'FILTERED';

/** All records that the user may read, the filtered ones, or a template (decision A-25). */
export async function exportWorkbook(
  context: Context,
  query: { isHQUser?: boolean; isOnlyTemplate?: boolean; scope?: string; language?: string },
  filter: SolModelFilterInput,
): Promise<Download> {
  const rights = await requireSolUserAs(context, query.isHQUser === true);
  const filters = isFiltered(query.scope) ? filtersOf(filter) : {};
  const rows = query.isOnlyTemplate
    ? noRows()
    : recordBatches(context, filters, parametersOf(context, rights, query.language));
  const fileName = query.isOnlyTemplate ? 'solVisibility_template' : 'solVisibility';
  return listDownload(fileName, { sheetName: SHEET, columns: COLUMNS, batches: rows, help: HELP });
}
