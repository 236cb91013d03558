import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/interfaceConfigs.json').then((texts) => texts.default)),
);
