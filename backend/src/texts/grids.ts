import italian from './it/grids.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
