import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { AmountColumn, IdColumn } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';

/** What a vehicle is sold as online in a market. */
@Entity('virtual_product')
@Unique('virtual_product_key_unique', ['countryId', 'vetele'])
export class VirtualProduct {
  @IdColumn() id!: number;
  @ForeignKey(() => Country, { name: 'virtual_product_country_exists' }) @Column('text') countryId!: string;
  @ForeignKey(() => Vehicle, { name: 'virtual_product_vehicle_exists' }) @Column('text') vetele!: string;
  @AmountColumn() downpayment!: string | null;
}
