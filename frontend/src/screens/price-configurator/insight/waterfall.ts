import { centsOf, type Cents } from '../../../kit/money/cents';
import { fixedTaxesOf, priceWithoutTax, type FormulaTax } from '../../../kit/money/priceWithoutTax';

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

/** The way from a final price to the price without tax, one amount after the other; what is rounded is the VAT. */
export function waterfallOf(
  finalPrice: Cents,
  vatPercent: number | null,
  taxes: readonly FormulaTax[],
): WaterfallStep[] {
  const amountOf = (description: string, code: string) =>
    centsOf(taxes.find((tax) => tax.description === description && tax.code === code)?.price ?? 0);
  const fixed = fixedTaxesOf(taxes);
  const vat = priceWithoutTax(finalPrice, vatPercent, fixed) - fixed.b2b - (finalPrice - fixed.b2c);
  let total = finalPrice;
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

  return [
    whole('Final price', 'final'),
    step(roadFee, 0 - amountOf(roadFee, 'B2C'), 'B2C'),
    step(exemptShare, 0 - amountOf(exemptShare, 'B2C'), 'B2C'),
    whole('Taxable, VAT included', 'subtotal'),
    step(`VAT ${String(vatPercent ?? 0).replace('.', ',')} %`, vat),
    step(roadFee, amountOf(roadFee, 'B2B'), 'B2B'),
    step(exemptShare, amountOf(exemptShare, 'B2B'), 'B2B'),
    whole('Price without tax', 'result'),
  ];
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
  if (lowest <= 0 || span === 0 || span > 0.65 * highest) return whole;

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
