import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitColumns.json').then((texts) => texts.default)),
);
