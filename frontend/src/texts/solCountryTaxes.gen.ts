import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/solCountryTaxes.json').then((texts) => texts.default)),
);
