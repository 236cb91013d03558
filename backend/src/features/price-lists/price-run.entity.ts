import { Column, Entity, Index } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';

/** One change of several price lists, and what became of each list. */
@Entity('price_run')
@Index('price_run_at', ['at'])
export class PriceRun {
  @IdColumn() id!: number;
  @Reference('integer', 'AppUser', undefined, { onDelete: 'CASCADE' }) userId!: number;
  @Column('timestamptz') at!: Date;
  /** The job that makes the change. */
  @Column('integer', { nullable: true }) jobRunId!: number | null;
  @Column('jsonb') change!: object;
  @Column('jsonb') lists!: object[];
  @Column('timestamptz', { nullable: true }) undoneAt!: Date | null;
}
