/** Rules of online taxes of vehicles and markets. */
import { notFound, type FieldProblem } from '../../kit/app-error.ts';
import type { Schema } from '../../kit/contract.ts';
import { centsOf, decimalOf, readNumber } from '../../../../contracts/rules/amounts.ts';
import { fixedTaxOf, taxKeyOf } from '../../../../contracts/rules/tax-names.ts';
import { t } from '../../texts/onlineSales.ts';

export { deleteTaxes, findTaxes, storeTaxes } from './sol-tax.repository.ts';

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

export const isFixed = (description: string): boolean => fixedTaxOf(description) !== undefined;

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
  const key = taxKeyOf(description);
  if (description === '') return required;
  const fixed = fixedTaxOf(description);
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
  const isNamed = isIn(list);
  const staying = stored.filter((tax) => tax.id !== null && !isNamed(tax) && !isFixed(tax.taxDescription));
  const storedOf = storedIn(list, stored);
  const ids = list.map(({ id }) => id);
  const spellings = new Map(staying.map(({ taxDescription: text }) => [taxKeyOf(text), text]));
  const taken = new Set(
    staying.map(({ taxDescription, taxType }) => `${taxKeyOf(taxDescription)}/${taxType}`),
  );
  return list.flatMap((tax, index) => {
    // Of two rows for one stored tax, only one would be stored.
    if (tax.id != null && ids.indexOf(tax.id) < index)
      return [{ field: `${fieldOf(index)}.id`, message: t('The list names this tax twice.') }];
    const description = problemOf(tax, byId, spellings, taken, required);
    if (description !== undefined)
      return [{ field: `${fieldOf(index)}.taxDescription`, message: description }];
    const reading = readNumber(positive(tax.taxValue), mask, centsOf(storedOf(tax)?.taxValue));
    return reading.kind === 'refused'
      ? [{ field: `${fieldOf(index)}.taxValue`, message: reading.reason }]
      : [];
  });
}

/** A row with an id means a stored tax of its type. */
export function refuseUnknownTaxes(list: SolTaxInput[], stored: SolTax[]): void {
  const isKnown = ({ id, taxType }: SolTaxInput): boolean =>
    id == null || stored.some((tax) => tax.id === id && tax.taxType === taxType);
  if (!list.every(isKnown)) throw notFound(t('One of these taxes no longer exists. Reload them.'));
}

export interface TaxToStore {
  id: number | null;
  description: string;
  type: TaxType;
  value: string;
}

const isIn = (list: SolTaxInput[]): ((tax: SolTax) => boolean) => {
  const ids = new Set(list.map(({ id }) => id));
  return ({ id }) => id !== null && ids.has(id);
};

/**
 * The stored tax that a row of a list means. One without an id means that of its name, unless another row has that one's id: it may
 * have renamed it, and this is a new tax under the name that is free again.
 */
export function storedIn<Tax extends SolTax>(
  list: SolTaxInput[],
  stored: Tax[],
): (row: SolTaxInput) => Tax | undefined {
  const isNamed = isIn(list);
  const others = stored.filter((tax) => !isNamed(tax));
  return ({ id, taxDescription, taxType }) =>
    id == null
      ? others.find((tax) => tax.taxDescription === taxDescription.trim() && tax.taxType === taxType)
      : stored.find((tax) => tax.id === id);
}

/** Includes the missing types of a new description, with 0. */
export function rowsToStore(taxList: SolTaxInput[], stored: SolTax[]): TaxToStore[] {
  const storedOf = storedIn(taxList, stored);
  const isNamed = isIn(taxList);
  const rows = taxList.map((tax) => ({
    id: storedOf(tax)?.id ?? null,
    description: tax.taxDescription.trim(),
    type: tax.taxType,
    value: decimalOf(centsOf(positive(tax.taxValue))),
  }));
  const there = new Set([
    ...rows.map(({ description, type }) => `${type} ${description}`),
    ...stored
      .filter((tax) => !isNamed(tax))
      .map(({ taxDescription, taxType }) => `${taxType} ${taxDescription}`),
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
