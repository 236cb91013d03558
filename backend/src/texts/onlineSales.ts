import italian from './it/onlineSales.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
