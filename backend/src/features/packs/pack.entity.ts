import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';
import { OptItem } from '../option-colour-labels/item.entity.ts';

/** A pack is an option that holds other options, for a vehicle in a market: one of them. */
@Entity('commercial_pack_item')
export class CommercialPackItem {
  @ForeignKey(() => Country, { name: 'pack_country_exists' }) @PrimaryColumn('text') countryId!: string;
  @ForeignKey(() => Vehicle, { name: 'pack_vehicle_exists' }) @PrimaryColumn('text') vetele!: string;
  @ForeignKey(() => OptItem, { name: 'pack_parent_exists' }) @PrimaryColumn('integer') parentId!: number;
  @ForeignKey(() => OptItem, { name: 'pack_child_exists' }) @PrimaryColumn('integer') childId!: number;
  @Column('boolean', { default: false }) priceIncluded!: boolean;
  @Column('boolean', { default: false }) compulsory!: boolean;
  @Column('text', { default: '' }) optManovra!: string;
  @Column('text', { default: '' }) alternateSet!: string;
  @Column('text', { default: '' }) defaultSet!: string;
}

/** What an option brings along in every market. */
@Entity('implicit_pack_item')
export class ImplicitPackItem {
  @ForeignKey(() => OptItem, { name: 'implicit_pack_parent_exists' })
  @PrimaryColumn('integer')
  parentId!: number;
  @ForeignKey(() => OptItem, { name: 'implicit_pack_child_exists' })
  @PrimaryColumn('integer')
  childId!: number;
}
