import type { RecordDefinition } from '../../kit/record.ts';
import { listExport } from '../../kit/record-export.ts';
import { country, type CountryState } from './country.list.ts';
import { countryRecordList, regionLabelOf } from './country.list.ts';

const { id, codmercato, currency, pricemask, geoRegion, ...rest } = country.columns;

/** A region's label is stored with the region, and shown with each of its countries. */
const regionLabel = { ...codmercato, read: regionLabelOf };
const exported: RecordDefinition<CountryState & { regionLabel: string }, string> = {
  ...{ ...country, shape: undefined },
  columns: { id, codmercato, currency, pricemask, geoRegion, regionLabel, ...rest },
};

/** The countries that the list shows with these filters, with every field that can be maintained (decision A-90). */
export const countryExport = listExport(exported, 'countries', countryRecordList, {
  fields: Object.keys(exported.columns) as (keyof CountryState | 'regionLabel')[],
  order: [],
});
