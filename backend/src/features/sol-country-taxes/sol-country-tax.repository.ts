import { In, IsNull } from 'typeorm';
import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import {
  FIXED_TAXES,
  numbered,
  TAX_TYPES,
  type SolTax,
  type TaxToStore,
} from '../sol-price-data/sol-tax.read.ts';
import { Country } from '../countries/country.entity.ts';
import { SolTaxRow } from './sol-tax.entity.ts';

/** The entity's name in the change log; a record is called by its market there. */
export const SOL_COUNTRY_TAXES = 'solCountryTaxes';

/** A tax of a whole market; version 0 for what nobody has saved. */
export interface CountryTax extends SolTax {
  countryId: string;
  version: number;
}

// The fixed taxes are there before anybody has saved them; the others follow in the order in which they came. Each
// description has its three types, whatever is stored of them.
const marketTaxes = statement(
  `WITH stored AS (SELECT * FROM sol_tax WHERE country_id = $1 AND vetele IS NULL),
     described AS (
       SELECT description, min(fixed) AS fixed, min(id) AS first_id FROM (
         SELECT description, fixed, NULL::integer AS id FROM (VALUES ${numbered(FIXED_TAXES)}) AS f(description, fixed)
         UNION ALL SELECT description, NULL, id FROM stored) d
       GROUP BY description)
   SELECT t.id, $1::text AS "countryId", coalesce(t.tax_value, 0)::float8 AS "taxValue",
     d.description AS "taxDescription", k.tax_type AS "taxType", coalesce(t.version, 0) AS version
   FROM described d CROSS JOIN (VALUES ${numbered(TAX_TYPES)}) AS k(tax_type, type)
   LEFT JOIN stored t ON t.description = d.description AND t.tax_type = k.tax_type
   ORDER BY d.fixed NULLS LAST, d.first_id, k.type`,
);

/** The taxes of a market, the three types of each description beside each other. */
export const readTaxes = (context: Context, countryId: string): Promise<CountryTax[]> =>
  context.sql.rows(marketTaxes, [countryId]);

/** Until the transaction ends nobody else changes the taxes of this market. */
export async function lockTaxes(context: Context, countryId: string): Promise<void> {
  await context.db.findOne(Country, { where: { id: countryId }, lock: { mode: 'for_no_key_update' } });
}

const updateTaxes = statement(
  `UPDATE sol_tax t SET description = i.description, tax_value = i.value, version = t.version + 1
   FROM jsonb_to_recordset($1::jsonb) AS i(id integer, description text, value numeric)
   WHERE t.id = i.id AND (t.description, t.tax_value) IS DISTINCT FROM (i.description, i.value)`,
);
const insertTaxes = statement(
  `INSERT INTO sol_tax (country_id, description, tax_type, tax_value)
   SELECT $1, i.description, i.type, i.value
   FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (description text, type text, value numeric))
     WITH ORDINALITY AS i(description, type, value, place)
   ORDER BY i.place`,
);

/** Stores taxes of a market; what does not change keeps its version. */
export async function storeTaxes(context: Context, countryId: string, taxes: TaxToStore[]): Promise<void> {
  const [known, fresh] = [taxes.filter(({ id }) => id !== null), taxes.filter(({ id }) => id === null)];
  await context.sql.rows(updateTaxes, [JSON.stringify(known)]);
  await context.sql.rows(insertTaxes, [countryId, JSON.stringify(fresh)]);
}

/** The taxes of markets among these ids. */
export const findTaxes = (context: Context, ids: number[]): Promise<SolTaxRow[]> =>
  context.db.find(SolTaxRow, { where: { id: In(ids), vetele: IsNull() }, order: { id: 'ASC' } });

export async function deleteTaxRows(context: Context, ids: number[]): Promise<void> {
  await context.db.delete(SolTaxRow, { id: In(ids), vetele: IsNull() });
}

/** What the history keeps of the taxes of a market. */
const stateOf = (taxes: CountryTax[]) =>
  taxes.map(({ taxDescription, taxType, taxValue }) => ({ taxDescription, taxType, taxValue }));

/** Logs what has become of the taxes of a market; nothing where that is nothing. */
export async function logTaxes(context: Context, countryId: string, before: CountryTax[]): Promise<void> {
  const states = { before: stateOf(before), after: stateOf(await readTaxes(context, countryId)) };
  if (JSON.stringify(states.before) === JSON.stringify(states.after)) return;
  await logChange(context, {
    entity: SOL_COUNTRY_TAXES,
    entityId: countryId,
    action: 'update',
    ...states,
  });
}
