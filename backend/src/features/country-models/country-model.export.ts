import type { Listed } from '../../kit/paged-list.ts';
import { listBatches, type ExportDefinition } from '../../kit/export.ts';
import {
  countryModelList,
  exportedFields,
  type CountryModelFilter,
  type ListFrom,
} from './country-model.list.ts';

export interface CountryModelExportOptions {
  from: ListFrom;
  filters: Listed<CountryModelFilter>;
  language: string | undefined;
}

export const countryModelExport: ExportDefinition<CountryModelExportOptions> = {
  fileName: ({ from, filters }) =>
    `countryModels_${String((from === 'countries' ? filters.countryId : filters.modelcode) ?? '')}`,
  columns: () => [...exportedFields],
  batches: async (context, { from, filters, language }) =>
    listBatches(context, countryModelList(from), filters, {
      columns: exportedFields.map((field) => `r."${field}"`),
      key: ['r.id'],
      parameters: [context.actor?.userId ?? null, language ?? null],
    }),
};
