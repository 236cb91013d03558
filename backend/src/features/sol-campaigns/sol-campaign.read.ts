export { findActiveCampaign, type SolCampaign } from './sol-campaign-record.repository.ts';
