import { AsyncLocalStorage } from 'node:async_hooks';
import type { TextLanguage } from '../../../contracts/rules/translator.ts';

export type { TextLanguage };

const spoken = new AsyncLocalStorage<TextLanguage>();

/** Does `work`, and all that follows from it, in the language of whoever asked for it. */
export const speaking = <Result>(language: TextLanguage, work: () => Result): Result =>
  spoken.run(language, work);

/** The language of the person whose request is answered or who started the job; English for programs and in all else. */
export const spokenLanguage = (): TextLanguage => spoken.getStore() ?? 'en';

/** A text in each language, for what is said later to somebody who is not known yet. */
export const inEachLanguage = (say: () => string): Record<TextLanguage, string> => ({
  en: speaking('en', say),
  it: speaking('it', say),
});
