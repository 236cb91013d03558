import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { fixedTaxNames } from '../../../../contracts/rules/tax-names.ts';
import { numbered, TAX_TYPES, type SolTax } from '../sol-price-data/sol-tax.read.ts';
import { Country } from '../countries/country.entity.ts';

export const SOL_COUNTRY_TAXES = 'solCountryTaxes';

export interface CountryTax extends SolTax {
  countryId: string;
  version: number;
}

// Fixed taxes exist before anybody has saved them; each description has its three types. In order of creation.
const marketTaxes = statement(
  `WITH stored AS (SELECT * FROM sol_tax WHERE country_id = $1 AND vetele IS NULL),
     described AS (
       SELECT description, min(fixed) AS fixed, min(id) AS first_id FROM (
         SELECT description, fixed, NULL::integer AS id FROM (VALUES ${numbered(fixedTaxNames)}) AS f(description, fixed)
         UNION ALL SELECT description, NULL, id FROM stored) d
       GROUP BY description)
   SELECT t.id, $1::text AS "countryId", coalesce(t.tax_value, 0)::float8 AS "taxValue",
     d.description AS "taxDescription", k.tax_type AS "taxType", coalesce(t.version, 0) AS version
   FROM described d CROSS JOIN (VALUES ${numbered(TAX_TYPES)}) AS k(tax_type, type)
   LEFT JOIN stored t ON t.description = d.description AND t.tax_type = k.tax_type
   ORDER BY d.fixed NULLS LAST, d.first_id, k.type`,
);

export const readTaxes = (context: Context, countryId: string): Promise<CountryTax[]> =>
  context.sql.rows(marketTaxes, [countryId]);

/** Serialises changes of a market's taxes, and keeps its currency. A weaker lock before it would deadlock with another one. */
export async function lockTaxes(context: Context, countryId: string): Promise<void> {
  await context.db.findOne(Country, { where: { id: countryId }, lock: { mode: 'for_no_key_update' } });
}

const stateOf = (taxes: CountryTax[]) =>
  taxes.map(({ taxDescription, taxType, taxValue }) => ({ taxDescription, taxType, taxValue }));

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
