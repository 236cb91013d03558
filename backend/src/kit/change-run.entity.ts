import { Column, Entity, Index, PrimaryColumn, type ColumnType } from 'typeorm';
import { Reference } from './entity.ts';

/** A transaction that can be taken back as a whole, and by whom. */
@Entity('change_run')
@Index('change_run_at', ['at'])
export class ChangeRun {
  @PrimaryColumn({ type: 'xid8' as ColumnType }) xid!: string;
  @Reference('integer', 'AppUser', undefined, { onDelete: 'CASCADE' }) userId!: number;
  @Column('timestamptz') at!: Date;
}
