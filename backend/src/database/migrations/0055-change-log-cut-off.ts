import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on the change log is whole: what was changed before may have been removed, however long changes are kept by now. */
export class ChangeLogCutOff1763000000055 implements MigrationInterface {
  name = 'ChangeLogCutOff1763000000055';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE change_log_cut_off (
         id  boolean PRIMARY KEY DEFAULT true CONSTRAINT change_log_cut_off_check CHECK (id),
         at  timestamptz NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
