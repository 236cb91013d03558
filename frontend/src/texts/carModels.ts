import italian from './it/carModels.json';
import { translator } from './translator';

export const t = translator(italian);
