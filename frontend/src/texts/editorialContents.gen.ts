import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/editorialContents.json').then((texts) => texts.default)),
);
