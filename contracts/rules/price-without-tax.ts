import { centsOf, type Cents } from './amounts.ts';
import { fixedTaxOf } from './tax-names.ts';

export interface FormulaTax {
  description: string;
  code: string;
  price: number;
}

/** Road fee plus exempt share, for private customers and for companies. */
export interface FixedTaxes {
  b2c: Cents;
  b2b: Cents;
}

/** Missing taxes are 0. */
export function fixedTaxesOf(taxes: readonly FormulaTax[]): FixedTaxes {
  const sum = (code: string) =>
    taxes
      .filter((tax) => tax.code === code && fixedTaxOf(tax.description) !== undefined)
      .reduce((total, tax) => total + centsOf(tax.price), 0);
  return { b2c: sum('B2C'), b2b: sum('B2B') };
}

const percentScale = 10_000;

/**
 * (final - B2C fixed taxes) / (1 + VAT/100) + B2B fixed taxes, half-up to hundredths, away from zero on the tie; never
 * clamped. A missing VAT is 0.
 */
export function basePriceWithoutTax(
  final: Cents,
  vatPercent: number | null | undefined,
  taxes: FixedTaxes,
): Cents {
  const whole = BigInt(100 * percentScale);
  const divisor = whole + BigInt(Math.round((vatPercent ?? 0) * percentScale));
  const dividend = (BigInt(final) - BigInt(taxes.b2c)) * whole + BigInt(taxes.b2b) * divisor;
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(dividend < 0n ? -rounded : rounded);
}

/** Road fee and exempt share are paid once per car, with its base price, so only VAT is deducted. */
export const itemPriceWithoutTax = (final: Cents, vatPercent: number | null | undefined): Cents =>
  basePriceWithoutTax(final, vatPercent, { b2c: 0, b2b: 0 });
