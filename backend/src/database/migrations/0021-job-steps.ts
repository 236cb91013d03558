import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The steps that a run plans, and the progress of each. */
export class JobSteps1763000000021 implements MigrationInterface {
  name = 'JobSteps1763000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- In their order, as screens show them (kit/job-steps.ts).
      ALTER TABLE job_run ADD COLUMN steps jsonb NOT NULL DEFAULT '[]';
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
