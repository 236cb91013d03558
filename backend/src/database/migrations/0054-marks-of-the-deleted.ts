import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was said of a deleted text holds again once it is back; it goes with the change that could bring the text back. */
export class MarksOfTheDeleted1763000000054 implements MigrationInterface {
  name = 'MarksOfTheDeleted1763000000054';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TRIGGER ${table}_marks ON ${table}`);
    await runner.query('DROP FUNCTION forget_text_marks()');
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}

const TABLES = ['interface_label', 'opt_label', 'col_label', 'editorial_placeholder', 'editorial_content'];
