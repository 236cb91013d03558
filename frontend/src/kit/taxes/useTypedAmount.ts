import { useState, type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { nextTaxText, pastedTaxText } from './taxText';

export interface TypedAmount {
  /** At rest: as the market writes it. */
  shown: string;
  /** While it is edited: a point alone, no separators. */
  raw: string;
  /** Each key press; may answer another text, where the typed one says too much. */
  onText: (text: string) => string | void;
}

/**
 * The attributes of an input that takes digits and '.' alone, typed or pasted. Esc takes back what was typed since
 * the field was entered.
 */
export function useTypedAmount({ shown, raw, onText }: TypedAmount) {
  const [typing, setTyping] = useState<{ text: string; before: string }>();
  const type = (text: string) => setTyping({ text: onText(text) ?? text, before: typing?.before ?? raw });

  return {
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    value: typing?.text ?? shown,
    onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      setTyping({ text: raw, before: raw });
      // After the click has placed the caret, unless something has been typed by then.
      requestAnimationFrame(() => {
        if (document.activeElement === input && input.value === raw) input.select();
      });
    },
    onBlur: () => setTyping(undefined),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text').trim();
      // Plain digits go where the caret is.
      if (/^\d+$/.test(pasted)) return;
      event.preventDefault();
      const text = pastedTaxText(pasted);
      if (text !== undefined) type(text);
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      type(nextTaxText(typing?.text ?? '', target.value)),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // With nothing to take back it is meant for what is around the field.
      if (event.key !== 'Escape' || !typing || typing.text === typing.before) return;
      if (event.nativeEvent.isComposing) return;
      event.stopPropagation();
      type(typing.before);
    },
  } as const;
}
