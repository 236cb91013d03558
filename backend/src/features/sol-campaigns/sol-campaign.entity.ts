import { Check, Column, Entity, Index } from 'typeorm';
import { AmountColumn, IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';

/** An online sales campaign between two instants, with the zone of its wall clocks. */
@Entity('sol_campaign')
@Check('sol_campaign_campaign_type_check', `campaign_type IN ('B2B', 'B2C')`)
@Check('sol_campaign_discount_percent_check', `discount_percent BETWEEN 0 AND 100`)
@Check('sol_campaign_discount_total_check', `discount_total >= 0`)
@Check('sol_campaign_option_discount_percent_check', `option_discount_percent BETWEEN 0 AND 100`)
@Check('sol_campaign_order', `starts_at < ends_at`)
@Index('sol_campaign_of_market', ['countryId', 'startsAt'])
// For overlaps: campaigns that end after another one starts.
@Index('sol_campaign_end_of_market', ['countryId', 'campaignType', 'endsAt'])
export class SolCampaignRow {
  @IdColumn() id!: number;
  @Reference('text', () => Country, 'sol_campaign_country_exists') countryId!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @AmountColumn({ precision: 5 }) discountPercent!: string | null;
  @AmountColumn() discountTotal!: string | null;
  @AmountColumn({ precision: 5 }) optionDiscountPercent!: string | null;
  @Column('timestamptz') startsAt!: Date;
  @Column('timestamptz') endsAt!: Date;
  @Column('text') timeZone!: string;
  @Column('text') campaignType!: 'B2B' | 'B2C';
  @Column('text', { default: '' }) insertUser!: string;
  @Column('timestamptz', { default: () => 'now()' }) insertDate!: Date;
  @Column('text', { default: '' }) updateUser!: string;
  @Column('timestamptz', { nullable: true }) lastUpdate!: Date | null;
  @Column('integer', { default: 1 }) version!: number;
}

@Entity('sol_campaign_model')
@Index('sol_campaign_of_vehicle', ['vetele'])
export class SolCampaignModel {
  @Reference('integer', () => SolCampaignRow, undefined, { primary: true, onDelete: 'CASCADE' })
  campaignId!: number;
  @Reference('text', () => Vehicle, 'sol_campaign_model_vehicle_exists', { primary: true }) vetele!: string;
}
