import { In, IsNull, Not } from 'typeorm';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { SolTaxRow } from './sol-tax.entity.ts';
import type { TaxToStore } from './sol-tax.read.ts';

/** A vehicle in a market, or with null the whole market. */
export interface TaxPlace {
  countryId: string;
  vetele: string | null;
}

const updateTaxes = statement(
  `UPDATE sol_tax t SET description = i.description, tax_value = i.value, version = t.version + 1
   FROM jsonb_to_recordset($1::jsonb) AS i(id integer, description text, value numeric)
   WHERE t.id = i.id AND (t.description, t.tax_value) IS DISTINCT FROM (i.description, i.value)`,
);
const insertTaxes = statement(
  `INSERT INTO sol_tax (country_id, vetele, description, tax_type, tax_value)
   SELECT $1, $2, i.description, i.type, i.value
   FROM ROWS FROM (jsonb_to_recordset($3::jsonb) AS (description text, type text, value numeric))
     WITH ORDINALITY AS i(description, type, value, place)
   ORDER BY i.place`,
);

/** An unchanged tax keeps its version. */
export async function storeTaxes(
  context: Context,
  { countryId, vetele }: TaxPlace,
  taxes: TaxToStore[],
): Promise<void> {
  const [known, fresh] = [taxes.filter(({ id }) => id !== null), taxes.filter(({ id }) => id === null)];
  await context.sql.rows(updateTaxes, [JSON.stringify(known)]);
  await context.sql.rows(insertTaxes, [countryId, vetele, JSON.stringify(fresh)]);
}

export const findTaxes = (
  context: Context,
  ids: number[],
  of: 'vehicles' | 'markets',
): Promise<SolTaxRow[]> =>
  context.db.find(SolTaxRow, {
    where: { id: In(ids), vetele: of === 'markets' ? IsNull() : Not(IsNull()) },
    order: { id: 'ASC' },
  });

export async function deleteTaxes(
  context: Context,
  ids: number[],
  { countryId, vetele }: TaxPlace,
): Promise<void> {
  await context.db.delete(SolTaxRow, { id: In(ids), countryId, vetele: vetele ?? IsNull() });
}
