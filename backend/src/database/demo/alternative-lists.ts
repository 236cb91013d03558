/** The alternative price list of the demo data set: this year's Corsaro Spider in Italy, for cars without its dearest option. */
import type { DemoClient } from './load-demo-data.ts';

/** After the price lists. */
export async function fillAlternativeLists(client: DemoClient, today: Date): Promise<void> {
  const day = today.toISOString();
  await client.query(makeList, [day]);
  await client.query(makePrices);
  await client.query(makeChange, [day]);
}

const makeList = `
  INSERT INTO alternative_price_list (country_id, vetele, opt_item_id, is_excluded, base_price)
  SELECT l.country_id, l.vetele, p.opt_item_id, true, l.base_price - 1500
  FROM price_list l
  JOIN vehicle v ON v.vetele = l.vetele AND v.modelcode = 'CORSARO_SPIDER'
    AND v.model_year = extract(year FROM $1::timestamptz)::text
  JOIN item_price p ON p.country_id = l.country_id AND p.vetele = l.vetele AND p.price > 0
  JOIN opt_grid o ON o.vetele = p.vetele AND o.opt_item_id = p.opt_item_id AND NOT o.is_standard
  JOIN opt_item i ON i.id = p.opt_item_id AND NOT i.inactive
  JOIN opt_group g ON g.id = i.opt_group_id AND g.group_type = 'OPT'
  WHERE l.country_id = 'IT' AND NOT p.is_hidden_by_pcm AND NOT p.is_hidden_by_market
  ORDER BY p.price DESC, i.code LIMIT 1`;

// What costs more than 2,000 costs 5 % less, in tens; standard items have no price.
const makePrices = `
  INSERT INTO alternative_price (list_id, opt_item_id, price)
  SELECT a.id, p.opt_item_id, CASE WHEN p.price > 2000 THEN round(p.price * 0.95, -1) ELSE p.price END
  FROM alternative_price_list a
  JOIN item_price p ON p.country_id = a.country_id AND p.vetele = a.vetele
  JOIN opt_grid o ON o.vetele = p.vetele AND o.opt_item_id = p.opt_item_id AND NOT o.is_standard`;

const makeChange = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, after)
  SELECT $1::timestamptz - interval '12 days', 'Giorgio Bassi', 'alternativePriceList',
    a.country_id || '/' || a.vetele || '/' || i.code || '/excluded', 'create',
    jsonb_build_object('keyCodopt', i.code, 'isExcluded', true)
  FROM alternative_price_list a JOIN opt_item i ON i.id = a.opt_item_id`;
