import { Calculator } from 'lucide-react';
import type { Market, MarketTax } from '../../../api';
import type { PriceSheet, SheetCell } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/useGridCounts';
import { taxesUnread } from '../../../kit/taxes/taxRows';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Popover } from '../../../ui/dialogs/Popover';
import type { Money } from './amounts';
import { PriceHistory } from './PriceHistory';
import { Waterfall, waterfallNotes } from './Waterfall';
import { formulaOf, waterfallOf } from './waterfall';
import './insight.css';
import { t } from '../../../texts/priceConfigurator';

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
          {code !== '-' && <span className="code">{code}</span>} {name}
        </>
      }
      anchor={anchor}
      width={hideHistory ? 460 : 796}
      className="insight"
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
      <p className="wf-formula num">{formulaOf(taxed)}</p>
      <p className="wf-note">{waterfallNotes(steps, vat, money).join(' ')}</p>
    </>
  );
}
