import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/carModels.json').then((texts) => texts.default)),
);
