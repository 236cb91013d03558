import italian from './it/optionLabels.json';
import { translator } from './translator';

export const t = translator(italian);
