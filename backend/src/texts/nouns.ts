import italian from './it/nouns.json' with { type: 'json' };
import { translator } from './translator.ts';

/** What sentences call a record, or several. */
export type Noun = keyof typeof italian;

/** The noun in the language of the request. */
export const nounText = translator(italian);
