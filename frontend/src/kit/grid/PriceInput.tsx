import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../ui/classes';
import { formatExactAmount, rawAmount } from '../money/formatAmount';
import type { PriceSheet, SheetCell } from './priceSheet';

export interface PriceInputProps {
  sheet: PriceSheet;
  code: string;
  cell: SheetCell;
  /** Names the field: 'Final price of 05FK, Rosso Etna'. */
  label: string;
  mask: string;
  disabled?: boolean;
  /** Marks a missing price red. */
  isPublished: boolean;
  /** Of the sentence that says what is wrong. */
  describedBy?: string;
}

/** A price as the market writes it, and while it is edited as it was typed, or in digits with a point. */
export function PriceInput(props: PriceInputProps) {
  const { sheet, code, cell, label, mask, disabled, isPublished, describedBy } = props;
  const [isEdited, setIsEdited] = useState(false);
  const isFaulty = cell.isInvalid || (isPublished && cell.price === null);
  const shown =
    cell.price === null ? '' : isEdited ? rawAmount(cell.price) : formatExactAmount(cell.price, mask);

  return (
    <span className={classes('price-in', cell.isChanged && 'changed', isFaulty && 'faulty')}>
      {isFaulty && <CircleAlert size={15} aria-hidden />}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        data-cell="price"
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={describedBy}
        placeholder="No price"
        disabled={disabled}
        value={cell.text ?? shown}
        // Drawn at once, because the text is selected when the grid hears of the focus.
        onFocus={() => flushSync(() => setIsEdited(true))}
        onBlur={() => {
          setIsEdited(false);
          sheet.settle(code);
        }}
        onChange={(event) => sheet.type(code, event.target.value)}
      />
    </span>
  );
}
