import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/apiDocs.json').then((texts) => texts.default)),
);
