import type { RecordDefinition } from '../../kit/record.ts';
import { listExport } from '../../kit/record-export.ts';
import { country, type CountryState } from './country.list.ts';
import { countryRecordList, regionLabelOf } from './country.list.ts';

const { id, codmercato, currency, pricemask, geoRegion, ...rest } = country.columns;

const regionLabel = { ...codmercato, read: regionLabelOf };
const exported: RecordDefinition<CountryState & { regionLabel: string }, string> = {
  ...country,
  shape: undefined,
  columns: { id, codmercato, currency, pricemask, geoRegion, regionLabel, ...rest },
};

/** Follows the list's filters, with every field (decision A-90). */
export const countryExport = listExport(exported, 'countries', countryRecordList, {
  fields: Object.keys(exported.columns) as (keyof CountryState | 'regionLabel')[],
  order: [],
});
