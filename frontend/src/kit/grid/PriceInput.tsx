import { CircleAlert } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { formatExactAmount, isAmount, readAmount } from '../../../../contracts/rules/amounts';
import { classes } from '../../ui/classes';
import { AmountReading } from '../amounts/AmountReading';
import type { PriceSheet, SheetCell } from './priceSheet';
import { t } from '../../texts/kitGrid';

export interface PriceInputProps {
  sheet: PriceSheet;
  code: string;
  cell: SheetCell;
  /** Names the field: 'Final price of 05FK, Rosso Etna'. */
  label: string;
  mask: string;
  disabled?: boolean;
  tabIndex?: number;
  /** Marks a missing price red. */
  isPublished: boolean;
  /** Of the sentence that says what is wrong. */
  describedBy?: string;
}

/** A price as the market writes it, and while it is edited as it was typed, with what that is read as below it. */
export function PriceInput(props: PriceInputProps) {
  const { sheet, code, cell, label, mask, disabled, tabIndex, isPublished, describedBy } = props;
  const [isFocused, setIsFocused] = useState(false);
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const fieldOf = useCallback(() => field.current, []);
  const isFaulty = cell.isInvalid || (isPublished && cell.price === null);
  const shown = isAmount(cell.price) ? formatExactAmount(cell.price, mask) : '';
  const reading =
    isFocused && cell.text !== null && cell.text !== shown ? readAmount(cell.text, mask) : undefined;

  return (
    <span className={classes('price-in', cell.isChanged && 'changed', isFaulty && 'faulty')}>
      {isFaulty && <CircleAlert size={15} aria-hidden />}
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        data-cell="price"
        aria-label={label}
        aria-invalid={isFaulty || undefined}
        aria-describedby={classes(describedBy, reading && noteId) || undefined}
        placeholder={t('No price')}
        disabled={disabled}
        tabIndex={tabIndex}
        value={cell.text ?? shown}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false);
          sheet.settle(code);
        }}
        onChange={(event) => sheet.type(code, event.target.value, mask)}
      />
      {reading && (
        <AmountReading
          id={noteId}
          of={fieldOf}
          onRounded={(price) => sheet.setPrices([{ code, price }])}
          {...{ reading, mask }}
        />
      )}
    </span>
  );
}
