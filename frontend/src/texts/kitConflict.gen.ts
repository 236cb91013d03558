import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitConflict.json').then((texts) => texts.default)),
);
