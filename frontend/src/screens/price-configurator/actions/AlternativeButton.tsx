import { List } from 'lucide-react';
import { useState } from 'react';
import type { Market, ModelItem } from '../../../api';
import { priceScreenTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import { AlternativePricelistsDialog } from '../alternative/AlternativePricelistsDialog';
import type { PriceList } from '../save/usePriceList';

export interface AlternativeButtonProps {
  market: Market;
  model: ModelItem;
  list: PriceList;
}

/** Opens the alternative price list of the vehicle, once the normal one is there to compare with. */
export function AlternativeButton({ market, model, list }: AlternativeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { base, details, taxes } = list;
  return (
    <>
      <Button icon={List} disabled={!base || !details} onClick={() => setIsOpen(true)}>
        {priceScreenTexts.alternativePricelists}
      </Button>
      {isOpen && base && details && (
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
