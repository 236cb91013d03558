import italian from './it/interfaceLabels.json';
import { translator } from './translator';

export const t = translator(italian);
