import italian from './it/ui.json';
import { translator } from './translator';

export const t = translator(italian);
