import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/editorialPlaceholders.json').then((texts) => texts.default)),
);
