import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/listViews.json').then((texts) => texts.default)),
);
