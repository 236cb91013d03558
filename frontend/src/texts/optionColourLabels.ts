import italian from './it/optionColourLabels.json';
import { translator } from './translator';

export const t = translator(italian);
