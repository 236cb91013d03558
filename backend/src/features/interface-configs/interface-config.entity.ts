import { integerId, recordOf, text } from '../../kit/record.ts';
import { countryColumn } from '../countries/country.read.ts';
import { modelColumn } from '../models/model.read.ts';
import { t } from '../../texts/referenceData.ts';
import { interfaceConfigList } from './interface-config.list.ts';

/** What the configurator's interface looks like in a country, for a model or for all of them. */
export const interfaceConfig = recordOf({
  entity: 'interfaceConfig',
  noun: 'interface configuration',
  table: 'interface_config',
  id: integerId,
  columns: {
    country: countryColumn,
    model: modelColumn,
    conftype: text('conftype'),
    content: text('content'),
  },
  name: 'country',
  list: interfaceConfigList,
});

/** What the database refuses, in words. */
export const interfaceConfigConstraints = {
  interface_config_key_unique: {
    message: () => t('A configuration of this country and model exists already.'),
    field: 'country',
  },
};
