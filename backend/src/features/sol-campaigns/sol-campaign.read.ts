/** What other features may read of the campaigns. */
export { findActiveCampaign, type SolCampaign } from './sol-campaign-record.repository.ts';
