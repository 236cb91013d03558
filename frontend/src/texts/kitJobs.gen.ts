import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitJobs.json').then((texts) => texts.default)),
);
