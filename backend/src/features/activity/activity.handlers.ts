import { query, type OperationMap } from '../../http/operation.ts';
import { exportFile } from '../../kit/export.ts';
import { activityExport } from './activity.export.ts';
import { listActivity, listKinds, type Shown } from './activity.service.ts';

/** Who may see which kinds is in openapi.yaml, at ActivityKind. */
export const activityHandlers = (about: Shown) => {
  const exported = activityExport(about);
  return {
    listActivity: query((context, { query: wanted }) => listActivity(context, about, wanted)),
    listActivityKinds: query((context) => listKinds(context, about)),
    exportActivityCsv: query((context, { query: wanted }) => exportFile(context, exported, 'csv', wanted)),
    exportActivityXlsx: query((context, { query: wanted }) => exportFile(context, exported, 'xlsx', wanted)),
  } satisfies Partial<OperationMap>;
};
