import { AsyncLocalStorage } from 'node:async_hooks';
import type { TextLanguage } from '../../../contracts/rules/translator.ts';

export type { TextLanguage };

const spoken = new AsyncLocalStorage<TextLanguage>();

/** Runs `work`, and all that follows from it, in the language of whoever asked for it. */
export const inLanguage = <Result>(language: TextLanguage, work: () => Result): Result =>
  spoken.run(language, work);

/** English outside requests and jobs. */
export const currentLanguage = (): TextLanguage => spoken.getStore() ?? 'en';

export const inEachLanguage = (say: () => string): Record<TextLanguage, string> => ({
  en: inLanguage('en', say),
  it: inLanguage('it', say),
});
