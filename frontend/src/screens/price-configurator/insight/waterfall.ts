import { centsOf, formatExactAmount, formatNumber, type Cents } from '../../../../../contracts/rules/amounts';
import {
  basePriceWithoutTax,
  fixedTaxesOf,
  type FormulaTax,
} from '../../../../../contracts/rules/price-without-tax';
import { t } from '../../../texts/priceConfigurator';

export type StepKind = 'final' | 'step' | 'subtotal' | 'result';

export interface WaterfallStep {
  label: string;
  /** B2C or B2B. */
  type?: string;
  kind: StepKind;
  /** Of a step what it adds, negative where it takes away; else the whole amount. */
  amount: Cents;
  /** The running total before and after; a total starts where the axis does. */
  from: Cents | null;
  to: Cents;
}

const roadFee = 'MESSA SU STRADA';
const exemptShare = 'QUOTA ESENTE';

/** A price that a way to the one without tax begins with. */
export interface TaxedPrice {
  final: Cents;
  vatPercent: number | null;
  /**
   * Of the base price, with which road fee and exempt share are paid, once a car. Undefined for an item, from which VAT alone
   * is taken off.
   */
  taxes: readonly FormulaTax[] | undefined;
  mask: string;
}

const fixedOf = (taxes: readonly FormulaTax[], description: string, code: string): Cents =>
  centsOf(taxes.find((tax) => tax.description === description && tax.code === code)?.price ?? 0);

/** The way from a final price to the price without tax, one amount after the other; what is rounded is the VAT. */
export function waterfallOf({ final, vatPercent, taxes, mask }: TaxedPrice): WaterfallStep[] {
  const fixed = fixedTaxesOf(taxes ?? []);
  const vat = basePriceWithoutTax(final, vatPercent, fixed) - fixed.b2b - (final - fixed.b2c);
  let total = final;
  const step = (label: string, amount: Cents, type?: string): WaterfallStep => {
    const from = total;
    total += amount;
    return { label, type, kind: 'step', amount, from, to: total };
  };
  const whole = (label: string, kind: StepKind): WaterfallStep => ({
    label,
    kind,
    amount: total,
    from: null,
    to: total,
  });
  const fees = (type: 'B2C' | 'B2B', sign: 1 | -1) =>
    (taxes ? [roadFee, exemptShare] : []).map((name) =>
      step(name, 0 + sign * fixedOf(taxes ?? [], name, type), type),
    );

  return [
    whole(t('Final price'), 'final'),
    ...fees('B2C', -1),
    ...(taxes ? [whole(t('Taxable, VAT included'), 'subtotal')] : []),
    step(t('VAT {percent} %', { percent: formatNumber(vatPercent ?? 0, mask) }), vat),
    ...fees('B2B', 1),
    whole(t('Price without tax'), 'result'),
  ];
}

/** The formula with its amounts: '(12.600,00 − 300,00 − 100,00) / 1,22 + 50,00 + 25,00 = 10.075,00'. */
export function formulaOf({ final, vatPercent, taxes, mask }: TaxedPrice): string {
  const written = (cents: Cents) => formatExactAmount(cents, mask);
  const by = formatNumber(Number((1 + (vatPercent ?? 0) / 100).toFixed(6)), mask);
  const result = written(basePriceWithoutTax(final, vatPercent, fixedTaxesOf(taxes ?? [])));
  if (!taxes) return `${written(final)} / ${by} = ${result}`;
  const amounts = (type: string) => [roadFee, exemptShare].map((name) => written(fixedOf(taxes, name, type)));
  return `(${[written(final), ...amounts('B2C')].join(' − ')}) / ${by} + ${amounts('B2B').join(' + ')} = ${result}`;
}

export interface WaterfallAxis {
  /** Where the bars of totals start; 0, or higher so that the steps can be seen, or below 0. */
  start: Cents;
  end: Cents;
  /** The bars of totals are cut: they are longer than they look. */
  isCut: boolean;
}

/** Totals that lie close together are cut at a round amount below the lowest of them. */
export function axisOf(steps: readonly WaterfallStep[]): WaterfallAxis {
  const totals = steps.map(({ to }) => to);
  const lowest = Math.min(...totals);
  const highest = Math.max(...totals, 0);
  const span = highest - lowest;
  const whole = { start: Math.min(0, lowest), end: Math.max(highest, 1), isCut: false };
  if (span === 0 || span > 0.65 * highest) return whole;

  const round = 10 ** Math.floor(Math.log10(span)) / 5;
  const start = Math.floor((lowest - 0.35 * span) / round) * round;
  return start >= 100 ? { start, end: highest, isCut: true } : whole;
}

export interface WaterfallBar {
  x: number;
  width: number;
  /** Where the running total is after the step: the dashed line to the next bar. */
  edge: number;
}

const leastWidth = 2;

/** The place of a bar in a drawing that is so many pixels wide. */
export function barOf(step: WaterfallStep, axis: WaterfallAxis, width: number): WaterfallBar {
  const at = (amount: Cents) => ((amount - axis.start) / (axis.end - axis.start)) * width;
  const origin = axis.isCut ? axis.start : 0;
  const ends = [at(step.from ?? origin), at(step.to)];
  const x = Math.min(...ends);
  const drawn = Math.max(...ends) - x;
  return { x, width: step.amount === 0 ? 0 : Math.max(drawn, leastWidth), edge: at(step.to) };
}
