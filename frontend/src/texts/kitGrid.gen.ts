import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitGrid.json').then((texts) => texts.default)),
);
