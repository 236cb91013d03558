import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./it/users.json').then((texts) => texts.default)));
