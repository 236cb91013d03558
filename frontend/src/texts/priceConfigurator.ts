import italian from './it/priceConfigurator.json';
import { translator } from './translator';

export const t = translator(italian);
