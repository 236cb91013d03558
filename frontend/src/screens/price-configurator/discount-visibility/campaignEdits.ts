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

/** The discount on the vehicle in words, in percent or in money. */
const discountOf = ({ discPerc, discTot }: CampaignEdits): string =>
  [
    ...(isFilled(discPerc) ? [`${textOf(discPerc)} %`] : []),
    ...(isFilled(discTot) ? [textOf(discTot)] : []),
  ].join(' and ');

/** Merged one by one, percentage and value could both be filled: then they are one choice. */
const areOneChoice = (mine: CampaignEdits, theirs: CampaignEdits): boolean =>
  [mine, theirs].some(({ discPerc }) => isFilled(discPerc)) &&
  [mine, theirs].some(({ discTot }) => isFilled(discTot));

/** What both edited, field by field, for the dialog of a conflict. */
export function conflictFields(
  before: CampaignEdits,
  mine: CampaignEdits,
  theirs: CampaignEdits,
): ConflictField[] {
  const field = (name: string, label: string, textIn: (edits: CampaignEdits) => string): ConflictField => ({
    ...{ name, label },
    ...{ before: textIn(before), mine: textIn(mine), theirs: textIn(theirs) },
  });
  // An amount is taken as one of us left it: a text of both need not be one.
  const amount = (name: Discount) => ({
    ...field(name, discountNames[name], (edits) => textOf(edits[name])),
    isEitherOr: true,
  });
  return [
    field('description', 'Description', ({ description }) => description),
    ...(areOneChoice(mine, theirs)
      ? [{ ...field('discount', 'Discount % or value', discountOf), isEitherOr: true }]
      : [amount('discPerc'), amount('discTot')]),
    amount('discOpt'),
  ];
}

/** What the dialog of a conflict came to. */
export function settledEdits(
  values: Record<string, string>,
  mine: CampaignEdits,
  theirs: CampaignEdits,
): CampaignEdits {
  const cents = (text = '') => parseAmount(text) ?? null;
  const { discPerc, discTot } =
    values.discount === undefined
      ? { discPerc: cents(values.discPerc), discTot: cents(values.discTot) }
      : values.discount === discountOf(theirs)
        ? theirs
        : mine;
  return {
    version: theirs.version,
    description: values.description ?? '',
    ...{ discPerc, discTot },
    discOpt: cents(values.discOpt),
  };
}
