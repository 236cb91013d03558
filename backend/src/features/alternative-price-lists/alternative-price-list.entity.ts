import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { AmountColumn, IdColumn } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';
import { OptItem } from '../option-colour-labels/item.entity.ts';

/** At most one for a vehicle in a market; it never changes the normal list. */
@Entity('alternative_price_list')
@Unique('alternative_list_only_one', ['countryId', 'vetele'])
export class AlternativePriceList {
  @IdColumn() id!: number;
  @ForeignKey(() => Country, { name: 'alternative_list_country_exists' }) @Column('text') countryId!: string;
  @ForeignKey(() => Vehicle, { name: 'alternative_list_vehicle_exists' }) @Column('text') vetele!: string;
  @ForeignKey(() => OptItem, { name: 'alternative_list_option_exists' })
  @Column('integer')
  optItemId!: number;
  @Column('boolean', { default: false }) isExcluded!: boolean;
  @AmountColumn() basePrice!: string | null;
  @Column('integer', { default: 1 }) version!: number;
}

/** What it asks for an item. */
@Entity('alternative_price')
export class AlternativePrice {
  @ForeignKey(() => AlternativePriceList, { onDelete: 'CASCADE' }) @PrimaryColumn('integer') listId!: number;
  @ForeignKey(() => OptItem, { name: 'alternative_price_item_exists' })
  @PrimaryColumn('integer')
  optItemId!: number;
  @AmountColumn() price!: string | null;
}
