/** Options, colours, labels, grids and prices of the demo data set; in bulk, because the first start waits for it. */
import type { DemoClient } from '../load-demo-data.ts';
import type { DemoVehicle } from '../models.ts';
import { colours } from './colours.ts';
import { gridRows, type DemoGridRow } from './grids.ts';
import { optGroups } from './groups.ts';
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
  ],
];

/** Fills the tables of the options; languages, models, vehicles and markets are there already. */
export async function fillOptions(client: DemoClient, vehicles: DemoVehicle[]): Promise<void> {
  const insert = (sql: string, rows: unknown[]) => client.query(sql, [JSON.stringify(rows)]);
  const grid = gridRows(vehicles);
  await insert(insertGroups, optGroups);
  await insert(insertItems, optItems);
  await insert(insertColours, colours);
  await insert(insertLabels('opt'), optLabels);
  await insert(insertLabels('col'), colLabels);
  const fed = grid.filter(({ isFed }) => isFed);
  await insert(insertSource, fed);
  await insert(insertSourceColours, colourPairs(fed, 'fed'));
  const held = grid.filter(({ isHeld }) => isHeld);
  await insert(insertGrid, held);
  await insert(insertGridColours, colourPairs(held, 'held'));
  await insert(insertPriceLists, basePrices(vehicles));
  await withoutForeignKeys(client, 'item_price', () =>
    client.query(insertItemPrices, [JSON.stringify(optItems), JSON.stringify(currencySteps)]),
  );
}

/** Checks the references of many rows once at the end instead of row by row: a quarter of the time. */
async function withoutForeignKeys(client: DemoClient, table: string, work: () => Promise<unknown>) {
  const { rows } = await client.query(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype = 'f'`,
    [table],
  );
  for (const { name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name as string}`);
  await work();
  for (const { name, definition } of rows)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name as string} ${definition as string}`);
}

const colourPairs = (rows: DemoGridRow[], from: 'fed' | 'held') =>
  rows
    .filter((row) => row[from].length > 0)
    .map((row) => ({ vetele: row.vetele, code: row.code, colours: row[from] }));

const insertGroups = `
  INSERT INTO opt_group (code, description, group_type, exclusive, mandatory, comparison_equipment_pos,
    model_enable_regexp, label)
  SELECT code, description, "groupType", exclusive, mandatory, "comparisonEquipmentPos", "modelEnableRegexp", label
  FROM jsonb_to_recordset($1::jsonb) AS r(code text, description text, "groupType" text, exclusive boolean,
    mandatory boolean, "comparisonEquipmentPos" integer, "modelEnableRegexp" text, label text)`;

const insertItems = `
  INSERT INTO opt_item (code, opt_group_id, subgroup, layergroup, as400_description, inactive)
  SELECT r.code, g.id, subgroup, layergroup, as400, inactive
  FROM jsonb_to_recordset($1::jsonb)
    AS r(code text, "group" text, subgroup text, layergroup text, as400 text, inactive boolean)
  JOIN opt_group g ON g.code = r."group"`;

const insertColours = `
  INSERT INTO col_item (code, layergroup, as400_description)
  SELECT code, layergroup, as400 FROM jsonb_to_recordset($1::jsonb) AS r(code text, layergroup text, as400 text)`;

const insertLabels = (kind: 'opt' | 'col') => `
  INSERT INTO ${kind}_label (${kind}_item_id, language_id, modelcode, label, description)
  SELECT i.id, l.id, r.modelcode, r.label, r.description
  FROM jsonb_to_recordset($1::jsonb)
    AS r(code text, language text, modelcode text, label text, description text)
  JOIN ${kind}_item i ON i.code = r.code JOIN language l ON l.code = r.language`;

const insertSource = `
  INSERT INTO source_vehicle_option (vetele, opt_code, is_standard)
  SELECT vetele, code, "isStandard"
  FROM jsonb_to_recordset($1::jsonb) AS r(vetele text, code text, "isStandard" boolean)`;

const insertSourceColours = `
  INSERT INTO source_vehicle_option_colour (vetele, opt_code, col_code)
  SELECT vetele, code, colour
  FROM jsonb_to_recordset($1::jsonb) AS r(vetele text, code text, colours jsonb)
  CROSS JOIN jsonb_array_elements_text(colours) AS c(colour)`;

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

// A market sells what country_model says; what is not sold has no list at all.
const insertPriceLists = `
  INSERT INTO price_list (country_id, vetele, base_price, official_base_price, is_active)
  SELECT "countryId", vetele, price, "officialPrice", "isActive"
  FROM jsonb_to_recordset($1::jsonb)
    AS r("countryId" text, vetele text, price numeric, "officialPrice" numeric, "isActive" boolean)`;

// Standard equipment has no price. Of the rest, one price in 41 was not set by the market and one in 97 not by the feed;
// one in seven is 5 % above the official one.
const insertItemPrices = `
  INSERT INTO item_price (country_id, vetele, opt_item_id, official_price, price)
  SELECT p.country_id, p.vetele, i.id,
    CASE WHEN n % 97 <> 0 THEN s.official END,
    CASE WHEN n % 41 = 0 THEN NULL WHEN n % 7 = 0 THEN round(s.official * 1.05 / s.step) * s.step ELSE s.official END
  FROM price_list p
  JOIN country m ON m.id = p.country_id
  JOIN jsonb_to_recordset($2::jsonb) AS c(currency text, factor numeric, step numeric) ON c.currency = m.currency
  JOIN opt_grid g ON g.vetele = p.vetele AND NOT g.is_standard
  JOIN opt_item i ON i.id = g.opt_item_id
  JOIN opt_group o ON o.id = i.opt_group_id
  JOIN jsonb_to_recordset($1::jsonb) AS r(code text, price numeric, "isUnpriced" boolean) ON r.code = i.code
  CROSS JOIN LATERAL (SELECT i.id * 31 + p.vetele::integer * 17 + ascii(p.country_id) * 7 AS n, c.step / 10 AS step,
    CASE WHEN NOT r."isUnpriced" THEN round(r.price * c.factor * 10 / c.step) * c.step / 10 END AS official) s
  WHERE (o.group_type <> 'ACC' OR m.enable_accessories) AND (o.group_type <> 'CUSTPRG' OR m.enable_customer_prg)`;
