import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/configurationParameters.json').then((texts) => texts.default)),
);
