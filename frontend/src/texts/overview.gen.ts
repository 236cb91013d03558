import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/overview.json').then((texts) => texts.default)),
);
