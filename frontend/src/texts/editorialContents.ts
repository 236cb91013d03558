import italian from './it/editorialContents.json';
import { translator } from './translator';

export const t = translator(italian);
