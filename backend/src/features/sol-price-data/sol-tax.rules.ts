/** What online taxes have to be (specification 3, section 5); pure. */
import type { FieldProblem } from '../../kit/app-error.ts';
import { centsOf, decimalOf } from '../../kit/money.ts';

/** The two taxes that every vehicle has. */
export const FIXED_TAXES = ['MESSA SU STRADA', 'QUOTA ESENTE'] as const;
export const TAX_TYPES = ['B2C', 'B2B', 'B2E'] as const;
export type TaxType = (typeof TAX_TYPES)[number];

/** A tax as it is stored; without an id nobody has saved it yet. */
export interface SolTax {
  id: number | null;
  taxDescription: string;
  taxType: TaxType;
  taxValue: number;
}

export interface SolTaxInput {
  id?: number | null;
  taxDescription: string;
  taxType: TaxType;
  taxValue?: number | null;
}

/** Letter by letter of the specification. */
const DESCRIPTION_REQUIRED = 'Descrption required';
const DESCRIPTION_TWICE = 'Description already present';

/** People take 'Contributo PFU' and 'CONTRIBUTO PFU ' for the same. */
const keyOf = (description: string): string => description.trim().replace(/\s+/g, ' ').toLowerCase();
const FIXED_KEYS = new Set(FIXED_TAXES.map(keyOf));

export const isFixed = (description: string): boolean => FIXED_KEYS.has(keyOf(description));

/** The value as a decimal: what is empty or not positive is 0. Undefined with more than two decimals. */
export function taxValueOf(value: number | null | undefined): string | undefined {
  const cents = centsOf(value ?? 0);
  return cents === undefined ? undefined : decimalOf(cents > 0n ? cents : 0n);
}

function problemOf(
  tax: SolTaxInput,
  stored: Map<number, SolTax>,
  spellings: Map<string, string>,
  taken: Set<string>,
): string | undefined {
  const description = tax.taxDescription.trim();
  const key = keyOf(description);
  if (description === '') return DESCRIPTION_REQUIRED;
  const fixed = FIXED_TAXES.find((one) => keyOf(one) === key);
  const before = tax.id == null ? undefined : stored.get(tax.id)?.taxDescription;
  // Neither does a custom tax become a fixed one nor the other way round.
  if (before !== undefined && before !== description && (fixed || isFixed(before))) return DESCRIPTION_TWICE;
  if (fixed ? fixed !== description : (spellings.get(key) ?? description) !== description)
    return DESCRIPTION_TWICE;
  if (taken.has(`${key}/${tax.taxType}`)) return DESCRIPTION_TWICE;
  spellings.set(key, description);
  taken.add(`${key}/${tax.taxType}`);
  return undefined;
}

/**
 * What is wrong with the descriptions of taxes that are to be stored beside the `stored` ones: each is required and
 * unique, and none but the fixed taxes is called like them. Stored ones that the list does not name stay.
 */
export function taxProblems(list: SolTaxInput[], stored: SolTax[]): FieldProblem[] {
  const byId = new Map(stored.flatMap((tax) => (tax.id === null ? [] : [[tax.id, tax] as const])));
  const named = new Set(list.map(({ id }) => id));
  const staying = stored.filter(
    ({ id, taxDescription }) => id !== null && !named.has(id) && !isFixed(taxDescription),
  );
  const spellings = new Map(staying.map(({ taxDescription: text }) => [keyOf(text), text]));
  const taken = new Set(staying.map(({ taxDescription, taxType }) => `${keyOf(taxDescription)}/${taxType}`));
  return list.flatMap((tax, index) => {
    const field = `taxList.${index}.taxDescription`;
    const message = problemOf(tax, byId, spellings, taken);
    return message === undefined ? [] : [{ field, message }];
  });
}
