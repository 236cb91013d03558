import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./it/tools.json').then((texts) => texts.default)));
