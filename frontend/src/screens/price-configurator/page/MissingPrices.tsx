import { isBlankRow } from '../../../kit/grid/blankRows';
import { usePriceCell, usePriceCounts } from '../../../kit/grid/useGridCounts';
import { baseCode } from '../save/priceList';
import type { PriceList } from '../save/usePriceList';
import { TakeOfficial } from '../save/BlankActions';
import type { PriceCards, SectionName } from './usePriceCards';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Message } from '../../../ui/feedback/Message';
import { usePriceWarnings } from '../warnings/usePriceWarnings';
import { t } from '../../../texts/priceConfigurator';

interface MissingWarningProps {
  count: number;
  onShow: () => void;
  /** Given where the base price is missing. */
  onGoToBase?: () => void;
  action?: ReactNode;
}

/** The danger alert of a list with blank prices, and the way to them. */
function MissingWarning({ count, onShow, onGoToBase, action }: MissingWarningProps) {
  const { missing } = usePriceWarnings();
  return (
    <Message tone="error" icon={TriangleAlert}>
      <b lang={missing.lang}>{missing.text}</b>
      {onGoToBase && <span>{t('A price list needs a base price above 0.')}</span>}
      {count > 0 && <span>{t('Equipment with a blank price does not show in the configurator.')}</span>}
      {onGoToBase && (
        <button type="button" className="link" onClick={onGoToBase}>
          {t('Go to the base price')}
        </button>
      )}
      {count > 0 && (
        <button type="button" className="link" onClick={onShow}>
          {count === 1 ? t('Show the item') : t('Show the {count} items', { count })}
        </button>
      )}
      {action}
    </Message>
  );
}

export interface MissingPricesProps {
  list: PriceList;
  section: SectionName;
  cards: PriceCards;
  /** Who cannot set the prices is not offered to fill them. */
  canEdit: boolean;
}

/** The warning about a section that has items without a price; the base price belongs to the options. */
export function MissingPrices({ list, section, cards, canEdit }: MissingPricesProps) {
  const { missing } = usePriceCounts(list.sheet, list.sections[section]);
  usePriceCell(list.sheet, baseCode);
  const isBaseMissing = section === 'options' && isBlankRow(list.sheet, baseCode);
  if (missing === 0 && !isBaseMissing) return null;
  return (
    <div className="price-warnings">
      <MissingWarning
        count={missing}
        onShow={() => cards.showMissing(section)}
        onGoToBase={isBaseMissing ? () => cards.goTo(baseCode, list.sections) : undefined}
        action={
          canEdit && (
            <TakeOfficial
              className="link"
              sheet={list.sheet}
              codes={[baseCode, ...list.sections[section]].filter(
                (code) => (code !== baseCode || section === 'options') && isBlankRow(list.sheet, code),
              )}
              onGoTo={(code) => cards.goTo(code, list.sections)}
            />
          )
        }
      />
    </div>
  );
}
