import type { SolCampaign } from './sol-campaign-record.repository.ts';

export interface CampaignState {
  description: string;
  discPerc: number | null;
  discTot: number | null;
  discOpt: number | null;
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  timeZone: string;
  campaignType: 'B2B' | 'B2C';
  models: string[];
}

export const vehiclesOf = (vehicles: string[]): string[] => [...new Set(vehicles)].toSorted();

export const stateOf = (campaign: SolCampaign): CampaignState => ({
  description: campaign.description,
  discPerc: campaign.discPerc,
  discTot: campaign.discTot,
  discOpt: campaign.discOpt,
  dateTimeStartUTC: campaign.dateTimeStartUTC,
  dateTimeEndUTC: campaign.dateTimeEndUTC,
  timeZone: campaign.timeZone,
  campaignType: campaign.campaignType,
  models: vehiclesOf(campaign.solCampaignModel.map(({ vetele }) => vetele)),
});

/** As its history has it. */
export interface LoggedCampaign extends CampaignState {
  countryId: string;
  active: boolean;
}

export const isSame = (one: CampaignState, other: CampaignState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
