import { italianOf, translator } from './translator';

export const t = translator(await italianOf(() => import('./it/ui.json').then((texts) => texts.default)));
