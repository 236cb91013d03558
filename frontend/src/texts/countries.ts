import italian from './it/countries.json';
import { translator } from './translator';

export const t = translator(italian);
