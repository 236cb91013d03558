import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entry of the interface labels names the group that it opens, as its neighbours do. */
export class MenuGroups1763000000006 implements MigrationInterface {
  name = 'MenuGroups1763000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE menu_entry SET group_name = 'Main Window' WHERE link_to = '/interface_labels' AND group_name = '';
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
