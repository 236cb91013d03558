import italian from './it/kitConflict.json';
import { translator } from './translator';

export const t = translator(italian);
