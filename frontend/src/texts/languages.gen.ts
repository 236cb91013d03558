import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/languages.json').then((texts) => texts.default)),
);
