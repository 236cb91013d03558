import italian from './it/kit.json';
import { translator } from './translator';

export const t = translator(italian);
