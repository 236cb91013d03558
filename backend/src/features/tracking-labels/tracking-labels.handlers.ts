import { codeAndLabel, crudHandlers, exportHandlers } from '../../http/crud-handlers.ts';
import type { components } from '../../http/operations.gen.ts';
import { query, type OperationMap } from '../../http/operation.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud } from '../../kit/record-changes.ts';
import { trackingLabelExport } from './tracking-label.export.ts';
import { allTrackingLabels } from './tracking-label.list.ts';
import { trackingLabelChanges, trackingLabelOf, trackingLabels } from './tracking-label.service.ts';

type TrackingLabel = components['schemas']['TrackingLabel'];

export { trackingLabelConstraints } from './tracking-label.entity.ts';

const labels = crudHandlers(trackingLabels);
const files = exportHandlers(trackingLabelExport, codeAndLabel);

export const trackingLabelHistory = changesOfCrud(trackingLabels);

export const trackingLabelBulk = bulkOf(trackingLabels, { filtersOf: codeAndLabel });

export const trackingLabelHandlers = {
  listTrackingLabels: query((context) => allTrackingLabels<TrackingLabel>(context)),
  createTrackingLabel: labels.create(trackingLabelOf),
  updateTrackingLabel: labels.update(trackingLabelChanges),
  deleteTrackingLabel: labels.remove,
  exportTrackingLabelsCsv: files.csv,
  exportTrackingLabelsXlsx: files.xlsx,
} satisfies Partial<OperationMap>;
