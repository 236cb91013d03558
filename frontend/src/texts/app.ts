import italian from './it/app.json';
import { translator } from './translator';

export const t = translator(italian);
