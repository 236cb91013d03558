import { italianOf, translator } from './translator';

export const t = translator(
  await italianOf(() => import('./it/solCampaigns.json').then((texts) => texts.default)),
);
