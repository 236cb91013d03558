import { classes } from '../../ui/classes';
import type { Cents } from '../money/cents';
import { formatExactAmount, rawAmount } from '../money/formatAmount';
import { highestTax, taxCents } from './taxText';
import { useTypedAmount } from './useTypedAmount';

export interface TaxInputProps {
  /** Read aloud: 'MESSA SU STRADA, B2C'. */
  label: string;
  cents: Cents;
  /** How the market writes prices; while it is edited, the value stands there with a point alone. */
  mask: string;
  /** Each key press, and 0 when an empty field is left. */
  onCents: (cents: Cents) => void;
  isChanged?: boolean;
  disabled?: boolean;
  /** The id of the words that say what is wrong. */
  describedBy?: string;
}

/** A tax of 0 to 100000; Esc takes back what was typed since the field was entered. */
export function TaxInput(props: TaxInputProps) {
  const { label, cents, mask, onCents, isChanged, disabled, describedBy } = props;
  const typed = useTypedAmount({
    shown: formatExactAmount(cents, mask),
    raw: rawAmount(cents),
    onText: (text) => onCents(taxCents(text)),
  });

  return (
    <input
      {...typed}
      min={0}
      max={highestTax / 100}
      className={classes('tax-input', isChanged && 'changed')}
      aria-label={label}
      aria-invalid={cents > highestTax || undefined}
      aria-describedby={describedBy}
      disabled={disabled}
    />
  );
}
