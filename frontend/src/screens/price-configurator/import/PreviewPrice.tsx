import { useState, type KeyboardEvent } from 'react';
import type { PriceUploadRow } from '../../../api';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceCell } from '../../../kit/grid/usePriceCell';
import { formatExactAmount, rawAmount } from '../../../kit/money/formatAmount';
import { classes } from '../../../ui/classes';

export interface PreviewPriceProps {
  row: PriceUploadRow;
  sheet: PriceSheet;
  mask: string;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The price of a row that can be imported: typed and written as in the grid; Esc brings back what the workbook says. */
export function PreviewPrice({ row, sheet, mask, onKeyDown }: PreviewPriceProps) {
  const { code, description } = row;
  const [hasFocus, setHasFocus] = useState(false);
  const { text, price, isChanged, isInvalid } = usePriceCell(sheet, code);
  const isFaulty = isInvalid || price === null || (code === '-' && price === 0);
  const shown = price === null ? '' : hasFocus ? rawAmount(price) : formatExactAmount(price, mask);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isChanged) {
      // One Esc takes the edit back, the next one closes the dialog.
      event.preventDefault();
      sheet.rollback([code]);
    } else onKeyDown(event);
  };

  return (
    <input
      className={classes('imp-price num', isChanged && 'changed')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      aria-label={`New price of ${code === '-' ? description : code}`}
      aria-invalid={isFaulty || undefined}
      placeholder="No price"
      value={text ?? shown}
      onChange={(event) => sheet.type(code, event.target.value)}
      onFocus={(event) => {
        setHasFocus(true);
        const input = event.target;
        requestAnimationFrame(() => input.select());
      }}
      onBlur={() => {
        setHasFocus(false);
        sheet.settle(code);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}
