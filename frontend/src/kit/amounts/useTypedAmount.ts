import {
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type InputEvent,
  type KeyboardEvent,
} from 'react';
import {
  formatExactAmount,
  isAmount,
  notAnAmount,
  readAmount,
  readPercent,
  type Cents,
  type Reading,
} from '../../../../contracts/rules/amounts';
import { t } from '../../texts/kit.gen';
import { isSaveKey } from '../../ui/saveKeys';

export interface TypedAmountProps {
  /** In hundredths; null: none; `notAnAmount`: the text in the field is not an amount. */
  cents: Cents | null;
  mask: string;
  /** '%', which is read as a percentage, or the currency: an amount in another one is refused. */
  unit: string | undefined;
  /** Larger amounts are clamped to it on blur, such as 100 percent. */
  highest?: Cents;
  /** Larger amounts are rejected with a message. */
  most?: Cents;
  /** The value of a negative input; by default it cannot be saved. */
  belowZero?: Cents;
  /** Each key press; null for an empty field. */
  onCents: (cents: Cents | null) => void;
}

interface Typing {
  text: string;
  /** A minus was typed, which the text does not show. */
  isNegative: boolean;
  /** What the field held when it was entered. */
  before: Cents | null;
  isFocused: boolean;
  /** Why the pasted text was refused. */
  notPasted?: Reading;
}

/** What may not be typed: anything but digits and the separators that markets write amounts with. */
const otherKeys = /[^\d.,' \u00a0\u202f]/u;

/**
 * The attributes of an input that takes amounts alone, typed or pasted, and what its text says. Digits and separators enter it
 * as they are, so that whatever it shows can be typed again; nothing is dropped from a text on the way to its amount: what
 * cannot be taken is refused, and stays in sight until it is corrected. Esc takes back what was typed since the field was entered.
 */
export function useTypedAmount({
  cents,
  mask,
  unit,
  highest,
  most,
  belowZero = notAnAmount,
  onCents,
}: TypedAmountProps) {
  const [typing, setTyping] = useState<Typing>();
  const keys = useRef({ isMinusFresh: false, replacesAll: false });
  const shown = isAmount(cents) ? formatExactAmount(cents, mask) : '';
  // After blur, a refused text stays until the field is given an amount from outside.
  const isTyping = typing !== undefined && (typing.isFocused || (cents !== null && !isAmount(cents)));
  /** What the field held when it was entered may be typed again, whatever its decimals. */
  const before = typing ? typing.before : cents;
  const readingOf = ({ text, isNegative }: Pick<Typing, 'text' | 'isNegative'>): Reading => {
    const signed = isNegative ? `-${text.replace(/^\s*[-−]/, '')}` : text;
    return unit === '%'
      ? readPercent(signed, mask, highest)
      : readAmount(signed, mask, { held: before, most, currency: unit });
  };
  const reading = isTyping ? (typing.notPasted ?? readingOf(typing)) : undefined;

  const isReplaced = reading?.kind === 'refused' && typing?.notPasted === undefined;

  const type = (text: string, isNegative = false) => {
    setTyping({ text, isNegative, before, isFocused: true });
    onCents(centsOfReading(readingOf({ text, isNegative }), isNegative ? belowZero : notAnAmount, highest));
  };
  const put = (amount: Cents | null) => {
    setTyping(typing && { ...typing, text: textOf(amount, mask), isNegative: false, notPasted: undefined });
    onCents(amount);
  };

  const refusePaste = (pasted: string) => {
    const cited = pasted.replace(/\s+/g, ' ').slice(0, 40);
    const reason = t("'{pasted}' is not an amount: nothing was pasted", { pasted: cited });
    setTyping({
      text: shown,
      isNegative: false,
      before,
      isFocused: true,
      ...typing,
      notPasted: { kind: 'refused', reason },
    });
  };

  return {
    /** How the text is read while it is typed; afterwards only that of a refused one. */
    reading,
    /** The amount that a refused text becomes on blur, if any. */
    becomes: isReplaced && isAmount(cents) ? cents : undefined,
    /** Whether the reading says more than the text itself. */
    isTelling: reading !== undefined && (typing?.notPasted !== undefined || typing?.text !== shown),
    put,
    input: {
      type: 'text',
      inputMode: 'decimal',
      autoComplete: 'off',
      maxLength: 30,
      value: isTyping ? typing.text : shown,
      onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
        const text = isTyping ? typing.text : shown;
        keys.current = { isMinusFresh: false, replacesAll: false };
        setTyping({ text, isNegative: isTyping && typing.isNegative, before: cents, isFocused: true });
        // At once, so that the first key replaces it, and again after a click has placed the caret, unless something has
        // been typed by then.
        input.select();
        requestAnimationFrame(() => {
          if (document.activeElement === input && input.value === text) input.select();
        });
      },
      // An amount is then shown as it is stored, clamped if it was too large.
      onBlur: () => setTyping(typing && { ...typing, isFocused: false, notPasted: undefined }),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        // An input would drop the line breaks between two cells and join them to one amount.
        const pasted = event.clipboardData
          .getData('text')
          .trim()
          .replace(/[\r\n]+/g, '\t');
        keys.current = { isMinusFresh: false, replacesAll: isAllSelected(event.currentTarget) };
        // Plain digits go to the caret; anything else replaces the whole text.
        if (/^\d+$/.test(pasted)) return;
        event.preventDefault();
        if (pasted !== '' && !/\d/.test(pasted)) return refusePaste(pasted);
        type(pasted.slice(0, 60), /^[-−]/.test(pasted));
      },
      onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
        // Refused before it enters, so that what is selected stays selected.
        if (!otherKeys.test(event.data)) {
          const replacesAll = !keys.current.isMinusFresh && isAllSelected(event.currentTarget);
          keys.current = { isMinusFresh: false, replacesAll };
          return;
        }
        event.preventDefault();
        const isAtStart = event.currentTarget.selectionStart === 0;
        if (!/^[-−]/.test(event.data) || !isAtStart) return;
        keys.current.isMinusFresh = true;
        setTyping(typing && { ...typing, isNegative: true });
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const hasMinus = /^\s*[-−]/.test(target.value);
        const text = otherKeys.test(target.value) ? (typing?.text ?? shown) : target.value;
        // Typing over the whole text also replaces the minus that it does not show.
        const keepsMinus = typing?.isNegative === true && text !== '' && !keys.current.replacesAll;
        keys.current.replacesAll = false;
        type(text, hasMinus || keepsMinus);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        // On saving, the amount is shown as it is stored, though the field keeps the focus.
        if ((event.key === 'Enter' || isSaveKey(event)) && isAmount(cents))
          setTyping(typing && { ...typing, text: shown, isNegative: false });
        // With nothing to take back, Esc is meant for what is around the field.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        if (!typing) return;
        const before = isAmount(typing.before) ? typing.before : null;
        if (Object.is(before, cents) && typing.text === textOf(cents, mask)) return;
        // Otherwise the browser closes the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        put(before);
      },
    },
  } as const;
}

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length;

const textOf = (cents: Cents | null, mask: string): string =>
  isAmount(cents) ? formatExactAmount(cents, mask) : '';

function centsOfReading(reading: Reading, refused: Cents, highest?: Cents): Cents | null {
  if (reading.kind === 'empty') return null;
  if (reading.kind === 'refused' && highest !== undefined && reading.rounded === highest) return highest;
  return reading.kind === 'amount' ? reading.cents : refused;
}
