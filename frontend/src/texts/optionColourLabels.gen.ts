import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/optionColourLabels.json').then((texts) => texts.default)),
);
