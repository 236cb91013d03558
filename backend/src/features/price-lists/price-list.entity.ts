import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AmountColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';
import { OptItem } from '../option-colour-labels/item.entity.ts';

@Entity('price_list')
export class PriceList {
  @Reference('text', () => Country, 'price_list_country_exists', { primary: true }) countryId!: string;
  @Reference('text', () => Vehicle, 'price_list_vehicle_exists', { primary: true }) vetele!: string;
  @AmountColumn() basePrice!: string | null;
  @AmountColumn() officialBasePrice!: string | null;
  @Column('boolean', { default: false }) isActive!: boolean;
  @Column('integer', { default: 0 }) version!: number;
  @AmountColumn() importerPrice!: string | null;
  @AmountColumn() mrpbtPrice!: string | null;
  @AmountColumn() msrpPrice!: string | null;
  /** Null: the market's currency and price mask. */
  @Column('text', { nullable: true }) currency!: string | null;
  @Column('text', { nullable: true }) pricemask!: string | null;
  @AmountColumn() chSprpbtbt!: string | null;
  @AmountColumn() usaDealer!: string | null;
  @AmountColumn() usaListPrice!: string | null;
  @AmountColumn() usaTotalRetail!: string | null;
  @AmountColumn() daNj!: string | null;
  /** Versions online taxes and virtual product, as `version` does prices and taxes. */
  @Column('integer', { default: 0 }) onlineVersion!: number;
  @Column('text', { nullable: true }) savedBy!: string | null;
  @Column('timestamptz', { nullable: true }) savedAt!: Date | null;
  @Column('text', { nullable: true }) publishedBy!: string | null;
  @Column('timestamptz', { nullable: true }) publishedAt!: Date | null;
}

@Entity('item_price')
@ForeignKey(() => PriceList, ['countryId', 'vetele'], ['countryId', 'vetele'], {
  name: 'item_price_list_exists',
  onDelete: 'CASCADE',
})
export class ItemPrice {
  @PrimaryColumn('text') countryId!: string;
  @PrimaryColumn('text') vetele!: string;
  @Reference('integer', () => OptItem, 'item_price_item_exists', { primary: true, onDelete: 'CASCADE' })
  optItemId!: number;
  @AmountColumn() officialPrice!: string | null;
  @AmountColumn() price!: string | null;
  @AmountColumn() importerPrice!: string | null;
  @AmountColumn() mrpbtPrice!: string | null;
  @AmountColumn() msrpPrice!: string | null;
  @Column('boolean', { default: false }) isHiddenByMarket!: boolean;
  /** From the feed: hidden by the product category, and whether a market may hide it. */
  @Column('boolean', { default: false }) isHiddenByPcm!: boolean;
  @Column('boolean', { default: true }) isHideEnabled!: boolean;
  @Column('date', { nullable: true }) insertedOn!: string | null;
}

@Entity('market_tax')
@Check('market_tax_tax_type_check', `tax_type IN ('B2C', 'B2B', 'B2E')`)
@Check('market_tax_price_check', `price >= 0`)
@ForeignKey(() => PriceList, ['countryId', 'vetele'], ['countryId', 'vetele'], {
  name: 'market_tax_list_exists',
  onDelete: 'CASCADE',
})
export class MarketTax {
  @PrimaryColumn('text') countryId!: string;
  @PrimaryColumn('text') vetele!: string;
  @PrimaryColumn('text') description!: string;
  @PrimaryColumn('text') taxType!: 'B2C' | 'B2B' | 'B2E';
  @AmountColumn({ nullable: false, default: 0 }) price!: string;
}
