import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import belongs to a person, not to whoever has that name by now. */
export class ImportsOfPeople1763000000057 implements MigrationInterface {
  name = 'ImportsOfPeople1763000000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No reference: ids do not come again, and an import stays when its user goes.
      ALTER TABLE import_run ADD COLUMN user_id integer;
      UPDATE import_run r SET user_id = u.id FROM app_user u
        WHERE u.username = r.username AND NOT EXISTS (SELECT FROM change_log c
          WHERE c.entity = 'user' AND c.entity_id = r.username AND c.action = 'create' AND c.at > r.at);
      ALTER TABLE import_run DROP COLUMN username;
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
