import { Column, Entity, Unique } from 'typeorm';
import { AmountColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';
import { OptItem } from '../option-colour-labels/item.entity.ts';

/** At most one per vehicle and market; it never changes the normal list. */
@Entity('alternative_price_list')
@Unique('alternative_list_only_one', ['countryId', 'vetele'])
export class AlternativePriceList {
  @IdColumn() id!: number;
  @Reference('text', () => Country, 'alternative_list_country_exists') countryId!: string;
  @Reference('text', () => Vehicle, 'alternative_list_vehicle_exists') vetele!: string;
  @Reference('integer', () => OptItem, 'alternative_list_option_exists') optItemId!: number;
  @Column('boolean', { default: false }) isExcluded!: boolean;
  @AmountColumn() basePrice!: string | null;
  @Column('integer', { default: 1 }) version!: number;
}

@Entity('alternative_price')
export class AlternativePrice {
  @Reference('integer', () => AlternativePriceList, undefined, { primary: true, onDelete: 'CASCADE' })
  listId!: number;
  @Reference('integer', () => OptItem, 'alternative_price_item_exists', { primary: true }) optItemId!: number;
  @AmountColumn() price!: string | null;
}
