import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/palette.json').then((texts) => texts.default)),
);
