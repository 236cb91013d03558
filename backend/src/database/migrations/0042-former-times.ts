import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each text was changed before, so that a change that is taken back leaves it as old as it was. */
export class FormerTimes1763000000042 implements MigrationInterface {
  name = 'FormerTimes1763000000042';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, columns } of TEXTS)
      for (const column of columns)
        await runner.query(
          `ALTER TABLE ${table} ADD COLUMN ${column}_former_at timestamptz[] NOT NULL DEFAULT '{}'`,
        );
    // Nobody takes back more changes of one text in a visit.
    for (const column of ['label', 'description', 'content'])
      await runner.query(`
        CREATE OR REPLACE FUNCTION set_${column}_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN
            NEW.${column}_former_at := (OLD.${column}_changed_at || OLD.${column}_former_at)[1:20];
            NEW.${column}_changed_at := now();
            RETURN NEW;
          END $$`);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}

const TEXTS = [
  { table: 'interface_label', columns: ['label'] },
  { table: 'opt_label', columns: ['label', 'description'] },
  { table: 'col_label', columns: ['label', 'description'] },
  { table: 'editorial_placeholder', columns: ['content'] },
  { table: 'editorial_content', columns: ['label', 'content'] },
];
