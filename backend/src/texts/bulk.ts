import italian from './it/bulk.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
