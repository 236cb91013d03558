import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/priceRuns.json').then((texts) => texts.default)),
);
