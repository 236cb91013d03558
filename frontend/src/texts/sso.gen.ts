import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./it/sso.json').then((texts) => texts.default)));
