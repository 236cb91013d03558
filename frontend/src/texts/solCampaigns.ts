import italian from './it/solCampaigns.json';
import { translator } from './translator';

export const t = translator(italian);
