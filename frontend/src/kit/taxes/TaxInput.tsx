import { useState, type ClipboardEvent } from 'react';
import { classes } from '../../ui/classes';
import type { Cents } from '../money/cents';
import { formatExactAmount, rawAmount } from '../money/formatAmount';
import { highestTax, nextTaxText, pastedTaxText, taxCents } from './taxText';

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
  const [typing, setTyping] = useState<{ text: string; before: Cents }>();
  const type = (text: string) => {
    setTyping({ text, before: typing?.before ?? cents });
    onCents(taxCents(text));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim();
    // Plain digits go where the caret is.
    if (/^\d+$/.test(pasted)) return;
    event.preventDefault();
    const text = pastedTaxText(pasted);
    if (text !== undefined) type(text);
  };

  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      min={0}
      max={highestTax / 100}
      className={classes('tax-input', isChanged && 'changed')}
      aria-label={label}
      aria-invalid={cents > highestTax || undefined}
      aria-describedby={describedBy}
      disabled={disabled}
      value={typing?.text ?? formatExactAmount(cents, mask)}
      onFocus={(event) => {
        const input = event.currentTarget;
        setTyping({ text: rawAmount(cents), before: cents });
        requestAnimationFrame(() => document.activeElement === input && input.select());
      }}
      onBlur={() => setTyping(undefined)}
      onPaste={paste}
      onChange={(event) => type(nextTaxText(typing?.text ?? '', event.target.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !typing || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        type(rawAmount(typing.before));
      }}
    />
  );
}
