import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the list of all changes filters by: market, model and way of each change, its values as text, and the indexes. */
export class Activity1763000000040 implements MigrationInterface {
  name = 'Activity1763000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- All values of a change as JSON writes them, without the names of the fields.
      CREATE FUNCTION change_text(before jsonb, after jsonb) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN public.search_text(regexp_replace(
          coalesce(before::text, '') || coalesce(after::text, ''), '"[A-Za-z0-9_]+": ', '', 'g'));

      CREATE FUNCTION change_market(entity text, entity_id text, state jsonb) RETURNS text
        LANGUAGE sql STABLE
        RETURN coalesce(CASE
          WHEN entity IN ('countryModel', 'price', 'priceList', 'alternativePriceList', 'alternativePrice', 'marketTax',
            'solTaxes', 'pack') THEN split_part(entity_id, '/', 1)
          WHEN entity IN ('country', 'solCountryTaxes') THEN entity_id
          WHEN entity IN ('countryCallToAction', 'solModelMarket', 'downpayment', 'interfaceConfig')
            THEN coalesce(state ->> 'countryId', state ->> 'country')
          -- Its later changes do not say it, and it never changes.
          WHEN entity = 'solCampaign' THEN coalesce(state ->> 'countryId',
            (SELECT country_id FROM public.sol_campaign WHERE id = entity_id::integer))
        END, '');

      CREATE FUNCTION change_model(entity text, entity_id text, state jsonb) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN coalesce(nullif(CASE
          WHEN entity IN ('countryModel', 'price', 'priceList', 'alternativePriceList', 'alternativePrice', 'marketTax',
            'solTaxes', 'pack') THEN split_part(entity_id, '/', 2)
          WHEN entity IN ('carModel', 'optGrid') THEN entity_id
          WHEN entity IN ('optLabel', 'colLabel') THEN state ->> 'modelcode'
          WHEN entity = 'interfaceConfig' THEN state ->> 'model'
          WHEN entity IN ('solModel', 'solModelMarket') THEN state ->> 'vetele'
        END, 'DEFAULT'), '');

      CREATE FUNCTION change_made_by(action text, source text) RETURNS text
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE WHEN action = 'restore' THEN 'restore' WHEN source IN ('', 'user:create') THEN 'hand'
          WHEN source = 'updateGrid' THEN 'job' ELSE 'import' END;

      ALTER TABLE change_log
        ADD COLUMN market  text COLLATE "C" NOT NULL DEFAULT '',
        ADD COLUMN model   text COLLATE "C" NOT NULL DEFAULT '',
        ADD COLUMN made_by text COLLATE "C" NOT NULL GENERATED ALWAYS AS (change_made_by(action, source)) STORED,
        ADD COLUMN search  text COLLATE "C" NOT NULL GENERATED ALWAYS AS (change_text(before, after)) STORED;
      UPDATE change_log SET market = change_market(entity, entity_id, coalesce(after, before)),
        model = change_model(entity, entity_id, coalesce(after, before))
      WHERE change_market(entity, entity_id, coalesce(after, before)) <> ''
        OR change_model(entity, entity_id, coalesce(after, before)) <> '';

      -- A backup that is loaded brings them along: a campaign may be loaded later than its changes.
      CREATE FUNCTION place_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.market := public.change_market(NEW.entity, NEW.entity_id, coalesce(NEW.after, NEW.before));
          NEW.model := public.change_model(NEW.entity, NEW.entity_id, coalesce(NEW.after, NEW.before));
          RETURN NEW;
        END $$;
      CREATE TRIGGER change_log_place BEFORE INSERT ON change_log FOR EACH ROW
        WHEN (NEW.market = '' AND NEW.model = '') EXECUTE FUNCTION place_change();

      CREATE INDEX change_log_day ON change_log (at, id);
      CREATE INDEX change_log_way ON change_log (entity, made_by, at, id);
      CREATE INDEX change_log_market ON change_log (entity, market, at, id) WHERE market <> '';
      CREATE INDEX change_log_model ON change_log (model, at, id) WHERE model <> '';
      CREATE INDEX change_log_actor ON change_log (actor, at, id) INCLUDE (entity, market);
      CREATE INDEX change_log_search_trigram ON change_log USING gin (search gin_trgm_ops);

      INSERT INTO menu_entry (section, description, link_to, action, group_name, group_source, sort_number)
      SELECT section, 'Activity', '/activity', '', '', '', sort_number - 1 FROM menu_entry WHERE link_to = '/tools';
    `);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: restore a backup instead.');
  }
}
