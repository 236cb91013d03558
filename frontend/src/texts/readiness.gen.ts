import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/readiness.json').then((texts) => texts.default)),
);
