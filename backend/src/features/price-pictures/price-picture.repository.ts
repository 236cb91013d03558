import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { isVisibleSql } from '../sol-models/sol-model.read.ts';
import type { TaxType } from '../sol-price-data/sol-tax.read.ts';

export interface OnlineTax {
  description: string;
  code: TaxType;
  price: number;
  origin: 'vehicle' | 'market';
}

export interface OnlinePart {
  isVisible: boolean;
  taxes: OnlineTax[];
  /** `id` is null where the market has no such value any more. */
  downpayment: { id: number | null; value: number } | null;
}

const onlinePart = statement(
  `SELECT ${isVisibleSql('$2', '$1')} AS "isVisible",
     (SELECT coalesce(json_agg(json_build_object('description', description, 'code', tax_type, 'price', tax_value,
          'origin', CASE WHEN vetele IS NULL THEN 'market' ELSE 'vehicle' END) ORDER BY id), '[]')
        FROM sol_tax WHERE country_id = $1 AND (vetele IS NULL OR vetele = $2)) AS taxes,
     (SELECT json_build_object('id', d.id, 'value', p.downpayment) FROM virtual_product p
        LEFT JOIN downpayment d ON d.country_id = p.country_id AND d.downpayment = p.downpayment
        WHERE p.country_id = $1 AND p.vetele = $2 AND p.downpayment IS NOT NULL) AS downpayment`,
);

/** What online sales add to the prices of a vehicle in a market, but for its campaigns. */
export async function findOnlinePart(
  context: Context,
  countryId: string,
  vetele: string,
): Promise<OnlinePart> {
  return (await context.sql.rows<OnlinePart>(onlinePart, [countryId, vetele]))[0]!;
}
