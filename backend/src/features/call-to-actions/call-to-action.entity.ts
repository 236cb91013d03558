import { integerId, optional, recordOf, text, whole } from '../../kit/record.ts';
import { callToActionList } from './call-to-action.list.ts';

/** What customers can do from the configurator, such as asking for an offer; its text is the interface label `labelCode`. */
export const callToAction = recordOf({
  entity: 'callToAction',
  noun: 'call to action',
  table: 'call_to_action',
  id: integerId,
  columns: {
    code: text('code'),
    labelCode: text('label_code'),
    linkCode: text('link_code'),
    stKey: text('st_key'),
    adobeKey: text('adobe_key'),
    iconKey: text('icon_key'),
    descriptionKey: text('description_key'),
    sortNumber: optional(whole('sort_number')),
  },
  name: 'code',
  list: callToActionList,
});
