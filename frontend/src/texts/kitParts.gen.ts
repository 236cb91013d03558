import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitParts.json').then((texts) => texts.default)),
);
