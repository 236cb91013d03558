import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/kitImport.json').then((texts) => texts.default)),
);
