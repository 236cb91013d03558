import italian from './it/solCountryTaxes.json';
import { translator } from './translator';

export const t = translator(italian);
