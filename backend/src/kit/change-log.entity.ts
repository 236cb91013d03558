import { Check, Column, Entity, Index, PrimaryColumn, type ColumnType } from 'typeorm';
import { CodeColumn, IdColumn } from './entity.ts';

const generated = { insert: false, update: false, generatedType: 'STORED' } as const;

@Entity('change_log')
@Check('change_log_action_check', `action IN ('create', 'update', 'delete', 'restore', 'clear')`)
@Index('change_log_record', ['entity', 'entityId', 'id'])
@Index('change_log_transaction', ['entity', 'xid'])
@Index('change_log_deletion', ['entity', 'id'], { where: `action = 'delete'` })
@Index('change_log_option_label', { synchronize: false })
@Index('change_log_day', ['at', 'id'])
@Index('change_log_way', ['entity', 'madeBy', 'at', 'id'])
@Index('change_log_market', ['entity', 'market', 'at', 'id'], { where: `market <> ''` })
@Index('change_log_model', ['model', 'at', 'id'], { where: `model <> ''` })
@Index('change_log_actor', { synchronize: false })
@Index('change_log_search_trigram', { synchronize: false })
export class ChangeLogEntry {
  @IdColumn({ type: 'bigint', generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('timestamptz') at!: Date;
  @Column('text') actor!: string;
  @CodeColumn() entity!: string;
  @CodeColumn() entityId!: string;
  @Column('text') action!: 'create' | 'update' | 'delete' | 'restore' | 'clear';
  @Column('text', { default: '' }) source!: string;
  @Column('jsonb', { nullable: true }) before!: object | null;
  @Column('jsonb', { nullable: true }) after!: object | null;
  @Column({ type: 'xid8' as ColumnType, default: () => 'pg_current_xact_id()' }) xid!: string;
  /** Market and model are filled by a trigger. */
  @CodeColumn({ default: '', insert: false }) market!: string;
  @CodeColumn({ default: '', insert: false }) model!: string;
  @CodeColumn({ ...generated, asExpression: 'change_made_by(action, source)' }) madeBy!: string;
  @CodeColumn({ ...generated, asExpression: 'change_text(before, after)', select: false }) search!: string;
}

/** One row once changes have been removed: since when the log is whole. */
@Entity('change_log_cut_off')
@Check('change_log_cut_off_check', 'id')
export class ChangeLogCutOff {
  @PrimaryColumn('boolean', { default: true }) id!: true;
  @Column('timestamptz') at!: Date;
}
