import italian from './it/contract.json' with { type: 'json' };
import { translator } from './translator.ts';

const t = translator(italian);

const isKnown = (words: string): words is keyof typeof italian => Object.hasOwn(italian, words);

/** What openapi.yaml says in English: a field's title or `x-message`. A test sees to it that all have their Italian. */
export const contractWords = (words: string): string => (isKnown(words) ? t(words) : words);
