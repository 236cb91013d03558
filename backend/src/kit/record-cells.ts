import {
  isOfCurrency,
  readAmount,
  readNumber,
  type Cents,
  type Reading,
} from '../../../contracts/rules/amounts.ts';
import { t } from '../texts/kit.ts';
import { type Noun, nounText } from '../texts/nouns.ts';
import { patternProblem } from './model-pattern.ts';

/** The value of a cell, or why it cannot be used; only too many decimals can be rounded. */
export type Read<Value> =
  { value: Value; reason?: undefined } | { value?: undefined; reason: string; canRound?: boolean };

/** An amount, null for none; with too many decimals it is refused unless `isRounding`, and what may be thousands even then. */
export function amountOf(reading: Reading, isRounding: boolean): Read<Cents | null> {
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'amount') return { value: reading.cents };
  const { reason, rounded, isAmbiguous = false } = reading;
  const canRound = rounded !== undefined && !isAmbiguous;
  return isRounding && canRound ? { value: rounded } : { reason, canRound };
}

/** How a list writes amounts, their currency, and whether those with too many decimals are rounded. */
export interface AmountRules {
  pricemask: string;
  currency: string;
  isRounding: boolean;
}

/** The amount of a cell that holds a number, or a text as people type it; `held` is the one stored so far. */
export function amountIn(cell: number | string, rules: AmountRules, held: Cents | null): Read<Cents | null> {
  const { pricemask, currency, isRounding } = rules;
  const reading =
    typeof cell === 'number'
      ? readNumber(cell, pricemask, held)
      : readAmount(cell, pricemask, { held, currency });
  return amountOf(reading, isRounding);
}

/** What the cell of a number shows: the number, or the text that it is where it has a % or another currency beside it. */
export function shownAmount(shown: string, currency: string): number | string {
  const [number, sign = ''] = shown.trim().split(' ');
  const isPlain = !shown.includes('%') && (sign === '' || currency === '' || isOfCurrency(sign, currency));
  return isPlain ? Number(number) : shown;
}

export type CellReader = (cell: string) => { text: string; reason?: string };

/** The message for a required field (decision B-01). */
export const REQUIRED = 'Inserisci tutti i campi obbligatori';

/** What PostgreSQL cannot store; workbooks can contain both (_x0000_, _xD800_). */
export function characterFault(text: string): string | undefined {
  if (text.includes('\u0000')) return t('Contains a NUL character');
  if (/\p{Surrogate}/u.test(text)) return t('Contains an invalid character');
  return undefined;
}

export const presentable = (text: string): string => text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');

const faultOf = (text: string, maxLength: number): string | undefined =>
  [...text].length > maxLength
    ? t('Longer than {maxLength} characters', { maxLength })
    : characterFault(text);

export const anyText =
  (maxLength: number): CellReader =>
  (text) => ({ text, reason: faultOf(text, maxLength) });

export const requiredText =
  (maxLength: number): CellReader =>
  (text) => ({ text, reason: text.trim() === '' ? REQUIRED : faultOf(text, maxLength) });

/** A code: trimmed; blank only where `whenBlank` gives the default. */
export const code =
  (maxLength: number, whenBlank?: string): CellReader =>
  (cell) => {
    const text = cell.trim() || whenBlank;
    return text === undefined ? { text: '', reason: REQUIRED } : { text, reason: faultOf(text, maxLength) };
  };

/** A cell whose text has a meaning that a record cannot have. */
export const refusing =
  (read: CellReader, fault: (text: string) => string | undefined): CellReader =>
  (cell) => {
    const { text, reason } = read(cell);
    return { text, reason: reason ?? fault(text) };
  };

export const pattern =
  (maxLength: number, whenBlank: string): CellReader =>
  (cell) => {
    const text = cell.trim() || whenBlank;
    return { text, reason: faultOf(text, maxLength) ?? patternProblem(text) };
  };

/** One of some known values; `find` returns its canonical spelling. */
export const known =
  (what: Noun, find: (cell: string) => string | undefined): CellReader =>
  (cell) => {
    const found = cell.trim() === '' ? undefined : find(cell.trim());
    return found === undefined
      ? { text: cell, reason: t('Unknown {what}', { what: nounText(what) }) }
      : { text: found };
  };

const YES = /^(true|1|yes|y|si|sì|x|vero|wahr|vrai)$/i;
const NO = /^(|false|0|no|n|falso|falsch|faux)$/i;

/** A boolean in the words used by spreadsheets in the console's languages; blank is false. */
export const yesOrNo: CellReader = (cell) => {
  if (YES.test(cell.trim())) return { text: 'true' };
  return NO.test(cell.trim()) ? { text: 'false' } : { text: cell, reason: t('Neither true nor false') };
};
