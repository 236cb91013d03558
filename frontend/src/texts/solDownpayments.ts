import italian from './it/solDownpayments.json';
import { translator } from './translator';

export const t = translator(italian);
