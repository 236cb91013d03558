/** Taxes that people edit, three values by type of customer: those of a vehicle sold online and those of a whole market. */
import { centsOf, isAmount, wireOf, type Cents } from '../../../../contracts/rules/amounts';
import { fixedTaxNames, fixedTaxOf, taxKeyOf } from '../../../../contracts/rules/tax-names';
import { t } from '../../texts/kitParts.gen';

export const taxTypes = ['B2C', 'B2B', 'B2E'] as const;
export type TaxType = (typeof taxTypes)[number];

export { fixedTaxNames as fixedTaxes };

/** The highest tax. */
export const highestTax: Cents = 100_000_00;

/** Why nothing is computed while the taxes are unknown: they may be still on their way, or reading them has failed. */
export const taxesUnread = t('The taxes of the market have not been read.');

/** A tax: its three values by type. */
export interface TaxRow {
  /** The same as long as the row stands there. */
  key: string;
  description: string;
  isFixed: boolean;
  /** Null for what nobody has saved. */
  ids: Record<TaxType, number | null>;
  /** Of each row of the wire, where it has one. */
  versions: Record<TaxType, number>;
  values: Record<TaxType, Cents>;
}

/** A row of the wire. */
export interface WireTax {
  id?: number | null;
  taxDescription: string;
  taxType: TaxType;
  taxValue?: number | null;
  version?: number | null;
}

/** A record with something for each type of customer. */
export const byType = <Value>(valueOf: (type: TaxType) => Value): Record<TaxType, Value> => ({
  B2C: valueOf('B2C'),
  B2B: valueOf('B2B'),
  B2E: valueOf('B2E'),
});

/** Groups the rows of the wire by description, in their order. */
export function taxRowsOf(wire: readonly WireTax[]): TaxRow[] {
  const descriptions = [...new Set(wire.map(({ taxDescription }) => taxDescription))];
  return descriptions.map((description): TaxRow => {
    const rowOf = (type: TaxType) =>
      wire.find((row) => row.taxDescription === description && row.taxType === type);
    return {
      key: taxKeyOf(description),
      description,
      isFixed: fixedTaxOf(description) !== undefined,
      ids: byType((type) => rowOf(type)?.id ?? null),
      versions: byType((type) => rowOf(type)?.version ?? 0),
      values: byType((type) => centsOf(rowOf(type)?.taxValue ?? 0)),
    };
  });
}

/** The rows of the wire again, three for each description. */
export const wireTaxesOf = (taxes: readonly TaxRow[]): Required<WireTax>[] =>
  taxes.flatMap(({ description, ids, versions, values }) =>
    taxTypes.map((taxType) => ({
      id: ids[taxType],
      taxDescription: description.trim(),
      taxType,
      taxValue: wireOf(values[taxType]),
      version: versions[taxType],
    })),
  );

let added = 0;

/** A row for a tax that is not there yet. */
export const emptyTax = (): TaxRow => ({
  // Rows that a former page kept have keys of the same kind.
  key: `new ${Date.now()} ${(added += 1)}`,
  description: '',
  isFixed: false,
  ...nobodySaved(),
  values: byType(() => 0),
});

/** What a row that is not stored has in place of ids and versions. */
export const nobodySaved = (): Pick<TaxRow, 'ids' | 'versions'> => ({
  ids: byType(() => null),
  versions: byType(() => 0),
});

export const isSaved = ({ ids }: TaxRow): boolean => taxTypes.some((type) => ids[type] !== null);

/** The ids of a tax, which deleting it posts. */
export const idsOf = ({ ids }: TaxRow): number[] =>
  taxTypes.flatMap((type) => (ids[type] === null ? [] : [ids[type]]));

/** How many rows and values differ from what was read; a new row counts once. */
export function taxChanges(before: readonly TaxRow[], now: readonly TaxRow[]): number {
  const stored = new Map(before.map((tax) => [tax.key, tax]));
  const changed = now.map((tax) => {
    const was = stored.get(tax.key);
    if (!was) return 1;
    const values = taxTypes.filter((type) => was.values[type] !== tax.values[type]).length;
    return values + (was.description === tax.description ? 0 : 1);
  });
  return changed.reduce((sum, count) => sum + count, 0);
}

/** Quoted texts (decision B-01), which differ from screen to screen. */
export interface TaxTexts {
  descriptionRequired: string;
  descriptionPresent: string;
}

/** Why each tax cannot be saved, by its key; nothing when all can. */
export function taxProblems(taxes: readonly TaxRow[], texts: TaxTexts): Map<string, string> {
  const problems = new Map<string, string>();
  const seen = new Set(fixedTaxNames.map(taxKeyOf));
  for (const tax of taxes) {
    const name = taxKeyOf(tax.description);
    if (!taxTypes.every((type) => isAmount(tax.values[type])))
      problems.set(tax.key, t('One of the values is not an amount.'));
    if (tax.isFixed) continue;
    if (name === '') problems.set(tax.key, texts.descriptionRequired);
    else if (seen.has(name)) problems.set(tax.key, texts.descriptionPresent);
    seen.add(name);
  }
  return problems;
}
