import { Entity, Unique } from 'typeorm';
import { AmountColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';

@Entity('virtual_product')
@Unique('virtual_product_key_unique', ['countryId', 'vetele'])
export class VirtualProduct {
  @IdColumn() id!: number;
  @Reference('text', () => Country, 'virtual_product_country_exists') countryId!: string;
  @Reference('text', () => Vehicle, 'virtual_product_vehicle_exists') vetele!: string;
  @AmountColumn() downpayment!: string | null;
}
