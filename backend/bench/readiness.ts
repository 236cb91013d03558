/** The readiness of 36 vehicles in 16 markets: 220 items and 20 packs each, labels in four languages, campaigns that overlap. */
import type pg from 'pg';
import type { Figure } from './bench.ts';
import { figureOf } from './replies.ts';
import type { RunningServer } from './servers.ts';

const MARKETS = 16;
const VEHICLES = 36;

export async function loadReadiness(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`SELECT FROM country WHERE id = 'R01'`);
  if (rows.length > 0) return;
  await pool.query(`
    INSERT INTO language (code, description) SELECT 'r' || n, 'Readiness ' || n FROM generate_series(1, 4) n;
    INSERT INTO country (id, desc_en, iso_code2, currency, pricemask, vat, enable_base_opt, enable_accessories, enable_customer_prg,
        sol_enable, language_id)
      SELECT 'R' || to_char(n, 'FM00'), 'Readiness ' || n, 'IT', 'EUR', '#.##0,00', 22, true, n % 4 > 0, n % 3 > 0, n % 2 > 0,
        (SELECT id FROM language WHERE code = 'r' || (n % 4 + 1)) FROM generate_series(1, ${MARKETS}) n;
    INSERT INTO user_country SELECT u.id, c.id FROM app_user u, country c WHERE u.username = 'bench' AND c.id ~ '^R[0-9]{2}$';
    INSERT INTO model_family (code, description) VALUES ('READY', 'Readiness');
    INSERT INTO commercial_model (modelcode, family_code, description)
      SELECT 'READY_' || n, 'READY', 'Readiness ' || n FROM generate_series(1, ${VEHICLES / 2}) n;
    INSERT INTO vehicle (vetele, modelcode, model_year, description)
      SELECT (9970000 + 2 * n + y)::text, 'READY_' || n, (2025 + y)::text, 'Readiness ' || n || ' MY' || 25 + y
      FROM generate_series(1, ${VEHICLES / 2}) n, generate_series(0, 1) y;
    INSERT INTO country_model (country_id, modelcode)
      SELECT c.id, m.modelcode FROM country c, commercial_model m WHERE c.id ~ '^R[0-9]{2}$' AND m.family_code = 'READY';
    INSERT INTO opt_group (code, description, group_type)
      VALUES ('READY_OPT', 'Options', 'OPT'), ('READY_ACC', 'Accessories', 'ACC'), ('READY_PRG', 'Programmes', 'CUSTPRG');
    INSERT INTO opt_item (code, opt_group_id, as400_description)
      SELECT 'RDY' || to_char(n, 'FM000'), g.id, 'READINESS ' || n FROM generate_series(1, 220) n
      JOIN opt_group g ON g.code = CASE WHEN n <= 150 THEN 'READY_OPT' WHEN n <= 210 THEN 'READY_ACC' ELSE 'READY_PRG' END;
    INSERT INTO opt_grid (vetele, opt_item_id, is_standard)
      SELECT v.vetele, i.id, i.id % 10 = 0 FROM vehicle v JOIN commercial_model m USING (modelcode), opt_item i
      WHERE m.family_code = 'READY' AND i.code ~ '^RDY';
    INSERT INTO opt_label (opt_item_id, language_id, modelcode, label)
      SELECT i.id, l.id, 'DEFAULT', 'Voce ' || i.code FROM opt_item i, language l
      WHERE i.code ~ '^RDY' AND l.code ~ '^r[0-9]$' AND (i.id + l.id) % 17 > 0;
    INSERT INTO price_list (country_id, vetele, base_price, official_base_price, importer_price)
      SELECT c.id, v.vetele, 30000, 29000, 25000 FROM country c JOIN country_model cm ON cm.country_id = c.id
      JOIN vehicle v USING (modelcode) WHERE c.id ~ '^R[0-9]{2}$';
    INSERT INTO item_price (country_id, vetele, opt_item_id, price, official_price, importer_price, is_hidden_by_market)
      SELECT p.country_id, p.vetele, g.opt_item_id, CASE WHEN g.opt_item_id % 23 > 0 THEN 100 + g.opt_item_id % 900 END,
        100 + g.opt_item_id % 700, 80 + g.opt_item_id % 850, g.opt_item_id % 31 = 0
      FROM price_list p JOIN opt_grid g USING (vetele) WHERE p.country_id ~ '^R[0-9]{2}$';
    INSERT INTO market_tax (country_id, vetele, description, tax_type, price)
      SELECT country_id, vetele, d, 'B2C', 100 FROM price_list, unnest('{MESSA SU STRADA,QUOTA ESENTE,BOLLO}'::text[]) d
      WHERE country_id ~ '^R[0-9]{2}$';
    WITH item AS (SELECT id, row_number() OVER (ORDER BY code) AS n FROM opt_item WHERE code ~ '^RDY')
    INSERT INTO commercial_pack_item (country_id, vetele, parent_id, child_id, price_included)
      SELECT l.country_id, l.vetele, p.id, c.id, c.n % 2 = 0 FROM price_list l, item p, item c
      WHERE l.country_id ~ '^R[0-9]{2}$' AND p.n <= 20 AND c.n BETWEEN 20 + p.n AND 24 + p.n;
    INSERT INTO sol_model (vetele, visible) SELECT vetele, true FROM vehicle WHERE modelcode ~ '^READY_';
    INSERT INTO sol_model_market (sol_model_id, country_id, visible)
      SELECT s.id, c.id, s.id % 3 > 0 FROM sol_model s JOIN vehicle v USING (vetele), country c
      WHERE v.modelcode ~ '^READY_' AND c.id ~ '^R[0-9]{2}$';
    INSERT INTO sol_campaign (country_id, discount_percent, starts_at, ends_at, time_zone, campaign_type)
      SELECT c.id, 3, now() - interval '10 days' + n * interval '2 days', now() + n * interval '5 days', 'Europe/Rome', 'B2C'
      FROM country c, generate_series(1, 10) n WHERE c.id ~ '^R[0-9]{2}$';
    INSERT INTO sol_campaign_model SELECT k.id, v.vetele FROM sol_campaign k, vehicle v
      WHERE k.country_id ~ '^R[0-9]{2}$' AND v.modelcode ~ '^READY_' AND (k.id + v.vetele::integer) % 3 = 0;
    INSERT INTO virtual_product (country_id, vetele, downpayment)
      SELECT country_id, vetele, 500 FROM price_list WHERE country_id ~ '^R[0-9]{2}$' AND vetele::integer % 5 > 0`);
  await pool.query('VACUUM ANALYZE');
}

export async function measureReadiness(
  pool: pg.Pool,
  { base }: RunningServer,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const read = async (query = '') => {
    const reply = await fetch(`${base}/ccb/auth/fe/readiness${query}`, { headers });
    const rows = (await reply.json()) as unknown[];
    if (!reply.ok) throw new Error(`readiness: ${reply.status} ${JSON.stringify(rows)}`);
    return rows.length;
  };
  const all = await read();
  if (all < MARKETS * VEHICLES) throw new Error(`only ${all} rows`);
  return [
    await figureOf(`readiness of ${VEHICLES} vehicles in ${MARKETS} markets`, () => read(), 300),
    await figureOf(
      `readiness of ${VEHICLES} vehicles in ${MARKETS} markets, just after a change of a price`,
      async () => {
        await pool.query(
          `INSERT INTO change_log (at, actor, entity, entity_id, action, market)
           VALUES (now(), 'bench', 'price', 'R01~3900101~-', 'update', 'R01')`,
        );
        return read();
      },
      300,
    ),
    await figureOf(`readiness of ${VEHICLES} vehicles in a market`, () => read('?markets=R01'), 100),
  ];
}
