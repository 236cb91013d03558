import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/translations.json').then((texts) => texts.default)),
);
