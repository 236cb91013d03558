import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/priceComparison.json').then((texts) => texts.default)),
);
