import { logChange } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { visibilityRecordsSql } from '../sol-models/sol-model.read.ts';
import { fixedTaxNames } from '../../../../contracts/rules/tax-names.ts';
import { numbered, TAX_TYPES, type SolTax } from './sol-tax.read.ts';
import { VirtualProduct } from './virtual-product.entity.ts';

export const SOL_TAXES = 'solTaxes';

export interface ListKey {
  countryId: string;
  vetele: string;
}

export interface OnlineData {
  version: number;
  solTaxesData: (SolTax & { model: string; countryId: string })[];
  downpayments: { downpayment: number; active: boolean }[];
  virtualProduct: { id: number; country: string; model: string; downpayment: number | null } | null;
  solModel: {
    idSolModel: number;
    hqVisible: boolean;
    idSolModelMarket: number | null;
    marketVisible: boolean;
    updatedBy: string;
    updatedAt: string | null;
  } | null;
}

// Fixed taxes exist before anybody has saved them; the others follow in order of creation.
const TAXES = `SELECT coalesce(json_agg(json_build_object('id', id, 'model', $2::text, 'countryId', $1::text,
    'taxValue', coalesce(tax_value, 0), 'taxDescription', description, 'taxType', tax_type)
    ORDER BY fixed NULLS LAST, first_id, description, type), '[]')
  FROM (
    SELECT t.id, t.tax_value, coalesce(t.description, f.description) AS description,
      coalesce(t.tax_type, f.tax_type) AS tax_type, f.fixed, k.type,
      min(t.id) OVER (PARTITION BY t.description) AS first_id
    FROM (SELECT d.description, d.fixed, k.tax_type FROM (VALUES ${numbered(fixedTaxNames)}) AS d(description, fixed)
      CROSS JOIN (VALUES ${numbered(TAX_TYPES)}) AS k(tax_type, type)) f
    FULL JOIN (SELECT * FROM sol_tax WHERE country_id = $1 AND vetele = $2) t
      ON t.description = f.description AND t.tax_type = f.tax_type
    JOIN (VALUES ${numbered(TAX_TYPES)}) AS k(tax_type, type) ON k.tax_type = coalesce(t.tax_type, f.tax_type)) rows`;

const online = statement(
  `SELECT json_build_object(
     'version', coalesce((SELECT online_version FROM price_list WHERE country_id = $1 AND vetele = $2), 0),
     'solTaxesData', (${TAXES}),
     'downpayments', (SELECT coalesce(json_agg(json_build_object('downpayment', downpayment, 'active', active)
       ORDER BY downpayment), '[]') FROM downpayment WHERE country_id = $1),
     'virtualProduct', (SELECT json_build_object('id', id, 'country', country_id, 'model', vetele,
       'downpayment', downpayment) FROM virtual_product WHERE country_id = $1 AND vetele = $2),
     'solModel', ${visibilityRecordsSql('$2', '$1', '$3')}) AS data`,
);

export async function readOnlineData(
  context: Context,
  { countryId, vetele }: ListKey,
  isHq: boolean,
): Promise<OnlineData> {
  const [row] = await context.sql.rows<{ data: OnlineData }>(online, [countryId, vetele, isHq]);
  return row!.data;
}

const ensureList = statement(
  `INSERT INTO price_list (country_id, vetele, version) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING`,
);
const lockList = statement(
  `SELECT online_version AS version FROM price_list WHERE country_id = $1 AND vetele = $2 FOR UPDATE`,
);

/** Locked until the transaction ends; creates the price list if needed. */
export async function lockOnlineVersion(context: Context, { countryId, vetele }: ListKey): Promise<number> {
  await context.sql.rows(ensureList, [countryId, vetele]);
  return (await context.sql.rows<{ version: number }>(lockList, [countryId, vetele]))[0]!.version;
}

const countVersion = statement(
  `UPDATE price_list SET online_version = online_version + 1 WHERE country_id = $1 AND vetele = $2
   RETURNING online_version AS version`,
);

export async function countOnlineVersion(context: Context, { countryId, vetele }: ListKey): Promise<number> {
  return (await context.sql.rows<{ version: number }>(countVersion, [countryId, vetele]))[0]!.version;
}

const holdOne = statement(`SELECT id FROM downpayment WHERE country_id = $1 AND downpayment = $2 FOR SHARE`);

/**
 * Its value stays until the transaction ends. Before the list is locked: who changes the value holds it too, and then locks the list of
 * each vehicle that has it.
 */
export const holdDownpayment = (context: Context, countryId: string, value: number): Promise<unknown> =>
  context.sql.rows(holdOne, [countryId, value]);

export async function storeDownpayment(
  context: Context,
  { countryId, vetele }: ListKey,
  downpayment: number | null,
): Promise<void> {
  const product = { countryId, vetele, downpayment: downpayment === null ? null : String(downpayment) };
  await context.db.upsert(VirtualProduct, product, ['countryId', 'vetele']);
}

const stateOf = ({ solTaxesData, virtualProduct }: OnlineData) => ({
  taxes: solTaxesData.map(({ taxDescription, taxType, taxValue }) => ({ taxDescription, taxType, taxValue })),
  downpayment: virtualProduct?.downpayment ?? null,
});

export const isSameOnline = (one: OnlineData, other: OnlineData): boolean =>
  JSON.stringify(stateOf(one)) === JSON.stringify(stateOf(other));

export async function logOnlineChange(
  context: Context,
  { countryId, vetele }: ListKey,
  before: OnlineData,
  after: OnlineData,
): Promise<void> {
  const entityId = `${countryId}/${vetele}`;
  const states = { before: stateOf(before), after: stateOf(after) };
  await logChange(context, { entity: SOL_TAXES, entityId, action: 'update', ...states });
}
