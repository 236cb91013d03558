import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new password is given by hand; the changes that say so were taken for imports. */
export class PasswordsByHand1763000000051 implements MigrationInterface {
  name = 'PasswordsByHand1763000000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION change_made_by(action text, source text) RETURNS text
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
        BEGIN
          RETURN CASE WHEN action = 'restore' THEN 'restore' WHEN source IN ('', 'user:create', 'New password') THEN 'hand'
            WHEN source = 'updateGrid' THEN 'job' WHEN source = 'bulk' THEN 'bulk' ELSE 'import' END;
        END $$;

      -- Naming the column computes made_by anew.
      UPDATE change_log SET source = source WHERE entity = 'user' AND source = 'New password';
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
