import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/countries.json').then((texts) => texts.default)),
);
