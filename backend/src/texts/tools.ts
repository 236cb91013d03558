import italian from './it/tools.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
