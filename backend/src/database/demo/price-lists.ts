/**
 * What the markets of the demo data set have made of the factory's prices: published lists and who published them, months of
 * changes by several people, items that they hide, their taxes, currencies of their own.
 */
import type { DemoClient } from './load-demo-data.ts';
import { currencySteps } from './options/prices.ts';

/** The list that the demonstration and the journeys rely on is published. */
const SHOWN = `(l.country_id = 'IT' AND v.modelcode = 'AURORA_15_HYB' AND v.model_year = extract(year FROM $1::timestamptz)::text)`;

/** After the options and their prices. */
export async function fillPriceLists(client: DemoClient, today: Date): Promise<void> {
  const day = today.toISOString();
  await client.query(publishShown, [day]);
  await client.query(hideItems);
  await client.query(ownCurrencies);
  await client.query(itemHistory, [day]);
  await client.query(baseHistory, [day]);
  await client.query(savedAndPublished, [day]);
  await client.query(fixedTaxes, [JSON.stringify(currencySteps)]);
  await client.query(ownTaxes);
}

const publishShown = `
  UPDATE price_list l SET is_active = true FROM vehicle v WHERE v.vetele = l.vetele AND ${SHOWN}`;

// A number that is always the same for an item in a market.
const N = `(i.id * 31 + ascii(p.country_id) * 7 + substr(p.vetele, 3, 3)::integer)`;

const hideItems = `
  UPDATE item_price p SET is_hidden_by_market = true
  FROM opt_item i WHERE i.id = p.opt_item_id AND p.is_hide_enabled AND ${N} % 29 = 3`;

const ownCurrencies = `
  UPDATE price_list l SET currency = c.currency, pricemask = c.pricemask
  FROM vehicle v, (VALUES ('CH', 'ONDA_10_T3', 'EUR', '#.##0,00'), ('MX', 'CORSARO_39_GT', 'USD', NULL),
    ('GB', 'ONDA_10_T3', NULL, '#,##0')) c(country_id, modelcode, currency, pricemask)
  WHERE v.vetele = l.vetele AND c.country_id = l.country_id AND c.modelcode = v.modelcode`;

/** Who changed the step-th last price of a list; the markets' own people, sometimes with a workbook. */
const ACTOR = `CASE WHEN l.country_id IN ('ES', 'PT', 'FR', 'US') THEN 'Carmen Ortega'
  ELSE (ARRAY['Giorgio Bassi', 'Paolo Serra', 'Maria Keller'])[1 + (s.step + length(l.vetele) + ascii(right(l.vetele, 1))) % 3] END`;
const DAYS_AGO = `(s.step * 37 + ascii(right(l.vetele, 1)) % 5 - 30)`;
/** Office hours. */
const AT = `date_trunc('day', $1::timestamptz) - make_interval(days => ${DAYS_AGO}) + make_interval(hours => 8 + s.step % 9, mins => s.step * 11 % 60)`;
const SOURCE = `CASE WHEN s.step % 3 = 2 THEN 'listino ' || to_char(${AT}, 'MM-YYYY') || '.xlsx' ELSE '' END`;
/** What the price was so many changes ago; before the first change of some there was none. */
const priceBefore = (price: string, step: string, steps: string): string =>
  `CASE WHEN ${step} = 0 THEN ${price} WHEN ${step} = ${steps} AND ${steps} > 2 THEN NULL
    ELSE round(${price} * (1 - 0.021 * ${step} + 0.034 * (${step} % 2)), 0)::numeric(12,2) END`;

/** Lists with a long history: the Aurora and the Corsaro everywhere. */
const STORIED = `v.modelcode IN ('AURORA_15_HYB', 'CORSARO_39_GT')`;

// One item in five, with one to four changes, oldest first.
const itemHistory = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
  SELECT ${AT}, ${ACTOR}, 'price', l.country_id || '/' || l.vetele || '/' || i.code, 'update', ${SOURCE},
    jsonb_build_object('price', ${priceBefore('p.price', 's.step', 'm.steps')}, 'isHiddenByMarket', false),
    jsonb_build_object('price', ${priceBefore('p.price', '(s.step - 1)', 'm.steps')}, 'isHiddenByMarket', p.is_hidden_by_market AND s.step = 1)
  FROM item_price p
  JOIN price_list l ON l.country_id = p.country_id AND l.vetele = p.vetele
  JOIN vehicle v ON v.vetele = l.vetele
  JOIN opt_item i ON i.id = p.opt_item_id
  CROSS JOIN LATERAL (SELECT 1 + ${N} % 4 AS steps) m
  CROSS JOIN LATERAL generate_series(1, m.steps) s(step)
  WHERE ${STORIED} AND p.price > 20 AND ${N} % 5 = 1
  ORDER BY s.step DESC, l.country_id, l.vetele, i.code`;

const baseHistory = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
  SELECT ${AT}, ${ACTOR}, 'price', l.country_id || '/' || l.vetele || '/-', 'update', ${SOURCE},
    jsonb_build_object('price', ${priceBefore('l.base_price', 's.step', 'm.steps')}),
    jsonb_build_object('price', ${priceBefore('l.base_price', '(s.step - 1)', 'm.steps')})
  FROM price_list l
  JOIN vehicle v ON v.vetele = l.vetele
  CROSS JOIN LATERAL (SELECT CASE WHEN ${STORIED} THEN 7 ELSE 2 END AS steps) m
  CROSS JOIN LATERAL generate_series(1, m.steps) s(step)
  WHERE l.is_active
  ORDER BY s.step DESC, l.country_id, l.vetele`;

// A published list has been saved; of the others every second one.
const savedAndPublished = `
  UPDATE price_list l SET saved_by = ${ACTOR.replaceAll('s.step', '1')}, saved_at = ${AT.replaceAll('s.step', '1')},
    published_by = CASE WHEN l.is_active THEN ${ACTOR.replaceAll('s.step', '3')} END,
    published_at = CASE WHEN l.is_active THEN ${AT.replaceAll('s.step', '3')} END,
    version = CASE WHEN l.is_active THEN 7 ELSE 1 END
  WHERE l.is_active OR ascii(right(l.vetele, 2)) % 2 = 0`;

/** Every fixed tax that a market knows, by type; Poland, South Africa and the Emirates have none, Japan only one. */
const fixedTaxes = `
  INSERT INTO market_tax (country_id, vetele, description, tax_type, price)
  SELECT l.country_id, l.vetele, t.description, t.tax_type,
    greatest(round(t.euros * c.factor * (0.7 + l.official_base_price / c.factor / 100000) / (c.step / 10)) * (c.step / 10), 0)
  FROM price_list l
  JOIN country m ON m.id = l.country_id
  JOIN jsonb_to_recordset($1::jsonb) AS c(currency text, factor numeric, step numeric) ON c.currency = m.currency
  CROSS JOIN (VALUES ('MESSA SU STRADA', 'B2C', 854), ('MESSA SU STRADA', 'B2B', 700), ('MESSA SU STRADA', 'B2E', 700),
    ('QUOTA ESENTE', 'B2C', 146), ('QUOTA ESENTE', 'B2B', 146), ('QUOTA ESENTE', 'B2E', 146)) t(description, tax_type, euros)
  WHERE l.country_id NOT IN ('PL', 'ZA', 'AE') AND NOT (l.country_id = 'JP' AND t.description = 'QUOTA ESENTE')`;

const ownTaxes = `
  INSERT INTO market_tax (country_id, vetele, description, tax_type, price)
  SELECT l.country_id, l.vetele, 'SUPERBOLLO', t.tax_type, 1200
  FROM price_list l JOIN vehicle v ON v.vetele = l.vetele CROSS JOIN (VALUES ('B2C'), ('B2B')) t(tax_type)
  WHERE l.country_id = 'IT' AND v.modelcode LIKE 'CORSARO%'`;
