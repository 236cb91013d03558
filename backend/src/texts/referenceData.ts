import italian from './it/referenceData.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
