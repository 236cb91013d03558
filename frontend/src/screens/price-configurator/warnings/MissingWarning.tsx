import { TriangleAlert } from 'lucide-react';
import { Message } from '../../../ui/Message';
import { usePriceWarnings } from './usePriceWarnings';

export interface MissingWarningProps {
  count: number;
  onShow: () => void;
}

/** The danger alert of a list with blank prices, and the way to them. */
export function MissingWarning({ count, onShow }: MissingWarningProps) {
  const { missing } = usePriceWarnings();
  return (
    <Message tone="error" icon={TriangleAlert}>
      <b lang={missing.lang}>{missing.text}</b>
      <span>Equipment with a blank price does not show in the configurator.</span>
      <button type="button" className="link" onClick={onShow}>
        {count === 1 ? 'Show the item' : `Show the ${count} items`}
      </button>
    </Message>
  );
}
