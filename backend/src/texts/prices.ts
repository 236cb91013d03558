import italian from './it/prices.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
