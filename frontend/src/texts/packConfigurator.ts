import italian from './it/packConfigurator.json';
import { translator } from './translator';

export const t = translator(italian);
