import { Column, Entity, Unique } from 'typeorm';
import { AmountColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';

/** What customers of a market pay when they order online. */
@Entity('downpayment')
@Unique('downpayment_value_unique', ['countryId', 'downpayment'])
export class Downpayment {
  @IdColumn() id!: number;
  @Reference('text', () => Country, 'downpayment_country_exists') countryId!: string;
  @AmountColumn({ nullable: false }) downpayment!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('text', { default: '' }) insertUser!: string;
  @Column('timestamptz', { default: () => 'now()' }) insertDate!: Date;
  @Column('text', { default: '' }) updateUser!: string;
  @Column('timestamptz', { nullable: true }) updateDate!: Date | null;
  @Column('integer', { default: 1 }) version!: number;
}
