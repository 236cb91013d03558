import italian from './it/tools.json';
import { translator } from './translator';

export const t = translator(italian);
