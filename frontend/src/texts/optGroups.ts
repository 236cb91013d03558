import italian from './it/optGroups.json';
import { translator } from './translator';

export const t = translator(italian);
