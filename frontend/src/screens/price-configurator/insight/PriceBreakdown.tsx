import { Calculator } from 'lucide-react';
import { useGetOptionUsesQuery, type Market, type MarketTax } from '../../../api';
import type { PriceSheet, SheetCell } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { OptionUses } from '../../../kit/option-uses/OptionUses';
import { taxesUnread } from '../../../kit/taxes/taxRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Popover } from '../../../ui/dialogs/Popover';
import { type Money, formatShown, formatSigned } from './amounts';
import { PriceHistory } from './PriceHistory';
import { formulaOf, waterfallOf, axisOf, barOf, type WaterfallAxis, type WaterfallStep } from './waterfall';
import styles from './insight.module.css';
import { t } from '../../../texts/priceConfigurator';
import { classes } from '../../../ui/classes';
import textStyles from '../../../ui/text.module.css';

interface WaterfallProps {
  steps: readonly WaterfallStep[];
  money: Money;
}

const width = 176;
const rowHeight = 34;
const barHeight = 18;

/** A price in steps, as bars from total to total; a table to whoever cannot see them. */
function Waterfall({ steps, money }: WaterfallProps) {
  const axis = axisOf(steps);
  return (
    <table className={styles.steps}>
      <caption>{t('From final price to price without tax')}</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={`${step.label}${step.type ?? ''}`} className={classes(classOf[step.kind], toneOf(step))}>
            <th scope="row">
              {step.label} {step.type && <em>{step.type}</em>}
            </th>
            <td aria-hidden>
              <Bar step={step} axis={axis} isLast={step.kind === 'result'} />
            </td>
            <td className={textStyles.num}>
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

const classOf: Record<WaterfallStep['kind'], string | undefined> = {
  final: styles.final,
  step: undefined,
  subtotal: styles.subtotal,
  result: styles.result,
};

function toneOf({ kind, amount }: WaterfallStep): string | false | undefined {
  if (kind === 'step') return amount < 0 ? styles.taken : amount > 0 && styles.added;
  return amount < 0 && styles.below;
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
      {zero !== undefined && <line className={styles.zero} x1={zero} x2={zero} y1={0} y2={rowHeight} />}
      <rect className={styles.bar} x={x} y={top} width={drawn} height={barHeight} rx={2} />
      {isCut && (
        <path className={styles.cut} d={`M${x + 9} ${top + barHeight + 2}l4 0l6 -${barHeight + 4}l-4 0Z`} />
      )}
      {!isLast && (
        <line
          className={styles.link}
          x1={edge}
          x2={edge}
          y1={step.amount === 0 ? top : top + barHeight}
          y2={rowHeight + top}
        />
      )}
    </svg>
  );
}

function waterfallNotes(
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

export interface PriceBreakdownProps {
  code: string;
  name: string;
  sheet: PriceSheet;
  market: Market;
  /** Undefined until they are read. */
  taxes: readonly MarketTax[] | undefined;
  vetele: string;
  anchor: HTMLElement;
  /** How the list writes its amounts, where that is not the market's way. */
  mask?: string;
  currency?: string;
  /** Of another list than the market's normal one, whose history is not kept by code. */
  hideHistory?: boolean;
  onClose: () => void;
}

/** How the final price of a row becomes the price without tax, as one types, and how it came about. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const { code, name, sheet, market, taxes, vetele, anchor, hideHistory, onClose } = props;
  const money = { mask: props.mask ?? market.pricemask, currency: props.currency ?? market.currency };
  const cell = usePriceCell(sheet, code);
  const loaded = sheet.loaded(code)?.price ?? null;

  return (
    <Popover
      title={
        <>
          {code !== '-' && <span className={textStyles.code}>{code}</span>} {name}
        </>
      }
      anchor={anchor}
      width={hideHistory ? 460 : 796}
      className={styles.insight}
      onClose={onClose}
    >
      <section>
        <Steps
          cell={cell}
          vat={market.vat}
          taxes={code === '-' ? (taxes ?? 'unread') : undefined}
          money={money}
        />
      </section>
      {!hideHistory && (
        <PriceHistory
          market={market}
          vetele={vetele}
          code={code}
          money={money}
          unsaved={cell.price !== loaded && !cell.isInvalid ? { price: cell.price, loaded } : undefined}
        />
      )}
      {!hideHistory && code !== '-' && (
        <div className={styles.ways}>
          <OptionUses code={code} idCountry={market.id} useUses={useGetOptionUsesQuery} />
        </div>
      )}
    </Popover>
  );
}

type StepsProps = {
  cell: SheetCell;
  vat: number | null;
  /** Undefined for an item, which has no part in them. */
  taxes: readonly MarketTax[] | 'unread' | undefined;
  money: Money;
};

function Steps({ cell, vat, taxes, money }: StepsProps) {
  if (cell.isInvalid)
    return <EmptyState icon={Calculator} title={t('Not a price')} text={`${cell.refusal}.`} />;
  if (cell.price === null)
    return (
      <EmptyState
        icon={Calculator}
        title={t('No price')}
        text={t('Type a final price to see what is left of it without tax.')}
      />
    );
  if (taxes === 'unread')
    return <EmptyState icon={Calculator} title={t('No price without tax')} text={taxesUnread} />;
  const taxed = { final: cell.price, vatPercent: vat, taxes, mask: money.mask };
  const steps = waterfallOf(taxed);
  return (
    <>
      <Waterfall steps={steps} money={money} />
      <p className={classes(textStyles.num, textStyles.muted, styles.note)}>{formulaOf(taxed)}</p>
      <p className={styles.note}>{waterfallNotes(steps, vat, money).join(' ')}</p>
    </>
  );
}
