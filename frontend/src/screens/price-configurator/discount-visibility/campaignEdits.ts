import type { SolCampaign } from '../../../api';
import type { ConflictField } from '../../../kit/versioned/mergeVersions';
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
import { t } from '../../../texts/priceConfigurator';

/** What a market may change of a campaign here. */
export interface CampaignEdits extends Discounts {
  version: number;
  description: string;
}

export const discountNames: Record<Discount, string> = {
  discPerc: t('Discount %'),
  discTot: t('Discount value'),
  discOpt: t('Disc. options %'),
};

export const editsOf = (campaign: SolCampaign): CampaignEdits => ({
  version: campaign.version,
  description: campaign.description,
  ...discountsOf(campaign),
});

const fields = ['description', ...discounts] as const;

export const changesOf = (before: CampaignEdits, now: CampaignEdits): number =>
  fields.filter((field) => before[field] !== now[field]).length;

/** Why a campaign cannot be saved; undefined: it can. */
export function campaignBlockOf(campaign: SolCampaign, now: CampaignEdits): string | undefined {
  if (!campaign.active) return t('Only active campaigns can be changed.');
  if (now.description.trim() === '') return t('The campaign needs a description.');
  if (!campaign.dateStart || !campaign.dateEnd || !campaign.country.id)
    return t('The campaign needs a start, an end and a market.');
  if (campaign.solCampaignModel.length === 0) return t('The campaign needs at least one model.');
  return discountBlockOf(now);
}

/** The body of updateSolCampaign: what is left out stays as it is. */
export const campaignBody = (edits: CampaignEdits) => ({
  version: edits.version,
  description: edits.description.trim(),
  ...wireDiscounts(edits),
});

export const conflictFields = (
  before: CampaignEdits,
  mine: CampaignEdits,
  theirs: CampaignEdits,
  mask: string,
): ConflictField[] => [
  {
    name: 'description',
    label: t('Description'),
    before: before.description,
    mine: mine.description,
    theirs: theirs.description,
  },
  ...discountConflicts([before, mine, theirs], discountNames, mask),
];

export const settledEdits = (
  values: Record<string, string>,
  mine: CampaignEdits,
  theirs: CampaignEdits,
  mask: string,
): CampaignEdits => ({
  version: theirs.version,
  description: values.description ?? '',
  ...settledDiscounts(values, mine, theirs, mask),
});
