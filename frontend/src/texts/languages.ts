import italian from './it/languages.json';
import { translator } from './translator';

export const t = translator(italian);
