export { beginningsOf, type CampaignRow } from './sol-campaign.list.ts';
export { findPaged as findCampaigns } from './sol-campaign-list.service.ts';
export { findActiveCampaign, findCampaignsOn, type SolCampaign } from './sol-campaign-record.repository.ts';
