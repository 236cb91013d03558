import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitBulk.json').then((texts) => texts.default)),
);
