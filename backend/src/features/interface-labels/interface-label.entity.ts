import { integerId, recordOf, text } from '../../kit/record.ts';
import { languageColumn } from '../languages/language.read.ts';
import { t } from '../../texts/labels.ts';
import { interfaceLabelList } from './interface-label.list.ts';

/** A text of the configurator's windows. Everything but the text is its key (decision A-75). */
export const interfaceLabel = recordOf({
  entity: 'interfaceLabel',
  noun: 'label',
  table: 'interface_label',
  id: integerId,
  columns: {
    labelGroup: text('label_group'),
    code: text('code'),
    language: languageColumn,
    label: text('label'),
    modelEnableRegexp: text('model_enable_regexp'),
    modelDisableRegexp: text('model_disable_regexp'),
  },
  name: 'code',
  list: interfaceLabelList,
});

/** What the database refuses, in words. */
export const interfaceLabelConstraints = {
  interface_label_key_unique: {
    message: () => t('A label with this group, code, language and regexps exists already.'),
    field: 'code',
  },
  interface_label_language_exists: { message: () => t('This language does not exist.'), field: 'language' },
};
