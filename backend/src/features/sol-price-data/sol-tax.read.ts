/** Rules of online taxes of vehicles and markets. */
import type { FieldProblem } from '../../kit/app-error.ts';
import type { Schema } from '../../kit/contract.ts';
import { centsOf, decimalOf, readNumber } from '../../../../contracts/rules/amounts.ts';

export { deleteTaxes, findTaxes, storeTaxes } from './sol-tax.repository.ts';

export const FIXED_TAXES = ['MESSA SU STRADA', 'QUOTA ESENTE'] as const;
export const TAX_TYPES = ['B2C', 'B2B', 'B2E'] as const;
export type TaxType = (typeof TAX_TYPES)[number];

export interface SolTax {
  id: number | null;
  taxDescription: string;
  taxType: TaxType;
  taxValue: number;
}

export type SolTaxInput = Schema<'SolTaxInput'>;

const DESCRIPTION_TWICE = 'Description already present';

/** 'Contributo PFU' and 'CONTRIBUTO PFU ' are the same to people. */
const keyOf = (description: string): string => description.trim().replace(/\s+/g, ' ').toLowerCase();
const FIXED_KEYS = new Set(FIXED_TAXES.map(keyOf));

export const isFixed = (description: string): boolean => FIXED_KEYS.has(keyOf(description));

export const numbered = (texts: readonly string[]): string =>
  texts.map((text, index) => `('${text}', ${index})`).join(', ');

/** */
const positive = (value: number | null | undefined): number => Math.max(0, value ?? 0);

function problemOf(
  tax: SolTaxInput,
  stored: Map<number, SolTax>,
  spellings: Map<string, string>,
  taken: Set<string>,
  required: string,
): string | undefined {
  const description = tax.taxDescription.trim();
  const key = keyOf(description);
  if (description === '') return required;
  const fixed = FIXED_TAXES.find((one) => keyOf(one) === key);
  const before = tax.id == null ? undefined : stored.get(tax.id)?.taxDescription;
  // Neither may a custom tax become a fixed one nor vice versa.
  if (before !== undefined && before !== description && (fixed || isFixed(before))) return DESCRIPTION_TWICE;
  if (fixed ? fixed !== description : (spellings.get(key) ?? description) !== description)
    return DESCRIPTION_TWICE;
  if (taken.has(`${key}/${tax.taxType}`)) return DESCRIPTION_TWICE;
  spellings.set(key, description);
  taken.add(`${key}/${tax.taxType}`);
  return undefined;
}

/** `fieldOf` names the field of a row, `required` is the message for a missing description. */
export function taxProblems(
  list: SolTaxInput[],
  stored: SolTax[],
  { required, fieldOf, mask }: { required: string; fieldOf: (index: number) => string; mask: string },
): FieldProblem[] {
  const byId = new Map(stored.flatMap((tax) => (tax.id === null ? [] : [[tax.id, tax] as const])));
  const named = new Set(list.map(({ id }) => id));
  const staying = stored.filter(
    ({ id, taxDescription }) => id !== null && !named.has(id) && !isFixed(taxDescription),
  );
  const spellings = new Map(staying.map(({ taxDescription: text }) => [keyOf(text), text]));
  const taken = new Set(staying.map(({ taxDescription, taxType }) => `${keyOf(taxDescription)}/${taxType}`));
  return list.flatMap((tax, index) => {
    const description = problemOf(tax, byId, spellings, taken, required);
    if (description !== undefined)
      return [{ field: `${fieldOf(index)}.taxDescription`, message: description }];
    const reading = readNumber(positive(tax.taxValue), mask, centsOf(storedOf(tax, stored)?.taxValue));
    return reading.kind === 'refused'
      ? [{ field: `${fieldOf(index)}.taxValue`, message: reading.reason }]
      : [];
  });
}

export interface TaxToStore {
  id: number | null;
  description: string;
  type: TaxType;
  value: string;
}

const storedOf = ({ id, taxDescription, taxType }: SolTaxInput, stored: SolTax[]): SolTax | undefined =>
  stored.find((tax) =>
    id == null ? tax.taxDescription === taxDescription.trim() && tax.taxType === taxType : tax.id === id,
  );

/** Includes the missing types of a new description, with 0. */
export function rowsToStore(taxList: SolTaxInput[], stored: SolTax[]): TaxToStore[] {
  const rows = taxList.map((tax) => ({
    id: storedOf(tax, stored)?.id ?? null,
    description: tax.taxDescription.trim(),
    type: tax.taxType,
    value: decimalOf(centsOf(positive(tax.taxValue))),
  }));
  const there = new Set([
    ...rows.map(({ description, type }) => `${type} ${description}`),
    ...stored.map(({ taxDescription, taxType }) => `${taxType} ${taxDescription}`),
  ]);
  const fresh = [...new Set(rows.filter(({ id }) => id === null).map(({ description }) => description))];
  const lacking = fresh.flatMap((description) =>
    TAX_TYPES.filter((type) => !there.has(`${type} ${description}`)).map((type) => ({
      id: null,
      description,
      type,
      value: '0.00',
    })),
  );
  return [...rows, ...lacking];
}
