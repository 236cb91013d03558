import { formatNumber, type Cents, centsOf } from '../../../../../contracts/rules/amounts';
import { countOf } from '../../../kit/format/counts';
import { formatTime } from '../../../kit/format/instants';
import { formatShown } from '../../../kit/amounts/shownAmounts';
import { formatDay, type Money } from './amounts';
import { stepChart, type ChartArea, type PricePoint, type StepChartLayout } from './stepChart';
import { textLocale } from '../../../texts/textLanguage';
import { t } from '../../../texts/priceConfigurator.gen';
import type { Change } from '../../../api';
import styles from './insight.module.css';

/** A change of one price; null where there was none. */
export interface PriceChange {
  id: number;
  /** UTC instant. */
  at: string;
  actor: string;
  source: string;
  before: Cents | null;
  after: Cents | null;
}

const centsIn = (value: unknown): Cents | null => centsOf(value as number | null | undefined);

export function priceChangeOf({ id, at, actor, source, fields }: Change): PriceChange {
  const price = fields.find(({ field }) => field === 'price');
  return { id, at, actor, source, before: centsIn(price?.before), after: centsIn(price?.after) };
}

export interface PriceStepsProps {
  /** Newest first, at least one. */
  changes: readonly PriceChange[];
  code: string;
  money: Money;
  /** What the factory asks, as a line to compare with. */
  official?: Cents;
  /** What the input holds and nobody has saved. */
  unsaved?: Cents;
  /** The right end of the chart, in milliseconds since 1970. */
  now: number;
}

const size = { width: 300, height: 130 };
const area: ChartArea = { left: 46, right: 294, top: 12, bottom: 104 };
const dayMs = 86_400_000;
/** More dots than this only hide the line. */
const mostDots = 24;

/** The price over time as a line in steps; dots are changes, the full one is the last. */
export function PriceSteps({ changes, code, money, official, unsaved, now }: PriceStepsProps) {
  const points = pointsOf(changes, now, money);
  const seen = [official, unsaved].filter((price) => price !== undefined);
  const chart = stepChart(points, now, area, seen);
  const told = points.filter(({ price }) => price !== null);
  const dots = chart.dots
    .map((dot, at) => ({ ...dot, told: told[at]!.told }))
    .slice(told.length <= mostDots ? 0 : -1);
  return (
    <svg
      className={styles.chart}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={sentenceOf(changes, code, money)}
    >
      <Axes chart={chart} start={points[0]!.at} now={now} mask={money.mask} />
      {official !== undefined && (
        <path className={styles.officialLine} d={`M${area.left} ${chart.y(official)}H${area.right}`} />
      )}
      {chart.areas.map((d) => (
        <path key={d} className={styles.area} opacity={0.08} d={d} />
      ))}
      {chart.lines.map((d) => (
        <path key={d} className={styles.line} strokeLinejoin="round" strokeWidth={2} d={d} />
      ))}
      {dots.map(({ x, y, told: whoAndWhen }, at) => (
        <circle
          key={at}
          className={styles.dot}
          strokeLinejoin="round"
          strokeWidth={2}
          cx={x}
          cy={y}
          r={at === dots.length - 1 ? 4.5 : 3.5}
        >
          {whoAndWhen && <title>{whoAndWhen}</title>}
        </circle>
      ))}
      {unsaved !== undefined && <UnsavedStep chart={chart} price={unsaved} last={points.at(-1)!.price} />}
    </svg>
  );
}

/** Oldest first. What the price was before the first change that is known leads in. */
function pointsOf(
  changes: readonly PriceChange[],
  now: number,
  money: Money,
): (PricePoint & { told?: string })[] {
  const points = changes
    .map(({ at, after, actor }) => ({
      at: Date.parse(at),
      price: after,
      told: toldOf({ at, after, actor }, money),
    }))
    .reverse();
  const before = changes.at(-1)?.before ?? null;
  const first = points[0]?.at ?? now;
  return before === null
    ? points
    : [{ at: first - Math.max((now - first) * 0.08, 60_000), price: before }, ...points];
}

/** Who set the price when, for whoever points at a dot. */
const toldOf = ({ at, actor, after }: Pick<PriceChange, 'at' | 'actor' | 'after'>, { mask }: Money): string =>
  `${formatDay(at)} ${formatTime(at)}, ${actor}: ${after === null ? t('none') : formatShown(after, mask)}`;

function UnsavedStep({ chart, price, last }: { chart: StepChartLayout; price: Cents; last: Cents | null }) {
  const y = chart.y(price);
  return (
    <g className={styles.unsaved}>
      <path d={`M${area.right} ${last === null ? area.bottom : chart.y(last)}V${y}`} />
      <circle cx={area.right} cy={y} r={3.5} />
    </g>
  );
}

interface AxesProps {
  chart: StepChartLayout;
  start: number;
  now: number;
  mask: string;
}

function Axes({ chart, start, now, mask }: AxesProps) {
  const step = chart.ticks.length > 1 ? chart.ticks[1]!.value - chart.ticks[0]!.value : 1;
  const y = size.height - 8;
  return (
    <g>
      {chart.ticks.map(({ value, y: at }) => (
        <g key={value}>
          <line x1={area.left} x2={area.right} y1={at} y2={at} />
          <text x={area.left - 6} y={at + 4} textAnchor="end">
            {formatTick(value, step, mask)}
          </text>
        </g>
      ))}
      <text x={area.left} y={y}>
        {formatMoment(start, now - start)}
      </text>
      <text x={(area.left + area.right) / 2} y={y} textAnchor="middle">
        {formatMoment((start + now) / 2, now - start)}
      </text>
      <text x={area.right} y={y} textAnchor="end">
        {now - start < dayMs ? t('Now') : t('Today')}
      </text>
    </g>
  );
}

/** Short, with the decimals that neighbours need to differ: 12,5k, 1.025, 900. */
export function formatTick(cents: Cents, step: Cents, mask: string): string {
  const isThousands = cents >= 100_000 && step % 1_000 === 0;
  const unit = isThousands ? 100_000 : 100;
  const decimals = [0, 1].find((count) => (step * 10 ** count) % unit === 0) ?? 2;
  return `${formatNumber((cents / unit).toFixed(decimals), mask)}${isThousands ? 'k' : ''}`;
}

const month = new Intl.DateTimeFormat(textLocale, { month: 'short', year: '2-digit' });

/** As short as the time that the chart spans allows: Mar 25, 12/10/26, 17:42. */
function formatMoment(at: number, spanMs: number): string {
  if (spanMs < dayMs) return formatTime(at);
  return spanMs < 120 * dayMs ? formatDay(at) : month.format(at);
}

function sentenceOf(changes: readonly PriceChange[], code: string, { mask }: Money): string {
  const priceOf = ({ at, after }: PriceChange) =>
    t('{price} on {at}', {
      price: after === null ? t('none') : formatShown(after, mask),
      at: formatDay(at),
    });
  const name = code === '-' ? t('Base price') : t('Final price of {code}', { code });
  const [newest, oldest] = [changes[0]!, changes.at(-1)!];
  const count = countOf(changes.length, { one: t('change'), many: t('changes') });
  return t('{name}, {count}: from {first} to {last}', {
    name,
    count,
    first: priceOf(oldest),
    last: priceOf(newest),
  });
}
