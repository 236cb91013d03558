import italian from './it/api.json';
import { translator } from './translator';

export const t = translator(italian);
