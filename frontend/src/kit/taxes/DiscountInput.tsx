import type { Ref } from 'react';
import { classes } from '../../ui/classes';
import type { Cents } from '../money/cents';
import { formatExactAmount, rawAmount } from '../money/formatAmount';
import { parseAmount } from '../money/parseAmount';
import { useTypedAmount } from './useTypedAmount';

export interface DiscountInputProps {
  id?: string;
  /** Its name where no label points at it. */
  label?: string;
  /** In hundredths; null: no discount. */
  cents: Cents | null;
  mask: string;
  /** What is over it becomes it, such as 100 percent. */
  highest?: Cents;
  onCents: (cents: Cents | null) => void;
  isChanged?: boolean;
  disabled?: boolean;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
}

const rawOf = (cents: Cents | null): string => (cents === null ? '' : rawAmount(cents));

/** A discount in percent or in money; takes digits and '.' alone, and may be empty. */
export function DiscountInput(props: DiscountInputProps) {
  const { id, label, ref, cents, mask, highest, onCents, isChanged, disabled, describedBy } = props;
  const typed = useTypedAmount({
    shown: cents === null ? '' : formatExactAmount(cents, mask),
    raw: rawOf(cents),
    onText: (text) => {
      const wanted = parseAmount(text) ?? null;
      const isOver = highest !== undefined && wanted !== null && wanted > highest;
      onCents(isOver ? highest : wanted);
      return isOver ? rawOf(highest) : undefined;
    },
  });

  return (
    <input
      {...typed}
      ref={ref}
      id={id}
      aria-label={label}
      className={classes('tax-input', isChanged && 'changed')}
      aria-describedby={describedBy}
      disabled={disabled}
    />
  );
}
