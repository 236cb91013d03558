import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of a run is that of the user who started it: for its steps, outcome, report and mails. */
export class JobLanguage1763000000034 implements MigrationInterface {
  name = 'JobLanguage1763000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_run ADD COLUMN language text NOT NULL DEFAULT 'en'`);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
