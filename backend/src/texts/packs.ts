import italian from './it/packs.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
