import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of many records at once are a way of their own; nothing stored so far has their source. */
export class Bulk1763000000045 implements MigrationInterface {
  name = 'Bulk1763000000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION change_made_by(action text, source text) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE WHEN action = 'restore' THEN 'restore' WHEN source IN ('', 'user:create') THEN 'hand'
          WHEN source = 'updateGrid' THEN 'job' WHEN source = 'bulk' THEN 'bulk' ELSE 'import' END;
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
