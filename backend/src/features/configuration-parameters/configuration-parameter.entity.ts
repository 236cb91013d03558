import { integerId, recordOf, text } from '../../kit/record.ts';
import { languageColumn } from '../languages/language.read.ts';
import { t } from '../../texts/referenceData.ts';
import { configurationParameterList } from './configuration-parameter.list.ts';

/** A switch or an address of the console. Code and language are its key (decision A-75). */
export const configurationParameter = recordOf({
  entity: 'configurationParameter',
  noun: 'parameter',
  table: 'console_config',
  id: integerId,
  columns: {
    code: text('code'),
    description: text('description'),
    value: text('value'),
    language: languageColumn,
  },
  name: 'code',
  list: configurationParameterList,
});

/** What the database refuses, in words. */
export const configurationParameterConstraints = {
  console_config_key_unique: {
    message: () => t('A parameter with this code and language exists already.'),
    field: 'code',
  },
};
