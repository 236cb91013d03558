import { integerId, recordOf, text } from '../../kit/record.ts';
import { languageColumn } from '../languages/language.read.ts';
import { t } from '../../texts/labels.ts';
import { trackingLabelList } from './tracking-label.list.ts';

/** The text that statistics know an action by. Key and language are its key (decision A-75). */
export const trackingLabel = recordOf({
  entity: 'trackingLabel',
  noun: 'tracking label',
  table: 'tracking_label',
  id: integerId,
  columns: { key: text('key'), label: text('label'), language: languageColumn },
  name: 'key',
  list: trackingLabelList,
});

/** What the database refuses, in words. */
export const trackingLabelConstraints = {
  tracking_label_key_unique: {
    message: () => t('A tracking label with this key and language exists already.'),
    field: 'key',
  },
};
