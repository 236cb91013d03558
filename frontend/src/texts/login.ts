import italian from './it/login.json';
import { translator } from './translator';

export const t = translator(italian);
