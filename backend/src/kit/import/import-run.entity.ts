import { Check, Column, Entity, Index } from 'typeorm';
import { IdColumn } from '../entity.ts';

/** An import that was applied, and what was wrong with the rows that it rejected. */
@Entity('import_run')
@Check('import_run_rejected_check', `rejected BETWEEN 0 AND row_count`)
@Index('import_run_at', ['at'])
export class ImportRun {
  @IdColumn() id!: number;
  @Column('timestamptz') at!: Date;
  /** Its name in the change log, or translation. */
  @Column('text') kind!: string;
  /** Empty for none or several. */
  @Column('text', { default: '' }) market!: string;
  /** Of a price list; empty for other files. */
  @Column('text', { default: '' }) vetele!: string;
  @Column('text') fileName!: string;
  @Column('text') actor!: string;
  /** Whose import it is; nobody has this id who came later under the same name. */
  @Column('integer', { nullable: true }) userId!: number | null;
  @Column('integer') rowCount!: number;
  @Column('integer') rejected!: number;
  @Column('jsonb', { default: [] }) errors!: object[];
}
