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
const patterns: Record<TextLanguage, RegExp> = {
  it: patternOf(quoted.italianTexts),
  en: patternOf(all.filter((text) => !quoted.italianTexts.includes(text))),
};

/**
 * The language of a quoted text (decision B-01) that stands on a page in the other one, for its `lang` (WCAG 3.1.2); undefined for all
 * that needs none.
 *
 * @example <h2 lang={quotedLanguage(title)}>{title}</h2>
 */
export function quotedLanguage(text: unknown, page = textLanguage): TextLanguage | undefined {
  const other = page === 'it' ? 'en' : 'it';
  return typeof text === 'string' && patterns[other].test(text) ? other : undefined;
}
