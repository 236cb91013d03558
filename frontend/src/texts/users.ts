import italian from './it/users.json';
import { translator } from './translator';

export const t = translator(italian);
