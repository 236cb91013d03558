import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/activity.json').then((texts) => texts.default)),
);
