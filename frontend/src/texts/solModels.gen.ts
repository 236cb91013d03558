import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/solModels.json').then((texts) => texts.default)),
);
