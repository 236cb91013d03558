import * as quoted from '../texts';
import { quotedWords } from './sameInBoth';
import { textLanguage, type TextLanguage } from './textLanguage';

const patternOf = (texts: readonly string[]) => {
  const sources = texts.map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+'),
  );
  return new RegExp(`^(${sources.join('|')})$`, 's');
};
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const all = [...quotedWords, ...Object.values(quoted).flatMap((texts) => Object.values<string>(texts))];
const italian = quoted.italianTexts;
const english = all.filter((text) => !italian.includes(text));
const patterns: Record<TextLanguage, RegExp> = { it: patternOf(italian), en: patternOf(english) };

/** The language that quoted texts of a page may be in beside its own. */
export const otherThan = (page: TextLanguage): TextLanguage => (page === 'it' ? 'en' : 'it');

/** Names of services are the same in every language. */
const names = ['SOL', 'FINCO'];
const wordsOf = (texts: readonly string[]) => {
  const words = texts.filter((text) => !text.includes('{') && !names.includes(text)).map(escaped);
  // The longest first: 'Sol Downpayment' is one word, of which 'Downpayment' is only a part.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\d_])(${longestFirst.join('|')})(?![\\p{L}\\d_])`, 'u');
};
const words: Record<TextLanguage, RegExp> = { it: wordsOf(italian), en: wordsOf(english) };

/**
 * A sentence cut at the quoted words that it cites in the other language, which stand at the odd places.
 *
 * @example quotedParts('Premi Search per elencare i modelli') // ['Premi ', 'Search', ' per elencare i modelli']
 */
export const quotedParts = (text: string, page = textLanguage): string[] =>
  text.split(words[otherThan(page)]);

/**
 * The language of a quoted text (decision B-01) that stands on a page in the other one, for its `lang` (WCAG 3.1.2); undefined for all
 * that needs none.
 *
 * @example <h2 lang={quotedLanguage(title)}>{title}</h2>
 */
export function quotedLanguage(text: unknown, page = textLanguage): TextLanguage | undefined {
  const other = otherThan(page);
  return typeof text === 'string' && patterns[other].test(text) ? other : undefined;
}
