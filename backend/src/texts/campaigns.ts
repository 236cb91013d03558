import italian from './it/campaigns.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
