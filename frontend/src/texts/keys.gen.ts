import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./it/keys.json').then((texts) => texts.default)));
