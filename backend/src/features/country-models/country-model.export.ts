import { keysetBatches, type ExportDefinition } from '../../kit/export.ts';
import { whereOf } from '../../kit/paged-list.ts';
import { statement } from '../../kit/sql.ts';
import {
  countryModelList,
  exportedFields,
  type CountryModelFilter,
  type ListFrom,
} from './country-model.list.ts';

export interface CountryModelExportOptions {
  from: ListFrom;
  filters: Partial<Record<CountryModelFilter, string>>;
}

/** The rows that the list shows with these filters (decision A-90). */
export const countryModelExport: ExportDefinition<CountryModelExportOptions> = {
  fileName: ({ from, filters }) =>
    `countryModels_${(from === 'countries' ? filters.countryId : filters.modelcode) ?? ''}`,
  columns: () => [...exportedFields],
  async batches(context, { from, filters }) {
    const list = countryModelList(from);
    const { sql, values, placeholders } = whereOf(list, filters);
    const selected = exportedFields.map((field) => `r."${field}"`).join(', ');
    const [last, size] = [placeholders + 1, placeholders + 2];
    const batch = statement(
      `SELECT ${selected}, r.id FROM ${list.table} ${sql} AND ($${last}::text IS NULL OR r.id > $${last})
       ORDER BY r.id LIMIT $${size}`,
    );
    return keysetBatches(context.sql, batch, [context.actor?.userId ?? null, ...values], 1);
  },
};
