import { Undo2 } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { formatExactAmount, isAmount, readAmount } from '../../../../../contracts/rules/amounts';
import { AmountReading } from '../../../kit/amounts/AmountReading';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceCell';
import { classes } from '../../../ui/classes';
import { IconButton } from '../../../ui/IconButton';
import { baseCode } from '../save/priceList';
import './base-price.css';
import { t } from '../../../texts/priceConfigurator';

export interface BasePriceInputProps {
  id: string;
  sheet: PriceSheet;
  mask: string;
  canEdit: boolean;
}

/** The base price: as the mask writes it, and while it is typed as it was typed, with what that is read as; with its rollback. */
export function BasePriceInput({ id, sheet, mask, canEdit }: BasePriceInputProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const fieldOf = useCallback(() => field.current, []);
  const { text, price, isChanged, isInvalid } = usePriceCell(sheet, baseCode);
  const shown = isAmount(price) ? formatExactAmount(price, mask) : '';
  const reading = hasFocus && text !== null && text !== shown ? readAmount(text, mask) : undefined;
  // Above 0, unlike the prices of items (readings A-22).
  const isMissing = isInvalid || price === null || price <= 0;
  const leave = () => {
    setHasFocus(false);
    sheet.settle(baseCode);
  };
  return (
    <span className="base-price">
      <input
        id={id}
        ref={field}
        className={classes('num', isChanged && 'changed')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        readOnly={!canEdit}
        aria-invalid={isMissing || undefined}
        aria-describedby={reading ? noteId : undefined}
        placeholder={t('No price')}
        value={text ?? shown}
        onChange={(event) => sheet.type(baseCode, event.target.value, mask)}
        // The first click chooses the whole price, as in the grid; the next one places the caret.
        onMouseDown={(event) => {
          if (event.button !== 0 || document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={(event) => {
          setHasFocus(true);
          event.target.select();
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') sheet.settle(baseCode);
          if (event.key !== 'Escape' || !isChanged) return;
          // It undoes what was typed, and only another one closes a dialog around it.
          event.preventDefault();
          sheet.rollback([baseCode]);
        }}
      />
      {reading && (
        <AmountReading
          id={noteId}
          of={fieldOf}
          onRounded={(rounded) => sheet.setPrices([{ code: baseCode, price: rounded }])}
          {...{ reading, mask }}
        />
      )}
      {isChanged && canEdit && (
        <IconButton
          icon={Undo2}
          className="accent"
          label={t('Rollback the base price')}
          onClick={() => sheet.rollback([baseCode])}
        />
      )}
    </span>
  );
}
