import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceCell';
import { formatExactAmount, rawAmount } from '../../../kit/money/formatAmount';
import { classes } from '../../../ui/classes';
import { IconButton } from '../../../ui/IconButton';
import { baseCode } from '../save/priceList';
import './base-price.css';

export interface BasePriceInputProps {
  id: string;
  sheet: PriceSheet;
  mask: string;
  canEdit: boolean;
}

/** The base price: as the mask writes it at rest, as it is typed while it has the focus; with its rollback. */
export function BasePriceInput({ id, sheet, mask, canEdit }: BasePriceInputProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const { text, price, isChanged, isInvalid } = usePriceCell(sheet, baseCode);
  const atRest = price === null ? '' : formatExactAmount(price, mask);
  const raw = price === null ? '' : rawAmount(price);
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
        className={classes('num', isChanged && 'changed')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        readOnly={!canEdit}
        aria-invalid={isMissing || undefined}
        placeholder="No price"
        value={text ?? (hasFocus && canEdit ? raw : atRest)}
        onChange={(event) => sheet.type(baseCode, event.target.value)}
        // The first click chooses the whole price, as in the grid; the next one places the caret.
        onMouseDown={(event) => {
          if (event.button !== 0 || document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={(event) => {
          // Drawn and selected at once: a frame later it would select what has been typed by then.
          flushSync(() => setHasFocus(true));
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
      {isChanged && canEdit && (
        <IconButton
          icon={Undo2}
          className="accent"
          label="Roll back the base price"
          onClick={() => sheet.rollback([baseCode])}
        />
      )}
    </span>
  );
}
