import { italianOf, translator } from './translator';

/** Of parts that only few screens have: taxes, JSON, online sales, choices of market and model. */
export const t = translator(
  await italianOf(() => import('./it/kitParts.json').then((texts) => texts.default)),
);
