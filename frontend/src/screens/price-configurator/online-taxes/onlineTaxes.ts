import type { SolPriceData, SolTaxesInput } from '../../../api';
import { centsOf, wireOf, type Cents } from '../../../kit/money/cents';
import { highestTax } from '../../../kit/taxes/taxText';
import { onlineTaxTexts } from '../../../texts';
import { fixedTaxes, taxTypes, type TaxType } from '../taxes/marketTaxes';

/** A tax: its three values by type. */
export interface OnlineTax {
  /** The same as long as the row stands there. */
  key: string;
  description: string;
  isFixed: boolean;
  /** Null for what nobody has saved. */
  ids: Record<TaxType, number | null>;
  values: Record<TaxType, Cents>;
}

/** What a person edits of a vehicle's online sales. */
export interface OnlineSheet {
  /** Version that it was read with. */
  version: number;
  taxes: OnlineTax[];
  downpayment: number | null;
}

const byType = <Value>(valueOf: (type: TaxType) => Value): Record<TaxType, Value> => ({
  B2C: valueOf('B2C'),
  B2B: valueOf('B2B'),
  B2E: valueOf('B2E'),
});

const isFixedTax = (description: string): boolean =>
  fixedTaxes.some((fixed) => keyOf(fixed) === keyOf(description));

/** People take 'Contributo PFU' and 'CONTRIBUTO PFU ' for the same. */
export const keyOf = (description: string): string => description.trim().replace(/\s+/g, ' ').toLowerCase();

/** Groups the rows of the wire by description, in their order. */
export function sheetOf({ version, solTaxesData, virtualProduct }: SolPriceData): OnlineSheet {
  const descriptions = [...new Set(solTaxesData.map(({ taxDescription }) => taxDescription))];
  const taxes = descriptions.map((description): OnlineTax => {
    const rowOf = (type: TaxType) =>
      solTaxesData.find((row) => row.taxDescription === description && row.taxType === type);
    const ids = byType((type) => rowOf(type)?.id ?? null);
    const values = byType((type) => centsOf(rowOf(type)?.taxValue ?? 0));
    return { key: keyOf(description), description, isFixed: isFixedTax(description), ids, values };
  });
  return { version, taxes, downpayment: virtualProduct?.downpayment ?? null };
}

let added = 0;

/** A row for a tax that is not there yet. */
export const emptyTax = (): OnlineTax => ({
  // Rows that a former page kept have keys of the same kind.
  key: `new ${Date.now()} ${(added += 1)}`,
  description: '',
  isFixed: false,
  ids: byType(() => null),
  values: byType(() => 0),
});

export const isSaved = ({ ids }: OnlineTax): boolean => taxTypes.some((type) => ids[type] !== null);

/** The ids of a tax, which deleting it posts (R-269, readings A-77). */
export const idsOf = ({ ids }: OnlineTax): number[] =>
  taxTypes.flatMap((type) => (ids[type] === null ? [] : [ids[type]]));

/** How many rows and values differ from what was read; a new row counts once. */
export function changesOf(before: OnlineSheet, now: OnlineSheet): number {
  const stored = new Map(before.taxes.map((tax) => [tax.key, tax]));
  const changed = now.taxes.map((tax) => {
    const was = stored.get(tax.key);
    if (!was) return 1;
    const values = taxTypes.filter((type) => was.values[type] !== tax.values[type]).length;
    return values + (was.description === tax.description ? 0 : 1);
  });
  const chosen = before.downpayment === now.downpayment ? 0 : 1;
  return changed.reduce((sum, count) => sum + count, chosen);
}

/** Why each tax cannot be saved, by its key; nothing when all can. */
export function taxProblems(taxes: readonly OnlineTax[]): Map<string, string> {
  const problems = new Map<string, string>();
  const seen = new Set(fixedTaxes.map(keyOf));
  for (const tax of taxes) {
    const name = keyOf(tax.description);
    if (taxTypes.some((type) => tax.values[type] > highestTax))
      problems.set(tax.key, 'A tax can be 100000 at most.');
    if (tax.isFixed) continue;
    if (name === '') problems.set(tax.key, onlineTaxTexts.descriptionRequired);
    else if (seen.has(name)) problems.set(tax.key, onlineTaxTexts.descriptionPresent);
    seen.add(name);
  }
  return problems;
}

/** The body of savePriceSolTaxes: every row as it stands, and the downpayment. */
export function taxesBody(sheet: OnlineSheet, countryId: string, vetele: string): SolTaxesInput {
  return {
    taxList: sheet.taxes.flatMap(({ description, ids, values }) =>
      taxTypes.map((taxType) => ({
        id: ids[taxType],
        model: vetele,
        countryId,
        taxValue: wireOf(values[taxType]),
        taxDescription: description.trim(),
        taxType,
      })),
    ),
    virtualProduct: { country: countryId, model: vetele, downpayment: sheet.downpayment },
  };
}
