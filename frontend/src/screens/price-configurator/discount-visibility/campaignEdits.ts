import type { SolCampaign } from '../../../api';
import type { ConflictField, Settled, Versions } from '../../../kit/versioned/ConflictField';
import {
  discountBlockOf,
  discountConflicts,
  discounts,
  discountsOf,
  settledDiscounts,
  wireDiscounts,
  type Discount,
  type Discounts,
} from '../../../kit/sol/discounts';
import { t } from '../../../texts/priceConfigurator.gen';

/** What a market may change of a campaign here. */
export interface CampaignValues extends Discounts {
  description: string;
}

export const discountNames: Record<Discount, string> = {
  discPerc: t('Discount %'),
  discTot: t('Discount value'),
  discOpt: t('Disc. options %'),
};

export const valuesOf = (campaign: SolCampaign): CampaignValues => ({
  description: campaign.description,
  ...discountsOf(campaign),
});

const fields = ['description', ...discounts] as const;

export const changesOf = (before: CampaignValues, now: CampaignValues): number =>
  fields.filter((field) => before[field] !== now[field]).length;

/** Why a campaign cannot be saved; undefined: it can. */
export function campaignBlockOf(campaign: SolCampaign, now: CampaignValues): string | undefined {
  if (!campaign.active) return t('Only active campaigns can be changed.');
  if (now.description.trim() === '') return t('The campaign needs a description.');
  if (!campaign.dateStart || !campaign.dateEnd || !campaign.country.id)
    return t('The campaign needs a start, an end and a market.');
  if (campaign.solCampaignModel.length === 0) return t('The campaign needs at least one model.');
  return discountBlockOf(now);
}

/** What goes over the wire: what is left out of an updateSolCampaign stays as it is. */
export const wireOf = (values: CampaignValues) => ({
  description: values.description.trim(),
  ...wireDiscounts(values),
});

export const conflictFields = (versions: Versions<CampaignValues>, mask: string): ConflictField[] => {
  const [before, mine, theirs] = versions.map(({ description }) => description) as [string, string, string];
  return [
    { name: 'description', label: t('Description'), before, mine, theirs },
    ...discountConflicts(versions, discountNames, mask),
  ];
};

export const settledValues = (settled: Settled, versions: Versions<CampaignValues>): CampaignValues => ({
  description: settled.texts.description ?? '',
  ...settledDiscounts(settled, versions),
});
