import type { components } from '../../http/operations.gen.ts';
import { command, type OperationMap, query, steadyQuery } from '../../http/operation.ts';
import { changesOf } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
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
import { restoreCountryModel, updateCountryModel } from './country-model.service.ts';

type CountryModel = components['schemas']['CountryModel'];
type CountryOfModel = components['schemas']['CountryOfModel'];

interface Wanted {
  page?: number;
  size?: number;
  sortBy?: CountryModelSort;
  sortDesc?: boolean;
  optGroup?: string;
  code?: string;
  label?: string;
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
    parameters: { userId: context.actor?.userId ?? null },
  });
}

const exported = (
  context: Context,
  format: 'csv' | 'xlsx',
  wanted: Wanted & { from: ListFrom; idKey: string },
) => {
  const { from, idKey } = wanted;
  return exportFile(context, countryModelExport, format, { from, filters: filtersOf(from, idKey, wanted) });
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
