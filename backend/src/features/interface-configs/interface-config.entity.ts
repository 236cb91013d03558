import { Check, Column, Entity, Unique } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';
import { CarModel } from '../car-models/car-model.entity.ts';
import { Country } from '../countries/country.entity.ts';
import { t } from '../../texts/referenceData.ts';

/** The look of the configurator's interface in a country, for one model or for all. */
@Entity('interface_config')
@Check('interface_config_conftype_check', `conftype = 'json'`)
@Unique('interface_config_key_unique', ['country', 'model'])
export class InterfaceConfig {
  @IdColumn() id!: number;
  @Reference('text', () => Country, 'interface_config_country_exists', { column: 'country_id' })
  country!: string;
  @Reference('text', () => CarModel, 'interface_config_model_exists', {
    column: 'modelcode',
    default: 'DEFAULT',
  })
  model!: string;
  @Column('text', { default: 'json' }) conftype!: string;
  @Column('text') content!: string;
  @Column('integer', { default: 1 }) version!: number;
}

export const interfaceConfigConstraints = {
  interface_config_key_unique: {
    message: () => t('A configuration of this country and model already exists.'),
    field: 'country',
  },
};
