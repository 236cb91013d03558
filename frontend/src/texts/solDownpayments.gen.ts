import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/solDownpayments.json').then((texts) => texts.default)),
);
