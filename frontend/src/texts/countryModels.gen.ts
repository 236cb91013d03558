import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/countryModels.json').then((texts) => texts.default)),
);
