import { useState } from 'react';
import type { Market } from '../../../api';
import { Button } from '../../../ui/Button';
import { Message } from '../../../ui/Message';
import { forgetEdits, keptOpening } from '../save/keptEdits';
import type { AlternativeKey } from './alternativeList';
import { useAlternativePlace } from './useAlternativePlace';
import { t } from '../../../texts/priceConfigurator';

export interface KeptAlternativeProps {
  market: Market;
  vetele: string;
  isReading: boolean;
  onResume: (entry: AlternativeKey) => unknown;
}

/** After signing in again: offers to go on with the prices that the end of the session interrupted. */
export function KeptAlternative({ market, vetele, isReading, onResume }: KeptAlternativeProps) {
  const place = useAlternativePlace(market, vetele);
  const [entry, setEntry] = useState(() => keptOpening(place) as AlternativeKey | undefined);
  if (!entry) return null;
  const forget = () => {
    forgetEdits(place);
    setEntry(undefined);
  };
  return (
    <Message
      tone="info"
      announce
      className="draft"
      title={t('What you typed in the alternative price list of {optCode} is still here.', {
        optCode: entry.optCode,
      })}
    >
      <Button size="s" pending={isReading} onClick={() => onResume(entry)}>
        {t('Reopen')}
      </Button>
      <Button size="s" variant="quiet" disabled={isReading} onClick={forget}>
        {t('Discard')}
      </Button>
    </Message>
  );
}
