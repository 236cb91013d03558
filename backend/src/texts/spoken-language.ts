import { AsyncLocalStorage } from 'node:async_hooks';
import type { TextLanguage } from '../../../contracts/rules/translator.ts';

export type { TextLanguage };

const spoken = new AsyncLocalStorage<TextLanguage>();

/** Does `work`, and all that follows from it, in the language of whoever asked for it. */
export const speaking = <Result>(language: TextLanguage, work: () => Result): Result =>
  spoken.run(language, work);

/** The language of the person whose request is answered; English in jobs and in all that is kept. */
export const spokenLanguage = (): TextLanguage => spoken.getStore() ?? 'en';
