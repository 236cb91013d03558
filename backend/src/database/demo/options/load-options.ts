/** Options, colours, labels, grids and prices of the demo data set; in bulk, because the first start waits for it. */
import type { DemoClient } from '../load-demo-data.ts';
import type { DemoVehicle } from '../models.ts';
import { gridRows, type DemoGridRow } from './grids.ts';
import { optItems } from './items.ts';
import { colLabels, optLabels } from './labels.ts';
import { basePrices, currencySteps } from './prices.ts';

/** What the statistics of the first reader should know. */
export const optionTables = [
  ...['opt_group', 'opt_item', 'col_item', 'opt_label', 'col_label'],
  ...[
    'source_vehicle_option',
    'source_vehicle_option_colour',
    'opt_grid',
    'col_grid',
    'price_list',
    'item_price',
    'commercial_pack_item',
  ],
];

/** What people have made of the feed: labels, inactive options, the grids of the last update, prices of the markets. */
export async function fillOptions(client: DemoClient, vehicles: DemoVehicle[]): Promise<void> {
  const insert = (sql: string, rows: unknown[]) => client.query(sql, [JSON.stringify(rows)]);
  await insert(
    deactivate,
    optItems.filter(({ inactive }) => inactive),
  );
  await insert(insertLabels('opt'), optLabels);
  await insert(insertLabels('col'), colLabels);
  const held = gridRows(vehicles).filter(({ isHeld }) => isHeld);
  await insert(insertGrid, held);
  await insert(insertGridColours, colourPairs(held));
  await insert(setBasePrices, basePrices(vehicles));
  await insert(setItemPrices, currencySteps);
}

const colourPairs = (rows: DemoGridRow[]) =>
  rows
    .filter(({ held }) => held.length > 0)
    .map(({ vetele, code, held }) => ({ vetele, code, colours: held }));

const deactivate = `
  UPDATE opt_item SET inactive = true
  FROM jsonb_to_recordset($1::jsonb) AS r(code text) WHERE opt_item.code = r.code`;

const insertLabels = (kind: 'opt' | 'col') => `
  INSERT INTO ${kind}_label (${kind}_item_id, language_id, modelcode, label, description)
  SELECT i.id, l.id, r.modelcode, r.label, r.description
  FROM jsonb_to_recordset($1::jsonb)
    AS r(code text, language text, modelcode text, label text, description text)
  JOIN ${kind}_item i ON i.code = r.code JOIN language l ON l.code = r.language`;

const insertGrid = `
  INSERT INTO opt_grid (vetele, opt_item_id, is_standard)
  SELECT vetele, i.id, "isStandard"
  FROM jsonb_to_recordset($1::jsonb) AS r(vetele text, code text, "isStandard" boolean)
  JOIN opt_item i ON i.code = r.code`;

const insertGridColours = `
  INSERT INTO col_grid (opt_grid_id, col_item_id)
  SELECT g.id, ci.id
  FROM jsonb_to_recordset($1::jsonb) AS r(vetele text, code text, colours jsonb)
  CROSS JOIN jsonb_array_elements_text(colours) AS c(colour)
  JOIN opt_item i ON i.code = r.code JOIN opt_grid g ON g.vetele = r.vetele AND g.opt_item_id = i.id
  JOIN col_item ci ON ci.code = c.colour`;

const setBasePrices = `
  UPDATE price_list p SET base_price = r.price, is_active = r."isActive"
  FROM jsonb_to_recordset($1::jsonb) AS r("countryId" text, vetele text, price numeric, "isActive" boolean)
  WHERE p.country_id = r."countryId" AND p.vetele = r.vetele`;

// Every item has a price, or its list could not be saved: one in seven is 5 % above the official one; where the factory names
// none, the market asks for what 890 euros are.
const setItemPrices = `
  UPDATE item_price p SET price =
    CASE WHEN p.official_price IS NULL THEN round(890 * c.factor / c.step) * c.step
      WHEN n % 7 = 0 THEN round(p.official_price * 10.5 / c.step) * c.step / 10 ELSE p.official_price END
  FROM country m
  JOIN jsonb_to_recordset($1::jsonb) AS c(currency text, factor numeric, step numeric) ON c.currency = m.currency
  CROSS JOIN opt_item i
  CROSS JOIN LATERAL (SELECT i.id * 31 + ascii(m.id) * 7 AS n) s
  WHERE m.id = p.country_id AND i.id = p.opt_item_id`;
