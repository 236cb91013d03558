/** Two lists side by side: pure, in cents, each converted price rounded once. */
import { defaultMask, wireOf, type Cents } from '../../../../contracts/rules/amounts.ts';
import {
  changedPrice,
  sameRate,
  shareOfChange,
  type Percent,
  type Rate,
} from '../../../../contracts/rules/price-changes.ts';
import type { Schema } from '../../kit/contract.ts';
import type { PriceOfMoment } from '../price-lists/price-moment.read.ts';

export type ComparedPrice = Schema<'ComparedPrice'>;
export type ComparisonTotals = Schema<'ComparisonTotals'>;
export type ComparedKind = ComparedPrice['kind'];

export interface ComparisonFilter {
  onlyDifferences?: boolean | undefined;
  /** Empty for all. */
  kind?: ComparedKind | '' | undefined;
  search?: string | undefined;
}

interface Row {
  left: PriceOfMoment | undefined;
  right: PriceOfMoment | undefined;
  /** In cents of the left currency; null: there is none. */
  difference: Cents | null;
  wire: ComparedPrice;
}

/** The order of the cards; what is gone comes last. */
export const KINDS: readonly ComparedKind[] = [
  'base',
  'options',
  'fuoriserie',
  'programs',
  'accessories',
  'gone',
];

const percentOf = (share: Percent | null): number | null => (share === null ? null : share / 100);

/** Undefined: above the highest amount. */
function converted(price: Cents, rate: Rate): Cents | undefined {
  if (rate === sameRate) return price;
  const result = changedPrice(
    { price: null, source: price },
    { change: { kind: 'copy', rate }, mask: defaultMask },
  );
  if ('price' in result) return result.price;
  return result.refusal === 'rounded-to-0' ? 0 : undefined;
}

function stateOf(
  left: PriceOfMoment | undefined,
  right: PriceOfMoment | undefined,
  difference: Cents | null,
): ComparedPrice['state'] {
  if (!left) return 'onlyRight';
  if (!right) return 'onlyLeft';
  if (left.isStandard !== right.isStandard) return 'different';
  if (left.price === null) return right.price === null ? 'same' : 'missingLeft';
  if (right.price === null) return 'missingRight';
  if (difference === null) return 'otherCurrency';
  return difference === 0 ? 'same' : 'different';
}

/** Kind and names are those of the left list, or of the one that still offers the item. */
const named = (left: PriceOfMoment | undefined, right: PriceOfMoment | undefined): PriceOfMoment =>
  (left && (left.kind !== 'gone' || !right) ? left : right)!;

function rowOf(
  left: PriceOfMoment | undefined,
  right: PriceOfMoment | undefined,
  rate: Rate | null,
  refuse: (code: string) => never,
): Row {
  const { code, kind, pargroup, description } = named(left, right);
  const leftPrice = left?.price ?? null;
  const rightPrice = right?.price ?? null;
  const there =
    rate === null || leftPrice === null || rightPrice === null ? null : converted(rightPrice, rate);
  const compared = there === undefined ? refuse(code) : there;
  const difference = compared === null ? null : compared - leftPrice!;
  return {
    left,
    right,
    difference,
    wire: {
      code,
      kind,
      pargroup,
      description,
      leftPrice: wireOf(leftPrice),
      rightPrice: wireOf(rightPrice),
      leftStandard: left?.isStandard ?? false,
      rightStandard: right?.isStandard ?? false,
      difference: wireOf(difference),
      share: compared === null ? null : percentOf(shareOfChange(leftPrice, compared)),
      state: stateOf(left, right, difference),
    },
  };
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function totalsOf(rows: readonly Row[], isRated: boolean): ComparisonTotals {
  const countOf = (...states: ComparedPrice['state'][]): number =>
    rows.filter(({ wire }) => states.includes(wire.state)).length;
  const priced = rows.filter(({ left, right }) => left?.price != null && right?.price != null);
  const sum = (amountOf: (row: Row) => Cents): Cents =>
    priced.reduce((total, row) => total + amountOf(row), 0);
  const left = sum((row) => row.left!.price!);
  const difference = isRated ? sum((row) => row.difference!) : null;
  return {
    compared: rows.length,
    same: countOf('same'),
    different: countOf('different'),
    oneSided: countOf('onlyLeft', 'onlyRight'),
    missing: countOf('missingLeft', 'missingRight'),
    otherCurrency: countOf('otherCurrency'),
    leftSum: wireOf(left),
    rightSum: wireOf(sum((row) => row.right!.price!)),
    differenceSum: wireOf(difference),
    share: difference === null ? null : percentOf(shareOfChange(left, left + difference)),
  };
}

const byKindAndCode = ({ wire: one }: Row, { wire: other }: Row): number =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (one.code < other.code ? -1 : 1);

/** Rows by kind and code, and the totals of all that kind and search let through. `rate` null: there are no differences. */
export function comparedPrices(
  left: readonly PriceOfMoment[],
  right: readonly PriceOfMoment[],
  rate: Rate | null,
  { onlyDifferences = false, kind = '', search = '' }: ComparisonFilter,
  refuse: (code: string) => never,
): { rows: ComparedPrice[]; totals: ComparisonTotals } {
  const leftByCode = new Map(left.map((price) => [price.code, price]));
  const rightByCode = new Map(right.map((price) => [price.code, price]));
  const part = folded(search.trim());
  const isFound = (item: PriceOfMoment): boolean =>
    (kind === '' || item.kind === kind) &&
    [item.code, item.description].some((text) => folded(text).includes(part));
  // Only what is found is converted: a price that is left out refuses no rate.
  const rows = [...new Set([...leftByCode.keys(), ...rightByCode.keys()])]
    .map((code) => [leftByCode.get(code), rightByCode.get(code)] as const)
    .filter((pair) => isFound(named(...pair)))
    .map((pair) => rowOf(...pair, rate, refuse))
    .sort(byKindAndCode);
  return {
    rows: rows.filter(({ wire }) => !onlyDifferences || wire.state !== 'same').map(({ wire }) => wire),
    totals: totalsOf(rows, rate !== null),
  };
}
