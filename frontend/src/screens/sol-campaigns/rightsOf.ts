import type { SolCampaign } from '../../api';

type Reader = { isHQUser: boolean };

/** HQ users read campaigns; markets write them. */
export const canWrite = (user: Reader): boolean => !user.isHQUser;

/** A market changes the active ones. */
export const canEdit = (user: Reader, campaign: Pick<SolCampaign, 'active'>): boolean =>
  canWrite(user) && campaign.active;

/** The edit button needs a description, dates, a market and a model, besides the right. */
export const canOpenEdit = (user: Reader, campaign: SolCampaign): boolean =>
  canEdit(user, campaign) &&
  campaign.description !== '' &&
  campaign.dateStart !== '' &&
  campaign.dateEnd !== '' &&
  campaign.country.id !== '' &&
  campaign.solCampaignModel.length > 0;
