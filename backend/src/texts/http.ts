import italian from './it/http.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
