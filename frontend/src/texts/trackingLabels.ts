import italian from './it/trackingLabels.json';
import { translator } from './translator';

export const t = translator(italian);
