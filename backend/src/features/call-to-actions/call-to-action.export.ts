import { listExport } from '../../kit/record-export.ts';
import { callToAction } from './call-to-action.list.ts';
import { callToActionList } from './call-to-action.list.ts';

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
