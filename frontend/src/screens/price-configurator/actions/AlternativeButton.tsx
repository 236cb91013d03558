import { List } from 'lucide-react';
import { useState } from 'react';
import type { Market, ModelItem } from '../../../api';
import { taxesUnread } from '../../../kit/taxes/taxTypes';
import { priceScreenTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import { AlternativePricelistsDialog } from '../alternative/AlternativePricelistsDialog';
import type { PriceList } from '../save/usePriceList';

export interface AlternativeButtonProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
}

/** Opens the alternative price list of the vehicle, once the normal one is there to compare with, and the taxes to take off. */
export function AlternativeButton({ market, model, list }: AlternativeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { base, details, taxes } = list;
  return (
    <>
      <Button
        icon={List}
        disabled={!base || !details || !taxes}
        title={base && details && !taxes ? taxesUnread : undefined}
        onClick={() => setIsOpen(true)}
      >
        {priceScreenTexts.alternativePricelists}
      </Button>
      {isOpen && base && details && taxes && (
        <AlternativePricelistsDialog
          {...{ market, base, details, taxes }}
          vetele={model.value}
          modelName={model.label}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
