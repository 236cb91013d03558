import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users are logged under their names; those made by a command were logged under a number, where no history found them. */
export class UsersByName1763000000050 implements MigrationInterface {
  name = 'UsersByName1763000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE change_log SET entity_id = after ->> 'username'
      WHERE entity = 'user' AND action = 'create' AND source = 'user:create' AND entity_id <> after ->> 'username'
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
