import { listExport } from '../../kit/record-export.ts';
import { trackingLabel } from './tracking-label.list.ts';
import { trackingLabelList } from './tracking-label.list.ts';

export const trackingLabelExport = listExport(trackingLabel, 'trackingLabels', trackingLabelList, {
  fields: ['id', 'key', 'label', 'language'],
  order: [],
});
