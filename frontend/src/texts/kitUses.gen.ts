import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitUses.json').then((texts) => texts.default)),
);
