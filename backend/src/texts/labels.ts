import italian from './it/labels.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
