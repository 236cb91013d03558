import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./italianOfEveryPage').then(({ login }) => login)));
