import italian from './it/countryModels.json';
import { translator } from './translator';

export const t = translator(italian);
