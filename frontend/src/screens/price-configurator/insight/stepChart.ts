import type { Cents } from '../../../../../contracts/rules/amounts';

export interface PricePoint {
  /** In milliseconds since 1970. */
  at: number;
  /** From then on; null: no price. */
  price: Cents | null;
}

export interface ChartArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface StepChartLayout {
  /** One line for each stretch that has a price. */
  lines: string[];
  areas: string[];
  dots: { x: number; y: number }[];
  ticks: { y: number; value: Cents }[];
  /** Pixels of an instant and of a price. */
  x: (at: number) => number;
  y: (price: Cents) => number;
}

const steps = [1, 2, 2.5, 5, 10];

/** Two to five round amounts that hold the lowest and the highest between them. */
export function roundTicks(lowest: Cents, highest: Cents): Cents[] {
  const span = Math.max(highest - lowest, highest * 0.02, 100);
  const rough = span / 2;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, Math.round(power * (steps.find((each) => each * power >= rough) ?? 10)));
  const first = Math.floor(lowest / step) * step;
  const last = Math.max(Math.ceil(highest / step), Math.floor(lowest / step) + 1) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
}

type Stretch = { from: number; to: number; price: Cents };

/** The points as stretches of one price each, up to `end`; neighbours in one group touch. */
function stretchesOf(points: readonly PricePoint[], end: number): Stretch[][] {
  const groups: Stretch[][] = [[]];
  points.forEach(({ at, price }, index) => {
    if (price === null) groups.push([]);
    else groups.at(-1)!.push({ from: at, to: points[index + 1]?.at ?? end, price });
  });
  return groups.filter((group) => group.length > 0);
}

/** Lays a step chart out: oldest point first, the last price lasts until `end`. `seen` are prices that must have room too. */
export function stepChart(
  points: readonly PricePoint[],
  end: number,
  area: ChartArea,
  seen: readonly Cents[] = [],
): StepChartLayout {
  const prices = [...points.flatMap(({ price }) => price ?? []), ...seen];
  const ticks = roundTicks(Math.min(...prices), Math.max(...prices));
  const [least, most] = [ticks[0]!, ticks.at(-1)!];
  const start = points[0]?.at ?? end;
  const x = (at: number) => area.left + ((at - start) / Math.max(end - start, 1)) * (area.right - area.left);
  const y = (price: Cents) => area.bottom - ((price - least) / (most - least)) * (area.bottom - area.top);
  const round = (value: number) => Math.round(value * 10) / 10;

  const lineOf = (group: Stretch[]) =>
    group.map(
      ({ from, to, price }, at) =>
        `${at === 0 ? `M${round(x(from))} ` : 'V'}${round(y(price))} H${round(x(to))}`,
    );
  const lines = stretchesOf(points, end).map((group) => ({ group, line: lineOf(group).join(' ') }));
  return {
    lines: lines.map(({ line }) => line),
    areas: lines.map(({ group, line }) => `${line} V${area.bottom} H${round(x(group[0]!.from))} Z`),
    dots: points.flatMap(({ at, price }) => (price === null ? [] : { x: x(at), y: y(price) })),
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    x,
    y,
  };
}
