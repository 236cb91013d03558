import italian from './it/nouns.json' with { type: 'json' };
import { translator } from './translator.ts';

export type Noun = keyof typeof italian;

export const nounText = translator(italian);
