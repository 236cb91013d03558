import italian from './it/apiJsonTests.json';
import { translator } from './translator';

export const t = translator(italian);
