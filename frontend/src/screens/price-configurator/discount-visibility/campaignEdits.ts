import type { SolCampaign } from '../../../api';
import { centsOf, wireOf, type Cents } from '../../../kit/money/cents';
import { parseAmount } from '../../../kit/money/parseAmount';
import type { ConflictField } from '../../../kit/conflict/mergeVersions';

/** What a market may change of a campaign here; discounts in hundredths. */
export interface CampaignEdits {
  version: number;
  description: string;
  discPerc: Cents | null;
  discTot: Cents | null;
  discOpt: Cents | null;
}

export type Discount = 'discPerc' | 'discTot' | 'discOpt';
export const discounts: readonly Discount[] = ['discPerc', 'discTot', 'discOpt'];

/** 100 percent, in hundredths. */
export const wholePercent: Cents = 100_00;

export const discountNames: Record<Discount, string> = {
  discPerc: 'Discount %',
  discTot: 'Discount value',
  discOpt: 'Disc. options %',
};

export const editsOf = (campaign: SolCampaign): CampaignEdits => ({
  version: campaign.version,
  description: campaign.description,
  discPerc: centsOf(campaign.discPerc),
  discTot: centsOf(campaign.discTot),
  discOpt: centsOf(campaign.discOpt),
});

const fields = ['description', ...discounts] as const;

/** How many fields differ from what was read. */
export const changesOf = (before: CampaignEdits, now: CampaignEdits): number =>
  fields.filter((field) => before[field] !== now[field]).length;

const isFilled = (cents: Cents | null): boolean => cents !== null && cents > 0;

/** A discount in percent and one in money exclude each other (specification 3, section 4). */
export const isShutOut = (field: Discount, { discPerc, discTot }: CampaignEdits): boolean =>
  (field === 'discTot' && isFilled(discPerc)) || (field === 'discPerc' && isFilled(discTot));

/** Why a campaign cannot be saved; undefined: it can. */
export function campaignBlockOf(campaign: SolCampaign, now: CampaignEdits): string | undefined {
  if (!campaign.active) return 'Only active campaigns can be changed.';
  if (now.description.trim() === '') return 'The campaign needs a description.';
  if (!campaign.dateStart || !campaign.dateEnd || !campaign.country.id)
    return 'The campaign needs a start, an end and a market.';
  if (campaign.solCampaignModel.length === 0) return 'The campaign needs at least one model.';
  return discounts.some((field) => isFilled(now[field])) ? undefined : 'At least one discount is needed.';
}

/** The body of updateSolCampaign: what is left out stays as it is. */
export const campaignBody = ({ version, description, discPerc, discTot, discOpt }: CampaignEdits) => ({
  version,
  description: description.trim(),
  discPerc: wireOf(discPerc),
  discTot: wireOf(discTot),
  discOpt: wireOf(discOpt),
});

const textOf = (cents: Cents | null): string => (cents === null ? '' : String(cents / 100));

/** What both edited, field by field, for the dialog of a conflict. */
export const conflictFields = (
  before: CampaignEdits,
  mine: CampaignEdits,
  theirs: CampaignEdits,
): ConflictField[] => [
  {
    name: 'description',
    label: 'Description',
    before: before.description,
    mine: mine.description,
    theirs: theirs.description,
  },
  ...discounts.map((name) => ({
    name,
    label: discountNames[name],
    before: textOf(before[name]),
    mine: textOf(mine[name]),
    theirs: textOf(theirs[name]),
  })),
];

/** What the dialog of a conflict came to. */
export const settledEdits = (values: Record<string, string>, version: number): CampaignEdits => {
  const cents = (text = '') => parseAmount(text) ?? null;
  return {
    version,
    description: values.description ?? '',
    discPerc: cents(values.discPerc),
    discTot: cents(values.discTot),
    discOpt: cents(values.discOpt),
  };
};
