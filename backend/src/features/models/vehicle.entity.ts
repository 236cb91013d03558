import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { CodeColumn, Reference } from '../../kit/entity.ts';
import { CarModel } from '../car-models/car-model.entity.ts';

/** A model in a model year: prices, packs, online sales, grids and images are keyed by its 7-digit vetele. */
@Entity('vehicle')
@Check('vehicle_vetele_check', `vetele ~ '^[0-9]{7}$'`)
@Unique('vehicle_modelcode_model_year_key', ['modelcode', 'modelYear'], { deferrable: 'INITIALLY IMMEDIATE' })
export class Vehicle {
  @PrimaryColumn('text') vetele!: string;
  @Reference('text', () => CarModel, 'vehicle_model_exists') modelcode!: string;
  @Column('text') modelYear!: string;
  @Column('text') description!: string;
}

/** Every pattern ever stored; RE2, not SQL, decides which models it matches. */
@Entity('model_regexp')
export class ModelRegexp {
  @CodeColumn({ primary: true }) pattern!: string;
}
