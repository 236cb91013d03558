import { Check, Column, Entity, Unique } from 'typeorm';
import { CodeColumn, IdColumn } from '../../kit/entity.ts';
import { t } from '../../texts/labels.ts';

export type OptGroupType = 'OPT' | 'ACC' | 'CUSTPRG';

@Entity('opt_group')
@Check('opt_group_group_type_check', `group_type IN ('OPT', 'ACC', 'CUSTPRG')`)
@Unique('opt_group_code_unique', ['code'])
export class OptGroup {
  static readonly noun = 'option group';
  @IdColumn() id!: number;
  @CodeColumn() code!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { default: 'OPT' }) groupType!: OptGroupType;
  @Column('boolean', { default: false }) exclusive!: boolean;
  @Column('boolean', { default: false }) mandatory!: boolean;
  @Column('text', { default: '' }) mandatorySubgroup!: string;
  @Column('integer', { nullable: true }) comparisonEquipmentPos!: number | null;
  @CodeColumn({ default: 'DEFAULT' }) modelEnableRegexp!: string;
  @CodeColumn({ default: '' }) modelDisableRegexp!: string;
  @Column('text', { default: '' }) label!: string;
  @Column('integer', { default: 1 }) version!: number;
}

export const optGroupConstraints = {
  opt_group_code_unique: { message: () => t('A group with this code already exists.'), field: 'code' },
};
