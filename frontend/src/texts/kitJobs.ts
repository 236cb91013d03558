import italian from './it/kitJobs.json';
import { translator } from './translator';

export const t = translator(italian);
