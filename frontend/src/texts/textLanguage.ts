import type { TextLanguage } from '../../../contracts/rules/translator';

export type { TextLanguage };

export const languageNames: Record<TextLanguage, string> = { en: 'English', it: 'Italiano' };

/** What belongs to the device: the language that was chosen for the texts, and the one that was spoken last. */
export const textKeys = { chosen: 'ccb.texts', last: 'ccb.textLanguage' };

/** Italian with Italian in the header, English with every other language. */
export const textLanguageOf = (code: string): TextLanguage => (/^it(?:[_-]|$)/i.test(code) ? 'it' : 'en');

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Node, where some tests run, may have none. */
const ofBrowser = (): string => globalThis.navigator?.language ?? 'en';

/**
 * The language of this page's texts, at first the browser's. It is read once: columns, fields and nouns are made when their
 * module is read, so another language takes another page (see app/session/followTextLanguage).
 */
export const textLanguage: TextLanguage = textLanguageOf(
  remembered(textKeys.chosen) ?? remembered(textKeys.last) ?? ofBrowser(),
);

/** For the names of days and months. */
export const textLocale = textLanguage === 'it' ? 'it-IT' : 'en-GB';
