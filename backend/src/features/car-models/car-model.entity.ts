import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Reference } from '../../kit/entity.ts';
import { t } from '../../texts/referenceData.ts';

/** A commercial model as staff maintain it; families and vehicles come from the feed. */
@Entity('commercial_model')
@Index('commercial_model_code_in_any_case_unique', { synchronize: false })
export class CarModel {
  static readonly noun = 'model';
  @PrimaryColumn('text') modelcode!: string;
  @Reference('text', () => ModelFamily, 'model_family_exists', { nullable: true }) familyCode!: string | null;
  @Column('text') description!: string;
  @Column('text', { default: '' }) rangeMY!: string;
  @Column('text', { default: '' }) maxMyVideoAvailable!: string;
  @Column('boolean', { default: true }) ccadmActive!: boolean;
  @Column('integer', { default: 1 }) version!: number;
}

@Entity('model_family')
export class ModelFamily {
  @PrimaryColumn('text') code!: string;
  @Column('text') description!: string;
  @Column('integer', { default: 0 }) sortNumber!: number;
}

const TAKEN = { message: () => t('A model with this code already exists.'), field: 'modelcode' };

export const carModelConstraints = {
  commercial_model_pkey: TAKEN,
  commercial_model_code_in_any_case_unique: TAKEN,
};
