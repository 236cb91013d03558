import { actorName, type Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { MarketTax } from './price-list.entity.ts';

export const TAX_TYPES = ['B2C', 'B2B', 'B2E'] as const;
export type TaxType = (typeof TAX_TYPES)[number];

export type StoredTax = Pick<MarketTax, 'description' | 'taxType' | 'price'>;

export const findTaxes = (context: Context, countryId: string, vetele: string): Promise<StoredTax[]> =>
  context.db.find(MarketTax, {
    select: { description: true, taxType: true, price: true },
    where: { countryId, vetele },
    order: { description: 'ASC', taxType: 'ASC' },
  });

export interface TaxChange extends StoredTax {
  before: string | null;
}

const writeTaxes = statement(
  `WITH c AS (SELECT * FROM unnest($3::text[], $4::text[], $5::numeric[], $6::numeric[]) AS c(description, tax_type, price, before)),
   put AS (
     INSERT INTO market_tax (country_id, vetele, description, tax_type, price)
     SELECT $1, $2, c.description, c.tax_type, c.price FROM c
     ON CONFLICT (country_id, vetele, description, tax_type) DO UPDATE SET price = excluded.price)
   INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $7, $8, 'marketTax', concat_ws('/', $1, $2, c.description, c.tax_type),
     CASE WHEN c.before IS NULL THEN 'create' ELSE 'update' END,
     CASE WHEN c.before IS NOT NULL THEN jsonb_build_object('price', c.before) END, jsonb_build_object('price', c.price)
   FROM c ORDER BY c.description, c.tax_type`,
);

export async function storeTaxes(
  context: Context,
  countryId: string,
  vetele: string,
  changes: TaxChange[],
): Promise<void> {
  await context.sql.rows(writeTaxes, [
    ...[countryId, vetele],
    ...[changes.map(({ description }) => description), changes.map(({ taxType }) => taxType)],
    ...[changes.map(({ price }) => price), changes.map(({ before }) => before)],
    ...[context.now, actorName(context)],
  ]);
}
