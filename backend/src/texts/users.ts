import italian from './it/users.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
