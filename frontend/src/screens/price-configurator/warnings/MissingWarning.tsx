import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Message } from '../../../ui/Message';
import { usePriceWarnings } from './usePriceWarnings';
import { t } from '../../../texts/priceConfigurator';

export interface MissingWarningProps {
  count: number;
  onShow: () => void;
  /** Given where the base price is missing. */
  onGoToBase?: () => void;
  action?: ReactNode;
}

/** The danger alert of a list with blank prices, and the way to them. */
export function MissingWarning({ count, onShow, onGoToBase, action }: MissingWarningProps) {
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
