import { Column, Entity, Unique } from 'typeorm';
import { CodeColumn, IdColumn } from '../../kit/entity.ts';

/** How long translations of a group may be; the empty group stands for all of the kind without a limit of their own. */
@Entity('translation_length_limit')
@Unique('translation_length_limit_unique', ['kind', 'textGroup'])
export class LengthLimit {
  @IdColumn() id!: number;
  @CodeColumn() kind!: string;
  @CodeColumn() textGroup!: string;
  /** Of the length of the source. */
  @Column('integer') percent!: number;
}
