import italian from './it/listViews.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
