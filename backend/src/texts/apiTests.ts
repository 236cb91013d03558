import italian from './it/apiTests.json' with { type: 'json' };
import { translator } from './translator.ts';

export const t = translator(italian);
