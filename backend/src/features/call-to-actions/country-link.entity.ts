import { Column, Entity, Unique } from 'typeorm';
import { CodeColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { CallToAction } from './call-to-action.entity.ts';
import { t } from '../../texts/referenceData.ts';

/** Whether a country shows a call to action, and for which models. */
@Entity('country_call_to_action')
@Unique('country_call_to_action_key_unique', ['callToActionId', 'countryId'])
export class CountryCallToAction {
  @IdColumn() id!: number;
  @Reference('integer', () => CallToAction, 'country_call_to_action_action_exists', { onDelete: 'CASCADE' })
  callToActionId!: number;
  @Reference('text', () => Country, 'country_call_to_action_country_exists') countryId!: string;
  @Column('boolean', { default: false }) enable!: boolean;
  @Column('boolean', { default: false }) relevant!: boolean;
  @CodeColumn({ default: '' }) modelEnableRegexp!: string;
  @CodeColumn({ default: '' }) modelDisableRegexp!: string;
  @Column('integer', { default: 1 }) version!: number;
}

export const callToActionConstraints = {
  call_to_action_code_unique: {
    message: () => t('A call to action with this code already exists.'),
    field: 'code',
  },
  country_call_to_action_key_unique: {
    message: () =>
      t('This country has a link to the call to action already. Reload the table and change that one.'),
    field: 'countryId',
  },
  country_call_to_action_action_exists: {
    message: () => t('The call to action of this link no longer exists.'),
    field: 'callToActionId',
  },
};
