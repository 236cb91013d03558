import { Column, Entity, Index, Unique } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';
import { Vehicle } from '../models/vehicle.entity.ts';

abstract class Visibility {
  @IdColumn() id!: number;
  @Column('boolean', { default: false }) visible!: boolean;
  @Column('text', { default: '' }) insertUser!: string;
  @Column('timestamptz', { default: () => 'now()' }) insertDate!: Date;
  @Column('text', { default: '' }) updateUser!: string;
  @Column('timestamptz', { nullable: true }) updateDate!: Date | null;
}

@Entity('sol_model')
@Unique('sol_model_vehicle_unique', ['vetele'])
export class SolModel extends Visibility {
  @Reference('text', () => Vehicle, 'sol_model_vehicle_exists') vetele!: string;
}

@Entity('sol_model_market')
@Unique('sol_model_market_key_unique', ['solModelId', 'countryId'])
@Index('sol_model_market_of_country', ['countryId'])
export class SolModelMarket extends Visibility {
  @Reference('integer', () => SolModel, 'sol_model_market_model_exists', { onDelete: 'CASCADE' })
  solModelId!: number;
  @Reference('text', () => Country, 'sol_model_market_country_exists') countryId!: string;
}
