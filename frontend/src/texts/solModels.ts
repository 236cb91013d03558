import italian from './it/solModels.json';
import { translator } from './translator';

export const t = translator(italian);
