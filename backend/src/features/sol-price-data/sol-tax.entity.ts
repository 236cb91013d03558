import { Check, Column, Entity, Unique } from 'typeorm';
import { AmountColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';

@Entity('sol_tax')
@Check('sol_tax_tax_type_check', `tax_type IN ('B2C', 'B2B', 'B2E')`)
@Check('sol_tax_tax_value_check', `tax_value >= 0`)
// Deferred to the end of a statement, so that one save may swap two descriptions.
@Unique('sol_tax_key_unique', ['countryId', 'vetele', 'description', 'taxType'], {
  deferrable: 'INITIALLY IMMEDIATE',
})
export class SolTaxRow {
  @IdColumn() id!: number;
  @Reference('text', () => Country, 'sol_tax_country_exists') countryId!: string;
  @Reference('text', () => Vehicle, 'sol_tax_vehicle_exists', { nullable: true }) vetele!: string | null;
  @Column('text') description!: string;
  @Column('text') taxType!: 'B2C' | 'B2B' | 'B2E';
  @AmountColumn({ nullable: false, default: 0 }) taxValue!: string;
  @Column('integer', { default: 1 }) version!: number;
}
