import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * With several configurations for a country and a model, it was unclear which one applied. The one that was written last is kept;
 * the others are moved to the deleted ones, with their text.
 */
export class InterfaceConfigKey1763000000007 implements MigrationInterface {
  name = 'InterfaceConfigKey1763000000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH written AS (
        SELECT c.*, row_number() OVER (PARTITION BY c.country_id, c.modelcode
          ORDER BY (SELECT max(l.id) FROM change_log l WHERE l.entity = 'interfaceConfig' AND l.entity_id = c.id::text)
            DESC NULLS LAST, c.id DESC) AS place
        FROM interface_config c),
      removed AS (
        DELETE FROM interface_config d USING written w WHERE d.id = w.id AND w.place > 1 RETURNING d.*)
      INSERT INTO change_log (at, actor, entity, entity_id, action, source, before)
      SELECT now(), 'CCB Console', 'interfaceConfig', id::text, 'delete', 'same country and model',
        jsonb_build_object('country', country_id, 'model', modelcode, 'conftype', conftype, 'content', content)
      FROM removed ORDER BY id;

      ALTER TABLE interface_config ADD CONSTRAINT interface_config_key_unique UNIQUE (country_id, modelcode);
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
