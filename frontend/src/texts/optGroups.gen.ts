import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/optGroups.json').then((texts) => texts.default)),
);
