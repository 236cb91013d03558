import { invalid, type FieldProblem } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { centsOf, decimalOf, readNumber } from '../../../../contracts/rules/amounts.ts';
import { fixedTaxNames, fixedTaxOf } from '../../../../contracts/rules/tax-names.ts';
import { t } from '../../texts/prices.ts';
import type { SeenList } from './list-state.ts';
import { lockOwnList } from './locked-price-list.ts';
import { presentTaxes } from './market-tax.present.ts';
import { findTaxes, storeTaxes, type StoredTax, type TaxChange } from './market-tax.repository.ts';
import { writingOf } from './price-list.present.ts';
import { storeList } from './price-list.repository.ts';
import { readList } from './price-list.service.ts';
import type { ListKey, MarketTax, MarketTaxInput, Saved } from './price-list.wire.ts';

export async function listTaxes(context: Context, key: ListKey): Promise<MarketTax[]> {
  const { market, vehicle, list } = await readList(context, key);
  const { currency } = writingOf(market, list);
  const taxes = await findTaxes(context, market.id, vehicle.vetele);
  return presentTaxes(taxes, vehicle, { currency, version: list?.version ?? 0 });
}

const descriptionOf = (text: string): string => fixedTaxOf(text) ?? text.trim();

/** Empty and negative values become 0 (rule R-189). */
function taxesOf(rows: MarketTaxInput[], stored: Map<string, StoredTax>, mask: string): StoredTax[] {
  const problems: FieldProblem[] = [];
  const taxes = rows.map(({ description, code, price }): StoredTax => {
    const field = `${descriptionOf(description)}.${code}`;
    const positive = Math.max(0, price ?? 0);
    const tax = {
      description: descriptionOf(description),
      taxType: code,
      price: decimalOf(centsOf(positive)),
    };
    const reading = readNumber(positive, mask, centsOf(stored.get(keyOf(tax))?.price));
    if (tax.description === '') problems.push({ field, message: 'Description required' });
    if (reading.kind === 'refused') problems.push({ field, message: reading.reason });
    return tax;
  });
  const keys = taxes.map(keyOf);
  for (const [index, key] of keys.entries())
    if (keys.indexOf(key) < index)
      problems.push({ field: key.replace('/', '.'), message: t('Listed twice') });
  if (problems.length > 0) throw invalid(t('The taxes cannot be stored as they are.'), problems);
  return taxes;
}

const keyOf = ({ description, taxType }: StoredTax): string => `${description}/${taxType}`;

/** Both fixed taxes need a value other than 0 for some type of customer (rule R-186). */
function requireFixedTaxes(taxes: StoredTax[]): void {
  const empty = fixedTaxNames.filter(
    (fixed) =>
      !taxes.some(({ description, price }) => fixedTaxOf(description) === fixed && Number(price) > 0),
  );
  if (empty.length === 0) return;
  throw invalid(
    t('{taxes} each need a value that is not 0.', { taxes: fixedTaxNames.join(t(' and ')) }),
    empty.map((field) => ({ field, message: t('All three values are 0') })),
  );
}

export async function saveTaxes(
  context: Context,
  key: ListKey,
  rows: MarketTaxInput[],
  seen: SeenList,
): Promise<Saved> {
  const { market, vehicle, list } = await lockOwnList(context, key, seen);
  const stored = new Map(
    (await findTaxes(context, market.id, vehicle.vetele)).map((tax) => [keyOf(tax), tax]),
  );
  const wanted = taxesOf(rows, stored, writingOf(market, list).pricemask);
  requireFixedTaxes([...new Map([...stored, ...wanted.map((tax) => [keyOf(tax), tax] as const)]).values()]);
  const changes = wanted
    .map((tax): TaxChange => ({ ...tax, before: stored.get(keyOf(tax))?.price ?? null }))
    .filter(({ price, before }) => price !== before);
  const message = t('Taxes of {vehicle} in {market} saved', {
    vehicle: vehicle.description,
    market: market.description,
  });
  if (changes.length === 0) return { message, version: list.version };
  await storeTaxes(context, market.id, vehicle.vetele, changes);
  return { message, version: await storeList(context, market.id, vehicle.vetele, list) };
}
