import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/optionLabels.json').then((texts) => texts.default)),
);
