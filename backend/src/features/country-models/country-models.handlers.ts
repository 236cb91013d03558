import { selectedIds } from '../../http/crud-handlers.ts';
import type { components } from '../../http/operations.gen.ts';
import { command, type OperationMap, query, steadyQuery } from '../../http/operation.ts';
import { changesOf } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { oneByOne, rowsOfList, type BulkNoun } from '../../kit/bulk.ts';
import { exportFile } from '../../kit/export.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { partsOf, type RecordChanges } from '../../kit/record-changes.ts';
import { listModels } from '../models/model.read.ts';
import { countryModelExport } from './country-model.export.ts';
import {
  countryModelList,
  type CountryModelFilter,
  type CountryModelSort,
  type ListFrom,
} from './country-model.list.ts';
import { countriesOfModelJson, COUNTRY_MODEL } from './country-model.repository.ts';
import { restoreCountryModel, takeBackCountryModel, updateCountryModel } from './country-model.service.ts';

type CountryModel = components['schemas']['CountryModel'];
type CountryOfModel = components['schemas']['CountryOfModel'];

interface ListedBy extends Wanted {
  from?: ListFrom;
  idKey?: string;
}

interface Wanted {
  page?: number;
  size?: number;
  sortBy?: CountryModelSort;
  sortDesc?: boolean;
  optGroup?: string;
  code?: string;
  label?: string;
  language?: string;
}

const lists = { countries: countryModelList('countries'), car_model: countryModelList('car_model') };
const GROUP_TYPES = ['OPT', 'ACC', 'CUSTPRG'];

const filtersOf = (from: ListFrom, key: string, { optGroup = '', code, label }: Wanted) => ({
  [from === 'countries' ? 'countryId' : 'modelcode']: key,
  groupType: GROUP_TYPES.includes(optGroup) ? optGroup : undefined,
  code,
  label,
});

function listOf(context: Context, from: ListFrom, key: string, wanted: Wanted) {
  const { page = 0, size = 10, sortDesc = false } = wanted;
  const sortBy = wanted.sortBy ?? (from === 'countries' ? 'description' : 'countryDesc');
  return pagedList<CountryModel, CountryModelSort, CountryModelFilter>(context, lists[from], {
    page,
    size,
    sortBy,
    sortDesc,
    filters: filtersOf(from, key, wanted),
    parameters: { userId: context.actor?.userId ?? null, language: wanted.language ?? null },
  });
}

const exported = (
  context: Context,
  format: 'csv' | 'xlsx',
  wanted: Wanted & { from: ListFrom; idKey: string; ids?: string },
) => {
  const { from, idKey } = wanted;
  const filters = { ...filtersOf(from, idKey, wanted), ids: selectedIds(wanted.ids) };
  return exportFile(context, countryModelExport, format, { from, filters, language: wanted.language });
};

export const countryModelHistory: RecordChanges = {
  async list(context, id) {
    const [countryId, modelcode] = partsOf<[string, string]>(id, 2);
    const changes = await changesOf(context, COUNTRY_MODEL, `${countryId}/${modelcode}`);
    return changes.map((change) => ({ ...change, recordId: id }));
  },
  restore(context, id, wanted) {
    const [countryId, modelcode] = partsOf<[string, string]>(id, 2);
    return restoreCountryModel(context, countryId, modelcode, wanted);
  },
};

/** Rows of a market's or a model's list, as its export names it. */
export const countryModelBulk: BulkNoun = {
  rows(context, wanted, limit) {
    const { from, idKey, ...rest } = ('ids' in wanted ? {} : wanted.filters) as ListedBy;
    const list = lists[from ?? 'countries'];
    const filters = 'ids' in wanted ? wanted : from && idKey ? filtersOf(from, idKey, rest) : { ids: [] };
    return rowsOfList(context, list, filters, {
      state: `'{}'::jsonb`,
      limit,
      parameters: [context.actor?.userId ?? null, rest.language ?? null],
    });
  },
  set: oneByOne((context, { id }, values) => {
    const [countryId, modelcode] = id.split('/') as [string, string];
    return updateCountryModel(context, countryId, modelcode, values);
  }),
  stores: [{ entity: COUNTRY_MODEL, restore: takeBackCountryModel }],
};

export const countryModelHandlers = {
  listCountryModelsByCountry: query((context, { path: { key }, query: wanted }) =>
    listOf(context, 'countries', key, wanted),
  ),
  listCountryModelsByModel: query((context, { path: { key }, query: wanted }) =>
    listOf(context, 'car_model', key, wanted),
  ),
  updateCountryModel: command((context, { path: { modelcode, countryId }, body }) =>
    updateCountryModel(context, countryId, modelcode, body),
  ),
  exportCountryModelsCsv: query((context, { query: wanted }) => exported(context, 'csv', wanted)),
  exportCountryModelsXlsx: query((context, { query: wanted }) => exported(context, 'xlsx', wanted)),
  getModelListByCountry: steadyQuery((context, { query: { country } }) => listModels(context, country)),
  getCountryListByModel: query((context, { path: { modelcode } }) =>
    countriesOfModelJson<CountryOfModel>(context, modelcode),
  ),
} satisfies Partial<OperationMap>;
