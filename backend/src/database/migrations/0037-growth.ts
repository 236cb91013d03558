import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For reads that became slower as labels and changes grew in number. */
export class Growth1763000000037 implements MigrationInterface {
  name = 'Growth1763000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The order by text. The beginning of it: a whole label can be longer than an index may hold.
      CREATE INDEX interface_label_text ON interface_label (language_id, left(label_search, 100));
      -- Deletions are few among the changes, and listed latest first.
      CREATE INDEX change_log_deletion ON change_log (entity, id) WHERE action = 'delete';
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
