import { Column, Entity, Index } from 'typeorm';
import { Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';
import { OptItem } from '../option-colour-labels/item.entity.ts';

/** An option within a pack (itself an option), for a vehicle in a market. */
@Entity('commercial_pack_item')
@Index('commercial_pack_item_parent', ['parentId', 'countryId', 'vetele'])
export class CommercialPackItem {
  @Reference('text', () => Country, 'pack_country_exists', { primary: true }) countryId!: string;
  @Reference('text', () => Vehicle, 'pack_vehicle_exists', { primary: true }) vetele!: string;
  @Reference('integer', () => OptItem, 'pack_parent_exists', { primary: true }) parentId!: number;
  @Reference('integer', () => OptItem, 'pack_child_exists', { primary: true }) childId!: number;
  @Column('boolean', { default: false }) priceIncluded!: boolean;
  @Column('boolean', { default: false }) compulsory!: boolean;
  @Column('text', { default: '' }) optManovra!: string;
  @Column('text', { default: '' }) alternateSet!: string;
  @Column('text', { default: '' }) defaultSet!: string;
}

/** An option that another one includes in every market. */
@Entity('implicit_pack_item')
export class ImplicitPackItem {
  @Reference('integer', () => OptItem, 'implicit_pack_parent_exists', { primary: true }) parentId!: number;
  @Reference('integer', () => OptItem, 'implicit_pack_child_exists', { primary: true }) childId!: number;
}
