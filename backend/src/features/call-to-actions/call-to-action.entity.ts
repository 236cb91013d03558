import { Column, Entity, Unique } from 'typeorm';
import { CodeColumn, IdColumn } from '../../kit/entity.ts';

/** What customers can do from the configurator, such as asking for an offer; its text is the interface label `labelCode`. */
@Entity('call_to_action')
@Unique('call_to_action_code_unique', ['code'])
export class CallToAction {
  static readonly noun = 'call to action';
  @IdColumn() id!: number;
  @CodeColumn() code!: string;
  @Column('text') labelCode!: string;
  @Column('text', { default: '' }) linkCode!: string;
  @Column('text', { default: '' }) stKey!: string;
  @Column('text', { default: '' }) adobeKey!: string;
  @Column('text', { default: '' }) iconKey!: string;
  @Column('text', { default: '' }) descriptionKey!: string;
  @Column('integer', { nullable: true }) sortNumber!: number | null;
  @Column('integer', { default: 1 }) version!: number;
}
