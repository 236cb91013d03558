import italian from './it/activity.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
