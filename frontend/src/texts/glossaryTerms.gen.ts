import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/glossaryTerms.json').then((texts) => texts.default)),
);
