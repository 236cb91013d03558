import { Check, Column, Entity, Index, Unique } from 'typeorm';
import { IdColumn } from '../../kit/entity.ts';

/** What screens show of a background job's run; pg-boss is the queue (kit/job-queue.ts). */
@Entity('job_run')
@Check('job_run_state_check', `state IN ('queued', 'running', 'done', 'failed', 'cancelled')`)
@Check('job_run_percent_check', `percent BETWEEN 0 AND 100`)
@Unique('job_run_job_id_key', ['jobId'])
@Index('job_run_recent', { synchronize: false })
@Index('job_run_of_name', { synchronize: false })
@Index('job_run_singleton', ['name', 'singletonKey'], {
  unique: true,
  where: `singleton_key IS NOT NULL AND state IN ('queued', 'running')`,
})
@Index('job_run_unfinished', ['id'], { where: `state IN ('queued', 'running')` })
export class JobRun {
  @IdColumn({ generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('text') name!: string;
  @Column('text') startedBy!: string;
  @Column('timestamptz') queuedAt!: Date;
  @Column('timestamptz', { nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
  @Column('text') state!: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  @Column('text', { default: '' }) step!: string;
  @Column('smallint', { default: 0 }) percent!: number;
  @Column('text', { default: '' }) message!: string;
  @Column('jsonb', { default: {} }) input!: object;
  @Column('text', { nullable: true }) singletonKey!: string | null;
  @Column('text', { nullable: true }) cancelRequestedBy!: string | null;
  @Column('timestamptz', { nullable: true }) cancelRequestedAt!: Date | null;
  @Column('jsonb', { nullable: true }) result!: object | null;
  @Column('jsonb', { default: [] }) steps!: object[];
  @Column('text', { default: 'en' }) language!: string;
  /** Null for an action that finished at once. */
  @Column('uuid', { nullable: true }) jobId!: string | null;
}
