import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { AmountColumn, IdColumn } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';

/** What customers of a market pay when they order online. */
@Entity('downpayment')
@Unique('downpayment_value_unique', ['countryId', 'downpayment'])
export class Downpayment {
  @IdColumn() id!: number;
  @ForeignKey(() => Country, { name: 'downpayment_country_exists' }) @Column('text') countryId!: string;
  @AmountColumn({ nullable: false }) downpayment!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('text', { default: '' }) insertUser!: string;
  @Column('timestamptz', { default: () => 'now()' }) insertDate!: Date;
  @Column('text', { default: '' }) updateUser!: string;
  @Column('timestamptz', { nullable: true }) updateDate!: Date | null;
  @Column('integer', { default: 1 }) version!: number;
}
