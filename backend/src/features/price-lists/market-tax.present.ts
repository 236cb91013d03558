import { fixedTaxNames } from '../../../../contracts/rules/tax-names.ts';
import type { Vehicle } from '../models/vehicle.read.ts';
import { TAX_TYPES, type StoredTax } from './market-tax.repository.ts';
import type { MarketTax } from './price-list.wire.ts';

/** Every description in its three types, the fixed ones first; 0 where nothing is stored. */
export function presentTaxes(
  taxes: StoredTax[],
  { vetele: vet }: Vehicle,
  { currency, version }: { currency: string; version: number },
): MarketTax[] {
  const stored = new Map(taxes.map((tax) => [`${tax.description}/${tax.taxType}`, Number(tax.price)]));
  const descriptions = new Set<string>([...fixedTaxNames, ...taxes.map(({ description }) => description)]);
  return [...descriptions].flatMap((description) =>
    TAX_TYPES.map((code) => ({
      vet,
      description,
      code,
      price: stored.get(`${description}/${code}`) ?? 0,
      currency,
      version,
    })),
  );
}
