import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/callToActions.json').then((texts) => texts.default)),
);
