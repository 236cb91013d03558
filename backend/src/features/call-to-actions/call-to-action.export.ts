import { listExport } from '../../kit/record-export.ts';
import { callToAction } from './call-to-action.list.ts';
import { callToActionList } from './call-to-action.list.ts';

/** The calls to action that the list shows with these filters (decision A-90). */
export const callToActionExport = listExport(callToAction, 'callToActions', callToActionList, {
  fields: [
    'id',
    'code',
    'labelCode',
    'linkCode',
    'stKey',
    'adobeKey',
    'iconKey',
    'descriptionKey',
    'sortNumber',
  ],
  order: ['code'],
});
