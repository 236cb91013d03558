import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/trackingLabels.json').then((texts) => texts.default)),
);
