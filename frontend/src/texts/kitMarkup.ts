import italian from './it/kitMarkup.json';
import { translator } from './translator';

export const t = translator(italian);
