import italian from './it/kitRecord.json';
import { translator } from './translator';

export const t = translator(italian);
