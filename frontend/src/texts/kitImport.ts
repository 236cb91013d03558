import italian from './it/kitImport.json';
import { translator } from './translator';

export const t = translator(italian);
