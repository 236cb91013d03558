import { Check, Column, Entity, Index } from 'typeorm';
import { Reference } from '../../kit/entity.ts';
import { CarModel } from '../car-models/car-model.entity.ts';
import { Country } from '../countries/country.entity.ts';

/** A model in a market. Model years are four digits or empty. */
@Entity('country_model')
@Check('country_model_group_type_check', `group_type IN ('OPT', 'ACC', 'CUSTPRG')`)
@Index('country_model_of_model', ['modelcode', 'countryId'])
export class CountryModel {
  @Reference('text', () => Country, 'country_model_country_exists', { primary: true }) countryId!: string;
  @Reference('text', () => CarModel, 'country_model_model_exists', { primary: true }) modelcode!: string;
  @Column('boolean', { default: true }) generallyActive!: boolean;
  @Column('boolean', { default: true }) frontendActive!: boolean;
  @Column('text', { default: '' }) adm!: string;
  @Column('text', { default: '' }) myMinimum!: string;
  @Column('text', { default: '' }) myActive!: string;
  @Column('text', { default: '' }) mySecondary!: string;
  @Column('boolean', { default: false }) mandatory!: boolean;
  @Column('boolean', { default: false }) mxeActive!: boolean;
  @Column('boolean', { default: false }) exclusive!: boolean;
  @Column('text', { default: 'OPT' }) groupType!: 'OPT' | 'ACC' | 'CUSTPRG';
  @Column('text', { default: '' }) mandatorySubgroup!: string;
  @Column('integer', { nullable: true }) comparisonEquipmentPos!: number | null;
  @Column('integer', { default: 1 }) version!: number;
}
