import type { RecordExportRequest } from './RecordCalls';

/** What a list shows: its filters as they go over the wire, and how many rows they leave. */
export interface Listed<Filters extends object> {
  filters: Filters;
  count: number | undefined;
}

/** The parameters of an export of everything, or of what the list shows. */
export const exportParameters = <Filters extends object>(
  { scope, languageToExport, rows }: RecordExportRequest,
  { filters }: Listed<Filters>,
) => (rows === 'LISTED' ? { scope, rows, ...filters } : { scope, languageToExport });
