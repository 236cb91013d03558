import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Background jobs that are joined, cancelled, followed across processes and cleaned up after a crash. */
export class Jobs1763000000020 implements MigrationInterface {
  name = 'Jobs1763000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_run
        -- Who started it, as far as the job acts for that person: user id, names, address and rights.
        ADD COLUMN actor                jsonb,
        -- While a run with this key waits or runs, another start joins it.
        ADD COLUMN singleton_key        text,
        ADD COLUMN cancel_requested_by  text,
        ADD COLUMN cancel_requested_at  timestamptz,
        -- The process that runs it gives a sign of life every few seconds, by the clock of the database.
        ADD COLUMN beat_at              timestamptz,
        ADD COLUMN result               jsonb;

      CREATE UNIQUE INDEX job_run_singleton ON job_run (name, singleton_key)
        WHERE singleton_key IS NOT NULL AND state IN ('queued', 'running');
      CREATE INDEX job_run_unfinished ON job_run (id) WHERE state IN ('queued', 'running');
      CREATE INDEX job_run_of_name ON job_run (name, queued_at DESC, id DESC);
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
