import { classes } from '../../../ui/classes';
import { formatShown, formatSigned, type Money } from './amounts';
import { axisOf, barOf, type WaterfallAxis, type WaterfallStep } from './waterfall';
import { t } from '../../../texts/priceConfigurator';

export interface WaterfallProps {
  steps: readonly WaterfallStep[];
  money: Money;
}

const width = 176;
const rowHeight = 34;
const barHeight = 18;

/** A price in steps, as bars from total to total; a table to whoever cannot see them. */
export function Waterfall({ steps, money }: WaterfallProps) {
  const axis = axisOf(steps);
  return (
    <table className="wf">
      <caption>{t('From final price to price without tax')}</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={`${step.label}${step.type ?? ''}`} className={classes(step.kind, toneOf(step))}>
            <th scope="row">
              {step.label} {step.type && <em>{step.type}</em>}
            </th>
            <td aria-hidden>
              <Bar step={step} axis={axis} isLast={step.kind === 'result'} />
            </td>
            <td className="num">
              {step.kind === 'step'
                ? formatSigned(step.amount, money.mask)
                : formatShown(step.amount, money.mask)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toneOf({ kind, amount }: WaterfallStep): string | false {
  if (kind === 'step') return amount < 0 ? 'taken' : amount > 0 && 'added';
  return amount < 0 && 'below';
}

interface BarProps {
  step: WaterfallStep;
  axis: WaterfallAxis;
  isLast: boolean;
}

function Bar({ step, axis, isLast }: BarProps) {
  const { x, width: drawn, edge } = barOf(step, axis, width);
  const top = (rowHeight - barHeight) / 2;
  const isCut = axis.isCut && step.kind !== 'step';
  const zero = axis.start < 0 ? (-axis.start / (axis.end - axis.start)) * width : undefined;
  return (
    <svg width={width} height={rowHeight} viewBox={`0 0 ${width} ${rowHeight}`}>
      {zero !== undefined && <line className="wf-zero" x1={zero} x2={zero} y1={0} y2={rowHeight} />}
      <rect className="wf-bar" x={x} y={top} width={drawn} height={barHeight} rx={2} />
      {isCut && (
        <path className="wf-cut" d={`M${x + 9} ${top + barHeight + 2}l4 0l6 -${barHeight + 4}l-4 0Z`} />
      )}
      {!isLast && (
        <line
          className="wf-link"
          x1={edge}
          x2={edge}
          y1={step.amount === 0 ? top : top + barHeight}
          y2={rowHeight + top}
        />
      )}
    </svg>
  );
}

export function waterfallNotes(
  steps: readonly WaterfallStep[],
  vatPercent: number | null,
  { mask, currency }: Money,
): string[] {
  const axis = axisOf(steps);
  const isItem = !steps.some(({ type }) => type);
  const hasTaxes = steps.some(({ type, amount }) => type && amount !== 0);
  return [
    axis.isCut &&
      t('Bars start at {amount} {currency}.', {
        amount: formatShown(axis.start, mask).replace(/[.,]00$/, ''),
        currency,
      }),
    hasTaxes && t('VAT applies after the B2C road fee and exempt share are taken out.'),
    isItem && t('Road fee and exempt share are paid once a car: they are in the base price.'),
    !isItem && !hasTaxes && t('No road fee and no exempt share is set for this vehicle; they count as 0.'),
    vatPercent === null && t('The market has no VAT; it counts as 0.'),
    steps.at(-1)!.amount < 0 && t('The taxes are higher than the price: without them it is below 0.'),
  ].filter((note) => note !== false);
}
