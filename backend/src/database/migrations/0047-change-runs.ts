import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose the transactions are that can be taken back as a whole: names in the change log are not unique, and change. */
export class ChangeRuns1763000000047 implements MigrationInterface {
  name = 'ChangeRuns1763000000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE change_run (
        xid     xid8 PRIMARY KEY,
        user_id integer NOT NULL REFERENCES app_user ON DELETE CASCADE,
        at      timestamptz NOT NULL
      );
      CREATE INDEX change_run_at ON change_run (at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
