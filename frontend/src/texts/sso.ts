import italian from './it/sso.json';
import { translator } from './translator';

export const t = translator(italian);
