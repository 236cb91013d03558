import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitMarkup.json').then((texts) => texts.default)),
);
