import italian from './it/configurationParameters.json';
import { translator } from './translator';

export const t = translator(italian);
