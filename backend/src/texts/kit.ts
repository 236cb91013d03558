import italian from './it/kit.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
