import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { AmountColumn, Reference } from '../../kit/entity.ts';
import { Language } from '../languages/language.entity.ts';
import { GeoRegion } from './geo-region.entity.ts';
import { t } from '../../texts/referenceData.ts';

/** Also a market. Flags that the contract spells in two ways (enableAccesories, enableAccessories) are one column. */
@Entity('country')
@Index('country_id_in_any_case_unique', { synchronize: false })
export class Country {
  static readonly noun = 'country';
  @PrimaryColumn('text') id!: string;
  @Column('text', { default: '' }) codmercato!: string;
  @Column('text', { default: '' }) currency!: string;
  @Column('text', { default: '' }) pricemask!: string;
  @Reference('integer', () => GeoRegion, 'country_region_exists', { column: 'geo_region_id', nullable: true })
  geoRegion!: number | null;
  @Column('text', { default: '' }) formatDate!: string;
  @Column('text', { default: '' }) formatDateMonth!: string;
  @Column('boolean', { default: true }) enabled!: boolean;
  @Column('boolean', { default: false }) hidden!: boolean;
  @Column('boolean', { name: 'enable_accessories', default: false }) enableAccesories!: boolean;
  @Column('boolean', { name: 'enable_customer_prg', default: false }) enableCustomProgram!: boolean;
  @Column('boolean', { default: false }) enableWltpEmissions!: boolean;
  @Column('boolean', { name: 'enable_nedc_consumptions', default: false }) enableNedcComsumptions!: boolean;
  @Column('text', { default: '' }) descEn!: string;
  @Column('text', { default: '' }) descDe!: string;
  @Column('text', { default: '' }) descFr!: string;
  @Column('text', { default: '' }) descIt!: string;
  @Column('text', { default: '' }) descEs!: string;
  @Column('text', { default: '' }) isoCode2!: string;
  @Column('text', { default: '' }) isoCode!: string;
  @Reference('integer', () => Language, 'country_language_exists', { nullable: true }) languageId!:
    number | null;
  // Nothing is computed with it here, so that a number will do.
  @AmountColumn({ precision: 5, transformer: { from: (vat) => vat && Number(vat), to: (vat) => vat } })
  vat!: number | null;
  @Column('text', { default: '' }) tabele!: string;
  @Column('boolean', { default: false }) enableBaseOpt!: boolean;
  @Column('boolean', { default: false }) priceFromAS400!: boolean;
  @Column('boolean', { default: false }) solEnable!: boolean;
  @Column('integer', { default: 1 }) version!: number;
}

const TAKEN = { message: () => t('A country with this code already exists.'), field: 'id' };

export const countryConstraints = {
  country_pkey: TAKEN,
  country_id_in_any_case_unique: TAKEN,
};
