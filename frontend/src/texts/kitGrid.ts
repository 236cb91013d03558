import italian from './it/kitGrid.json';
import { translator } from './translator';

export const t = translator(italian);
