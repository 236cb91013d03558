import { query, type OperationMap } from '../../http/operation.ts';
import { exportFile } from '../../kit/export.ts';
import { readinessExport } from './readiness.export.ts';
import { readiness } from './readiness.service.ts';

export const readinessHandlers = {
  getReadiness: query((context, { query: wanted }) => readiness(context, wanted)),
  exportReadinessCsv: query(async (context, { query: wanted }) =>
    exportFile(context, readinessExport, 'csv', await readiness(context, wanted)),
  ),
  exportReadinessXlsx: query(async (context, { query: wanted }) =>
    exportFile(context, readinessExport, 'xlsx', await readiness(context, wanted)),
  ),
} satisfies Partial<OperationMap>;
