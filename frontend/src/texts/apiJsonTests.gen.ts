import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/apiJsonTests.json').then((texts) => texts.default)),
);
