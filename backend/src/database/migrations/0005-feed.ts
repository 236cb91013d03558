import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The feed's data other than official prices, and its packs. */
export class Feed1763000000005 implements MigrationInterface {
  name = 'Feed1763000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE price_list
        ADD COLUMN importer_price  numeric(12,2),
        ADD COLUMN mrpbt_price     numeric(12,2),
        ADD COLUMN msrp_price      numeric(12,2);
      ALTER TABLE item_price
        ADD COLUMN importer_price  numeric(12,2),
        ADD COLUMN mrpbt_price     numeric(12,2),
        ADD COLUMN msrp_price      numeric(12,2);

      -- A pack is an option that holds other options, for a vehicle in a market.
      CREATE TABLE commercial_pack_item (
        country_id      text NOT NULL CONSTRAINT pack_country_exists REFERENCES country,
        vetele          text NOT NULL CONSTRAINT pack_vehicle_exists REFERENCES vehicle,
        parent_id       integer NOT NULL CONSTRAINT pack_parent_exists REFERENCES opt_item,
        child_id        integer NOT NULL CONSTRAINT pack_child_exists REFERENCES opt_item,
        price_included  boolean NOT NULL DEFAULT false,
        compulsory      boolean NOT NULL DEFAULT false,
        opt_manovra     text NOT NULL DEFAULT '',
        alternate_set   text NOT NULL DEFAULT '',
        default_set     text NOT NULL DEFAULT '',
        PRIMARY KEY (country_id, vetele, parent_id, child_id)
      );
      -- What an option brings along in every market.
      CREATE TABLE implicit_pack_item (
        parent_id  integer NOT NULL CONSTRAINT implicit_pack_parent_exists REFERENCES opt_item,
        child_id   integer NOT NULL CONSTRAINT implicit_pack_child_exists REFERENCES opt_item,
        PRIMARY KEY (parent_id, child_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('The tables of the feed cannot be reverted: drop the database instead.');
  }
}
