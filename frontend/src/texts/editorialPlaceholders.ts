import italian from './it/editorialPlaceholders.json';
import { translator } from './translator';

export const t = translator(italian);
