import type { components } from '../../http/operations.gen.ts';
import { codeAndLabel, exportHandlers } from '../../http/crud-handlers.ts';
import { command, type OperationMap, query, steadyQuery } from '../../http/operation.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud } from '../../kit/record-changes.ts';
import { countryExport } from './country.export.ts';
import { countryList, type CountryFilter, type CountrySort } from './country.list.ts';
import { admGroupingsJson, listCountriesNoDefault } from './country-descriptions.repository.ts';
import { regionsJson } from './country.repository.ts';
import {
  countries,
  createCountry,
  readCountryUses,
  removeCountry,
  updateCountry,
} from './country.service.ts';

export { countryConstraints } from './country.entity.ts';

type AdmGrouping = components['schemas']['AdmGrouping'];
type Country = components['schemas']['Country'];
type GeoRegion = components['schemas']['GeoRegion'];

export const countryHistory = changesOfCrud(countries);

const files = exportHandlers(countryExport, codeAndLabel);

export const countryBulk = bulkOf(countries, {
  filtersOf: codeAndLabel,
  update: (context, id, { enabled, hidden, solEnable }) =>
    updateCountry(context, id, { enabled, hidden, solEnable }),
  remove: removeCountry,
});

export const countryHandlers = {
  listCountries: query((context, { query: wanted }) => {
    const { page = 0, size = 10, sortBy = 'id', sortDesc = false, pageOf } = wanted;
    return pagedList<Country, CountrySort, CountryFilter>(context, countryList, {
      page,
      size,
      sortBy,
      sortDesc,
      pageOf,
      filters: codeAndLabel(wanted),
      parameters: { language: wanted.language ?? null, userId: context.actor?.userId ?? null },
    });
  }),
  createCountry: command((context, { body }) => createCountry(context, body)),
  updateCountry: command((context, { path: { id }, body }) => updateCountry(context, id, body)),
  deleteCountry: command((context, { path: { id } }) => removeCountry(context, id)),
  getCountryUses: query((context, { path: { id } }) => readCountryUses(context, id)),
  listGeoRegions: query((context) => regionsJson<GeoRegion[]>(context)),
  exportCountriesCsv: files.csv,
  exportCountriesXlsx: files.xlsx,
  getCountryAdmList: steadyQuery((context) => admGroupingsJson<AdmGrouping[]>(context)),
  listCountriesNoDefault: steadyQuery((context, { query: { language } }) =>
    listCountriesNoDefault(context, language),
  ),
} satisfies Partial<OperationMap>;
