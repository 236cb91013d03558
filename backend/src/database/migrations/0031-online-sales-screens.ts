import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the screens of online sales and single sign-on need in addition to the tables of 0030. */
export class OnlineSalesScreens1763000000031 implements MigrationInterface {
  name = 'OnlineSalesScreens1763000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of a row of a market: two people who change it learn of each other.
      ALTER TABLE sol_tax ADD COLUMN version integer NOT NULL DEFAULT 1;
      CREATE INDEX sol_model_market_of_country ON sol_model_market (country_id);
      -- Campaigns that overlap one: those that end after it starts.
      CREATE INDEX sol_campaign_end_of_market ON sol_campaign (country_id, campaign_type, ends_at);

      -- A sign-in token is good once; what is over may be forgotten.
      CREATE TABLE used_sso_token (
        jti         text PRIMARY KEY,
        expires_at  timestamptz NOT NULL
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('This migration cannot be reverted: restore a backup instead.');
  }
}
