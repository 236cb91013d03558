import type { Cents } from '../../../../../contracts/rules/amounts';
import type { PictureLine } from '../../../../../contracts/rules/price-picture';

export type DrawnLine = Pick<PictureLine, 'kind' | 'amount' | 'total'>;

export interface WaterfallAxis {
  /** Where the bars of totals start; 0, or higher so that the steps can be seen, or below 0. */
  start: Cents;
  end: Cents;
  /** The bars of totals are cut: they are longer than they look. */
  isCut: boolean;
}

/** Totals that lie close together are cut at a round amount below the lowest of them. */
export function axisOf(lines: readonly Pick<DrawnLine, 'total'>[]): WaterfallAxis {
  const totals = lines.map(({ total }) => total);
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

/** The place of a line's bar in a drawing that is so many pixels wide; a step begins at the total `before` it. */
export function barOf(
  { kind, amount, total }: DrawnLine,
  before: Cents | undefined,
  axis: WaterfallAxis,
  width: number,
): WaterfallBar {
  const at = (cents: Cents) => ((cents - axis.start) / (axis.end - axis.start)) * width;
  const origin = axis.isCut ? axis.start : 0;
  const ends = [at(kind === 'step' ? (before ?? total) : origin), at(total)];
  const x = Math.min(...ends);
  const drawn = Math.max(...ends) - x;
  return { x, width: amount === 0 ? 0 : Math.max(drawn, leastWidth), edge: at(total) };
}
