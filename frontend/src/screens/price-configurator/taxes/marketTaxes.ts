import type { MarketTax, MarketTaxInput, PriceListState } from '../../../api';
import type { SheetCell, SheetRow } from '../../../kit/grid/priceSheet';
import { centsOf, isAmount, wireOf } from '../../../../../contracts/rules/amounts';
import { fixedTaxes, taxTypes, type TaxType } from '../../../kit/taxes/taxRows';
import type { EditedList, StoredList } from '../save/editedList';
import { namesOf } from '../../../kit/format/names';
import { t } from '../../../texts/priceConfigurator.gen';

/** The row of a tax in a sheet; a type holds no '|'. */
export const taxCode = (description: string, type: string): string => `${type}|${description}`;

export function taxOf(code: string): { type: TaxType; description: string } {
  const at = code.indexOf('|');
  return { type: code.slice(0, at) as TaxType, description: code.slice(at + 1) };
}

/** The taxes of a vehicle as a list that can be edited; undefined while they load. */
export function storedTaxesOf(taxes: readonly MarketTax[]): StoredList | undefined {
  const [first] = taxes;
  return first && { version: first.version, currency: first.currency, fields: {}, rows: taxes.map(rowOf) };
}

const rowOf = ({ description, code, price }: MarketTax): SheetRow => ({
  code: taxCode(description, code),
  price: centsOf(price),
  isStandard: false,
  isHiddenByMarket: false,
});

/** What a refusal says is stored; a tax that it does not name is 0. */
export function taxesOfReply(
  { version, currency, taxes }: Pick<PriceListState, 'version' | 'currency' | 'taxes'>,
  rows: readonly SheetRow[],
): StoredList {
  const stored = new Map(taxes.map((tax) => [taxCode(tax.description, tax.code), tax.price]));
  return {
    version,
    currency,
    fields: {},
    rows: rows.map((row) => ({ ...row, price: centsOf(stored.get(row.code) ?? 0) })),
  };
}

/** What is edited: a tax of a newer reading that the list has not taken over is not, and stays as it is stored. */
export const taxCodesOf = (list: EditedList): string[] => list.mine().rows.map(({ code }) => code);

/** One row of the table for each description, in the order of the server. */
export const descriptionsOf = (codes: readonly string[]): string[] => [
  ...new Set(codes.map((code) => taxOf(code).description)),
];

type ReadCell = (code: string) => SheetCell;

/** The fixed taxes without any value. */
export const emptyFixedTaxes = (cell: ReadCell): string[] =>
  fixedTaxes.filter((name) => !taxTypes.some((type) => (cell(taxCode(name, type)).price ?? 0) > 0));

/** Why taxes cannot be saved, in words. */
export function taxBlockOf(cell: ReadCell, codes: readonly string[]): string | undefined {
  if (!codes.every((code) => isAmount(cell(code).price))) return t('One of the values is not an amount.');
  const empty = emptyFixedTaxes(cell);
  if (empty.length === 0) return undefined;
  const taxes = namesOf(empty);
  return empty.length === 1
    ? t('{taxes} needs a value that is not 0.', { taxes })
    : t('{taxes} each need a value that is not 0.', { taxes });
}

/** The body of saveMarketDataTaxes. */
export const taxesBody = (list: EditedList): MarketTaxInput[] =>
  list.mine().rows.map(({ code, price }) => {
    const { type, description } = taxOf(code);
    return { description, code: type, price: wireOf(price ?? 0) };
  });
