/** How the cells of an imported file are read, one reader for each field: the text that is stored, or why it cannot be. */
import { t } from '../texts/kit.ts';
import { type Noun, nounText } from '../texts/nouns.ts';
import { patternProblem } from './model-pattern.ts';

export type CellReader = (cell: string) => { text: string; reason?: string };

/** What a required field that is blank says (decision B-01). */
export const REQUIRED = 'Inserisci tutti i campi obbligatori';

/** Why a text is none that a database stores; workbooks can write both (_x0000_, _xD800_). */
export function characterFault(text: string): string | undefined {
  if (text.includes('\u0000')) return t('Holds a NUL character');
  if (/\p{Surrogate}/u.test(text)) return t('Holds half a character');
  return undefined;
}

/** A text with a sign in the place of what no database stores, for messages and look-ups. */
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

/** A code: trimmed, and not blank unless `whenBlank` says what a blank one means. */
export const code =
  (maxLength: number, whenBlank?: string): CellReader =>
  (cell) => {
    const text = cell.trim() || whenBlank;
    return text === undefined ? { text: '', reason: REQUIRED } : { text, reason: faultOf(text, maxLength) };
  };

/** A regular expression over model codes; a faulty one is told with its position. */
export const pattern =
  (maxLength: number, whenBlank: string): CellReader =>
  (cell) => {
    const text = cell.trim() || whenBlank;
    return { text, reason: faultOf(text, maxLength) ?? patternProblem(text) };
  };

/** One of some known values, found by `find`, which answers how it is spelled here. */
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

/** Yes or no, in the words that spreadsheets of our languages use; a blank cell is no. */
export const yesOrNo: CellReader = (cell) => {
  if (YES.test(cell.trim())) return { text: 'true' };
  return NO.test(cell.trim()) ? { text: 'false' } : { text: cell, reason: t('Neither true nor false') };
};

export const wholeNumber =
  (least: number, most: number, mayBeBlank = false): CellReader =>
  (cell) => {
    const trimmed = cell.trim();
    if (trimmed === '' && mayBeBlank) return { text: '' };
    const isWhole = /^[+-]?\d{1,15}$/.test(trimmed) && Number(trimmed) >= least && Number(trimmed) <= most;
    return isWhole
      ? { text: String(Number(trimmed)) }
      : { text: cell, reason: t('Not a whole number from {least} to {most}', { least, most }) };
  };
