import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';

/** Elements of the array at `path` are matched by the value of `key`; `*` matches plain values themselves. */
export interface ArrayKey {
  path: string;
  key: string;
}

/** Two addresses that should return the same; `diff` is written by the job and not part of the state. */
@Entity('api_json_test')
export class ApiJsonTest {
  @IdColumn() id!: number;
  @Column('text') urlAsIs!: string;
  @Column('text') urlToBe!: string;
  @Column('text', { default: '' }) diff!: string;
  @Column('boolean', { default: false }) disableTest!: boolean;
  @Column('jsonb', { default: [] }) ignorePaths!: string[];
  @Column('jsonb', { default: [] }) arrayKeys!: ArrayKey[];
  @Column('integer', { default: 1 }) version!: number;
}

/** The last run's result. */
@Entity('api_json_result')
@Check('api_json_result_outcome_check', `outcome IN ('equal', 'different', 'failed')`)
export class ApiJsonResult {
  @Reference('integer', () => ApiJsonTest, undefined, { primary: true, onDelete: 'CASCADE' }) testId!: number;
  @Column('timestamptz') comparedAt!: Date;
  @Column('text') outcome!: 'equal' | 'different' | 'failed';
  @Column('integer', { default: 0 }) changed!: number;
  @Column('integer', { default: 0 }) added!: number;
  @Column('integer', { default: 0 }) removed!: number;
  @Column('integer', { default: 0 }) ignored!: number;
  @Column('jsonb') asIsReply!: object;
  @Column('jsonb') toBeReply!: object;
  @Column('uuid') run!: string;
}

/** What one side of a run returned, in pieces of UTF-8. */
@Entity('api_json_document')
@Check('api_json_document_side_check', `side IN ('asIs', 'toBe')`)
export class ApiJsonDocument {
  @PrimaryColumn('uuid') run!: string;
  @PrimaryColumn('text') side!: 'asIs' | 'toBe';
  @PrimaryColumn('integer') piece!: number;
  @Index('api_json_document_test_id')
  @Reference('integer', () => ApiJsonTest, undefined, { onDelete: 'CASCADE' })
  testId!: number;
  @Column('timestamptz', { default: () => 'now()' }) storedAt!: Date;
  @Column('bytea') content!: Buffer;
}
