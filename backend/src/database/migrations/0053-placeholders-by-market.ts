import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of editorial placeholders concern a market and a model as those of interface configurations do. */
export class PlaceholdersByMarket1763000000053 implements MigrationInterface {
  name = 'PlaceholdersByMarket1763000000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION change_market(entity text, entity_id text, state jsonb) RETURNS text
        LANGUAGE plpgsql STABLE AS $$
        BEGIN
          CASE
            WHEN entity IN ('countryModel', 'price', 'priceList', 'alternativePriceList', 'alternativePrice', 'marketTax',
              'solTaxes', 'pack') THEN RETURN split_part(entity_id, '/', 1);
            WHEN entity IN ('country', 'solCountryTaxes') THEN RETURN entity_id;
            WHEN entity IN ('countryCallToAction', 'solModelMarket', 'downpayment', 'interfaceConfig', 'editorialPlaceholder')
              THEN RETURN coalesce(state ->> 'countryId', state ->> 'country', '');
            -- Its later changes do not say it, and it never changes.
            WHEN entity = 'solCampaign' THEN RETURN coalesce(state ->> 'countryId',
              (SELECT country_id FROM public.sol_campaign WHERE id = entity_id::integer), '');
            ELSE RETURN '';
          END CASE;
        END $$;

      CREATE OR REPLACE FUNCTION change_model(entity text, entity_id text, state jsonb) RETURNS text
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
        BEGIN
          RETURN coalesce(nullif(CASE
            WHEN entity IN ('countryModel', 'price', 'priceList', 'alternativePriceList', 'alternativePrice', 'marketTax',
              'solTaxes', 'pack') THEN split_part(entity_id, '/', 2)
            WHEN entity IN ('carModel', 'optGrid') THEN entity_id
            WHEN entity IN ('optLabel', 'colLabel') THEN state ->> 'modelcode'
            WHEN entity IN ('interfaceConfig', 'editorialPlaceholder') THEN state ->> 'model'
            WHEN entity IN ('solModel', 'solModelMarket') THEN state ->> 'vetele'
          END, 'DEFAULT'), '');
        END $$;

      UPDATE change_log SET market = change_market(entity, entity_id, coalesce(after, before)),
        model = change_model(entity, entity_id, coalesce(after, before))
      WHERE entity = 'editorialPlaceholder';
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
