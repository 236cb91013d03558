import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A run speaks the language of whoever started it: its steps, its outcome, its report and its mails. */
export class JobLanguage1763000000034 implements MigrationInterface {
  name = 'JobLanguage1763000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_run ADD COLUMN language text NOT NULL DEFAULT 'en'`);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
