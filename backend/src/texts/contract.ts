import italian from './it/contract.json' with { type: 'json' };
import { translator } from './translator.ts';

const t = translator(italian);

const isKnown = (words: string): words is keyof typeof italian => Object.hasOwn(italian, words);

/** A title or `x-message` of openapi.yaml; a test checks that all are translated. */
export const contractWords = (words: string): string => (isKnown(words) ? t(words) : words);
