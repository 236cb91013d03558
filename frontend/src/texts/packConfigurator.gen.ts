import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/packConfigurator.json').then((texts) => texts.default)),
);
