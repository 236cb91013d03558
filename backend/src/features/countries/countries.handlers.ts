import type { components } from '../../http/operations.gen.ts';
import { query, type OperationMap } from '../../http/operation.ts';
import { admGroupingsJson } from './adm-grouping.read.ts';
import { listCountriesNoDefault } from './country.read.ts';

type AdmGrouping = components['schemas']['AdmGrouping'];

/** Specification 2, section 7, Countries. */
export const countryHandlers = {
  getCountryAdmList: query((context) => admGroupingsJson<AdmGrouping[]>(context)),
  listCountriesNoDefault: query((context) => listCountriesNoDefault(context)),
} satisfies Partial<OperationMap>;
