import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./it/api.json').then((texts) => texts.default)));
