import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/interfaceLabels.json').then((texts) => texts.default)),
);
