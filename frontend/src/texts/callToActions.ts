import italian from './it/callToActions.json';
import { translator } from './translator';

export const t = translator(italian);
