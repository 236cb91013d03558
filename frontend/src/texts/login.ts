import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./it/login.json').then((texts) => texts.default)));
