import type { MigrationInterface, QueryRunner } from 'typeorm';

/** pg-boss is the queue: jobs that were waiting in the table are sent to it, and running jobs send it their heartbeats. */
export class JobQueue1763000000035 implements MigrationInterface {
  name = 'JobQueue1763000000035';

  async up(runner: QueryRunner): Promise<void> {
    const [{ boss }] = await runner.query(`SELECT to_regclass('pgboss.version') AS boss`);
    if (boss === null) {
      const { default: PgBoss } = await import('pg-boss');
      // In this transaction instead of its own.
      await runner.query(PgBoss.getConstructionPlans('pgboss').replace(/^\s*BEGIN;|COMMIT;\s*$/g, ''));
    }
    await runner.query(`
      -- What may be sent before the first process has told pg-boss about its jobs.
      SELECT pgboss.create_queue(name, json_build_object('policy', 'standard', 'retryLimit', retries, 'expireInSeconds', 300))
        FROM (VALUES ('updateGrid', 1), ('compareApiJsonTests', 1), ('compareApiJsonTest', 1), ('export-option-colour-labels', 0))
          AS queue (name, retries);
      SELECT pgboss.create_queue(name, '{"policy":"standard"}') FROM (SELECT DISTINCT name FROM job_run WHERE state = 'queued') AS queue;

      -- The job of pg-boss that a run shows; none for what was over at once.
      ALTER TABLE job_run ADD COLUMN job_id uuid UNIQUE;
      UPDATE job_run SET job_id = gen_random_uuid() WHERE state = 'queued';
      INSERT INTO pgboss.job (id, name, data, retry_limit)
        SELECT job_id, name, jsonb_build_object('actor', actor), 0 FROM job_run WHERE state = 'queued' ORDER BY id;
      UPDATE job_run SET state = 'failed', finished_at = now(), message = CASE language
          WHEN 'it' THEN 'Il server si è fermato durante l''esecuzione. Avviala di nuovo.'
          ELSE 'The server stopped while this ran. Start it again.' END
        WHERE state = 'running';
      -- The first keeps processes of before, should any still run, from taking what pg-boss gives to others.
      ALTER TABLE job_run DROP COLUMN beat_at, DROP COLUMN actor;
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
