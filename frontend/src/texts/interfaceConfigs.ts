import italian from './it/interfaceConfigs.json';
import { translator } from './translator';

export const t = translator(italian);
