/** The discounts of a campaign, wherever one is edited. */
import { confirmLargeChanges } from '../amounts/largeChanges';
import type { ConflictField, Settled, Versions } from '../versioned/ConflictField';
import {
  centsOf,
  formatExactAmount,
  isAmount,
  wireOf,
  type Cents,
} from '../../../../contracts/rules/amounts';
import { namesOf } from '../format/names';
import { t } from '../../texts/kitParts.gen';

/** In hundredths; null: none. */
export interface Discounts {
  discPerc: Cents | null;
  discTot: Cents | null;
  discOpt: Cents | null;
  /** In which discTot was shown when it was typed. */
  currency: string;
}

export type Discount = Exclude<keyof Discounts, 'currency'>;
export const discounts: readonly Discount[] = ['discPerc', 'discTot', 'discOpt'];

/** 100 percent, in hundredths. */
const wholePercent: Cents = 100_00;

/** Larger values are clamped to it on blur; money has no such limit. */
export const highestOf = (field: Discount): Cents | undefined =>
  field === 'discTot' ? undefined : wholePercent;

type WireDiscounts = Record<Discount, number | null>;

export const discountsOf = (campaign: WireDiscounts & { country: { currency: string } }): Discounts => ({
  discPerc: centsOf(campaign.discPerc),
  discTot: centsOf(campaign.discTot),
  discOpt: centsOf(campaign.discOpt),
  currency: campaign.country.currency,
});

export const wireDiscounts = ({ discPerc, discTot, discOpt }: Discounts): WireDiscounts => ({
  discPerc: wireOf(discPerc),
  discTot: wireOf(discTot),
  discOpt: wireOf(discOpt),
});

const isFilled = (cents: Cents | null): boolean => cents !== null && cents > 0;

/** At least one is needed to save a campaign. */
const hasDiscount = (held: Discounts): boolean => discounts.some((field) => isFilled(held[field]));

/** Why the discounts of a campaign cannot be saved; undefined: they can. */
export function discountBlockOf(held: Discounts): string | undefined {
  if (discounts.some((field) => held[field] !== null && !isAmount(held[field])))
    return t('One of the discounts is not an amount.');
  return hasDiscount(held) ? undefined : t('At least one discount is needed.');
}

/** A text that is not an amount counts as well: it can only be corrected where it stands. */
const isUsed = (cents: Cents | null): boolean => isFilled(cents) || Number.isNaN(cents);

/** A discount in percent and one in money exclude each other. */
export const isShutOut = (field: Discount, { discPerc, discTot }: Discounts): boolean =>
  (field === 'discTot' && isUsed(discPerc)) || (field === 'discPerc' && isUsed(discTot));

const textOf = (cents: Cents | null, mask: string): string =>
  isAmount(cents) ? formatExactAmount(cents, mask) : '';

/** The discount on the vehicle in words, in percent or in money. */
const wordsOf = ({ discPerc, discTot }: Discounts, mask: string): string =>
  namesOf([
    ...(isFilled(discPerc) ? [`${textOf(discPerc, mask)} %`] : []),
    ...(isFilled(discTot) ? [textOf(discTot, mask)] : []),
  ]);

/** Merged one by one, percentage and value could both be filled: then they are one choice. */
const areOneChoice = (mine: Discounts, theirs: Discounts): boolean =>
  [mine, theirs].some(({ discPerc }) => isFilled(discPerc)) &&
  [mine, theirs].some(({ discTot }) => isFilled(discTot));

/** Asks before a discount in money changes by a slip; percentages end at 100 anyway. */
export const confirmDiscounts = (name: string, before: Discounts, now: Discounts, mask: string) =>
  confirmLargeChanges([{ name, before: before.discTot, after: now.discTot, mask }]);

/** What two people did to the discounts, for the dialog of a conflict; an amount is taken as one of them left it. */
export function discountConflicts(
  [before, mine, theirs]: Versions<Discounts>,
  names: Record<Discount, string>,
  mask: string,
): ConflictField[] {
  const field = (name: string, label: string, textIn: (held: Discounts) => string): ConflictField => ({
    name,
    label,
    isEitherOr: true,
    before: textIn(before),
    mine: textIn(mine),
    theirs: textIn(theirs),
  });
  const amount = (name: Discount) => field(name, names[name], (held) => textOf(held[name], mask));
  return [
    ...(areOneChoice(mine, theirs)
      ? [field('discount', t('Discount % or value'), (held) => wordsOf(held, mask))]
      : [amount('discPerc'), amount('discTot')]),
    amount('discOpt'),
  ];
}

/** The result of the conflict dialog: each amount as one of the two left it. */
export function settledDiscounts(
  { isTheirs }: Pick<Settled, 'isTheirs'>,
  [, mine, theirs]: Versions<Discounts>,
): Discounts {
  const of = (name: Discount | 'discount') => (isTheirs(name) ? theirs : mine);
  const isOne = areOneChoice(mine, theirs);
  return {
    discPerc: of(isOne ? 'discount' : 'discPerc').discPerc,
    discTot: of(isOne ? 'discount' : 'discTot').discTot,
    discOpt: of('discOpt').discOpt,
    currency: of(isOne ? 'discount' : 'discTot').currency,
  };
}
