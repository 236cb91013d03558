import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import type { Context } from '../../kit/context.ts';
import { exportFile } from '../../kit/export.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { listModels } from '../models/model.read.ts';
import { countryModelExport } from './country-model.export.ts';
import {
  countryModelList,
  type CountryModelFilter,
  type CountryModelSort,
  type ListFrom,
} from './country-model.list.ts';
import { countriesOfModelJson, countryModelHistory } from './country-model.repository.ts';
import { updateCountryModel } from './country-model.service.ts';

type CountryModel = components['schemas']['CountryModel'];
type CountryModelChange = components['schemas']['CountryModelChange'];
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
    ...{ page, size, sortBy, sortDesc },
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

/** Specification 2, sections 2 and 7, Country-model administration. */
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
  getCountryModelHistory: query((context, { path: { modelcode, countryId } }) =>
    countryModelHistory<CountryModelChange>(context, countryId, modelcode),
  ),
  exportCountryModelsCsv: query((context, { query: wanted }) => exported(context, 'csv', wanted)),
  exportCountryModelsXlsx: query((context, { query: wanted }) => exported(context, 'xlsx', wanted)),
  getModelListByCountry: query((context, { query: { country } }) => listModels(context, country)),
  getCountryListByModel: query((context, { path: { modelcode } }) =>
    countriesOfModelJson<CountryOfModel>(context, modelcode),
  ),
} satisfies Partial<OperationMap>;
