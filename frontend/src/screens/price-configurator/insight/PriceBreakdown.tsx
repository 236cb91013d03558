import { Calculator } from 'lucide-react';
import { useGetOptionUsesQuery, type Market, type MarketTax } from '../../../api';
import { withoutTaxLines } from '../../../../../contracts/rules/price-picture';
import { isInFactoryCurrency, type PriceSheet, type SheetCell } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceSheet';
import { OptionUses } from '../../../kit/option-uses/OptionUses';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Popover } from '../../../ui/dialogs/Popover';
import { useOtherEdits, type CardEdits } from '../save/otherEdits';
import { baseCode } from '../save/priceList';
import type { Money } from './amounts';
import { PriceHistory } from './PriceHistory';
import { PricePicture } from './PricePicture';
import { WithoutTax } from './WithoutTax';
import styles from './insight.module.css';
import { t } from '../../../texts/priceConfigurator.gen';
import textStyles from '../../../ui/text.module.css';

export interface PriceBreakdownProps {
  code: string;
  name: string;
  sheet: PriceSheet;
  market: Market;
  vetele: string;
  anchor: HTMLElement;
  /** How the list writes its amounts, where that is not the market's way. */
  mask?: string;
  currency?: string;
  /**
   * Of another list than the market's normal one, which is a draft until it is saved: what is typed becomes the price without tax
   * with these taxes. Nothing else of it is known.
   */
  draft?: { taxes: readonly MarketTax[] };
  /** Where the prices are on the screen below. */
  onGoTo?: (code: string) => void;
  onClose: () => void;
}

/** What a price is made of and what customers pay of it, where that comes from, and how the price came about. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const { code, name, sheet, market, vetele, anchor, draft, onGoTo, onClose } = props;
  const money = { mask: props.mask ?? market.pricemask, currency: props.currency ?? market.currency };
  const cell = usePriceCell(sheet, code);
  const { price: loaded = null, officialPrice } = sheet.loaded(code) ?? {};
  const isItem = code !== baseCode;
  const others = useOtherEdits();
  const unsaved = cell.price !== loaded && !cell.isInvalid ? { price: cell.price, loaded } : undefined;

  return (
    <Popover
      title={
        <>
          {isItem && <span className={textStyles.code}>{code}</span>} {name}
        </>
      }
      anchor={anchor}
      width={draft ? 440 : 940}
      className={styles.insight}
      onClose={onClose}
    >
      {draft ? (
        <section>
          <Draft cell={cell} vat={market.vat} taxes={isItem ? undefined : draft.taxes} money={money} />
        </section>
      ) : (
        <>
          <PricePicture
            market={market}
            vetele={vetele}
            code={code}
            unsaved={unsavedTexts(cell.isInvalid || unsaved !== undefined, isItem ? [] : others)}
            onFollow={onClose}
            onGoTo={onGoTo}
          />
          <PriceHistory
            market={market}
            vetele={vetele}
            code={code}
            money={money}
            official={isInFactoryCurrency(sheet) ? officialPrice : undefined}
            unsaved={unsaved}
          />
          {isItem && (
            <div className={styles.ways}>
              <OptionUses code={code} idCountry={market.id} useUses={useGetOptionUsesQuery} />
            </div>
          )}
        </>
      )}
    </Popover>
  );
}

/** Taxes, online taxes, downpayment and campaign are edited in cards of their own and are part of the base price's picture. */
const unsavedTexts = (isRowUnsaved: boolean, cards: readonly CardEdits[]): string[] => [
  ...(isRowUnsaved ? [t('This is of the saved price: your change is not in it yet.')] : []),
  ...cards.map(({ name }) =>
    t('This is of what is saved: your changes of the card {card} are not in it yet.', { card: name }),
  ),
];

interface DraftProps {
  cell: SheetCell;
  vat: number | null;
  /** Undefined for an item, which has no part in them. */
  taxes: readonly MarketTax[] | undefined;
  money: Money;
}

function Draft({ cell, vat, taxes, money }: DraftProps) {
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
  return (
    <WithoutTax
      lines={withoutTaxLines(cell.price, vat, taxes)}
      writing={{ mask: money.mask, vatPercent: vat }}
      currency={money.currency}
    />
  );
}
