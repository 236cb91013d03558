import { flag, integerId, recordOf, text } from '../../kit/record.ts';
import { countryColumn } from '../countries/country.read.ts';
import { t } from '../../texts/referenceData.ts';
import { callToActionColumn } from './call-to-action.read.ts';
import { countryLinkList } from './country-link.list.ts';

/** Whether a country shows a call to action, and for which models. Call and country are the link's key. */
export const countryLink = recordOf({
  entity: 'countryCallToAction',
  noun: 'country link',
  table: 'country_call_to_action',
  id: integerId,
  columns: {
    callToActionId: callToActionColumn,
    countryId: countryColumn,
    enable: flag('enable'),
    relevant: flag('relevant'),
    modelEnableRegexp: text('model_enable_regexp'),
    modelDisableRegexp: text('model_disable_regexp'),
  },
  name: 'countryId',
  list: countryLinkList,
});

/** What the database refuses, in words; those of the calls to action too. */
export const callToActionConstraints = {
  call_to_action_code_unique: {
    message: () => t('A call to action with this code exists already.'),
    field: 'code',
  },
  country_call_to_action_key_unique: {
    message: () =>
      t('This country has a link to the call to action already. Reload the table and change that one.'),
    field: 'countryId',
  },
  country_call_to_action_action_exists: {
    message: () => t('The call to action of this link does not exist any more.'),
    field: 'callToActionId',
  },
};
