import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/priceConfigurator.json').then((texts) => texts.default)),
);
