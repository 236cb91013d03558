import type {
  NewSolCampaign,
  SolCampaign,
  SolCampaignDraft,
  SolCampaignInput,
  SolCampaignRow,
} from '../../../api';
import {
  discounts,
  discountsOf,
  discountBlockOf,
  wireDiscounts,
  type Discount,
  type Discounts,
} from '../../../kit/sol/discounts';
import { onlyZoneOf } from '../zones/countryZones';
import { dayIn, wallClockOf } from '../../../../../contracts/rules/zone-clocks';
import type { DateTimePart } from '../../../ui/fields/useDateTimeText';
import { addDays, dayOf } from '../../../../../contracts/rules/wall-clocks';
import { instantIn, storedInstants, type DatedDraft } from './draftInstants';
import { t } from '../../../texts/solCampaigns.gen';

export type CampaignType = SolCampaign['campaignType'];

export const campaignTypes = [
  { value: 'B2B', label: 'B2B' },
  { value: 'B2C', label: 'B2C' },
] as const satisfies readonly { value: CampaignType; label: string }[];

/** A vehicle of a campaign; whether it is active for SOL is asked for where it is unknown. */
export interface DraftModel {
  vetele: string;
  description: string;
  isActive?: boolean;
}

/** A campaign while it is written: wall clocks of its zone, '' where nothing is chosen yet. */
export interface CampaignDraft extends Discounts, DatedDraft {
  description: string;
  idCountry: string;
  campaignType: CampaignType;
  models: readonly DraftModel[];
}

/** B2C is preselected (decision A-24). */
export const blankDraft: CampaignDraft = {
  description: '',
  idCountry: '',
  timeZone: '',
  campaignType: 'B2C',
  dateStart: '',
  dateEnd: '',
  discPerc: null,
  discTot: null,
  discOpt: null,
  currency: '',
  models: [],
};

export const draftOf = (campaign: SolCampaign): CampaignDraft => ({
  ...discountsOf(campaign),
  description: campaign.description,
  idCountry: campaign.country.id,
  timeZone: campaign.timeZone,
  campaignType: campaign.campaignType,
  dateStart: campaign.dateStart,
  dateEnd: campaign.dateEnd,
  instants: storedInstants(campaign),
  models: campaign.solCampaignModel,
});

/** Another start. A day chosen without a time begins at 00:00, and an end that is not after the start is cleared. */
export function withStart(draft: CampaignDraft, wanted: string, part: DateTimePart): CampaignDraft {
  const dateStart = part === 'day' && wanted !== '' ? `${dayOf(wanted)}T00:00` : wanted;
  const isOver = dateStart !== '' && draft.dateEnd !== '' && dateStart >= draft.dateEnd;
  return { ...draft, dateStart, dateEnd: isOver ? '' : draft.dateEnd };
}

/** Another market: its models are others, a zone that needs no choosing is chosen, and so many euro are no yen (I-40). */
export const withMarket = (
  draft: CampaignDraft,
  { id, isoCode2, currency }: { id: string; isoCode2: string; currency: string },
): CampaignDraft =>
  id === draft.idCountry
    ? draft
    : {
        ...draft,
        idCountry: id,
        timeZone: onlyZoneOf(isoCode2),
        currency,
        discTot: draft.idCountry === '' || currency === draft.currency ? draft.discTot : null,
        models: [],
      };

/** The day on which it is now, by the clock of the campaign (decision A-65). */
export const todayOf = ({ timeZone }: Pick<CampaignDraft, 'timeZone'>, now: number): string =>
  dayIn(timeZone || 'UTC', now);

/** The first end that may be chosen: on the day after the start, and not in the past. */
export function firstEndOf(draft: Pick<CampaignDraft, 'dateStart' | 'timeZone'>, now: number): string {
  const today = todayOf(draft, now);
  const next = draft.dateStart === '' ? today : addDays(dayOf(draft.dateStart), 1);
  return `${next > today ? next : today}T00:00`;
}

/** What is wrong with the dates; one in the past counts only where it is set or changed. */
export function dateFaults(
  draft: CampaignDraft,
  before: CampaignDraft | undefined,
  now: number,
): { dateStart?: string; dateEnd?: string } {
  const { dateStart, dateEnd } = draft;
  const isMoved = (date: 'dateStart' | 'dateEnd') =>
    draft[date] !== before?.[date] || draft.timeZone !== before.timeZone;
  const isPast = (date: 'dateStart' | 'dateEnd') =>
    isMoved(date) && draft[date] !== '' && dayOf(draft[date]) < todayOf(draft, now);
  const isOver = isMoved('dateEnd') && dateEnd !== '' && dateEnd <= wallClockOf(now, draft.timeZone || 'UTC');
  const isShort =
    (isMoved('dateStart') || isMoved('dateEnd')) &&
    dateStart !== '' &&
    dateEnd !== '' &&
    dayOf(dateEnd) <= dayOf(dateStart);
  return {
    ...(isPast('dateStart') && { dateStart: t('The start cannot be before today.') }),
    ...(isOver && { dateEnd: t('The end has to be later than now.') }),
    ...(isPast('dateEnd') && { dateEnd: t('The end cannot be before today.') }),
    ...(isShort && { dateEnd: t('The end has to be on a day after the start.') }),
  };
}

/** Why a campaign cannot be saved, the first thing that is missing; undefined: it can. */
export function campaignBlockOf(
  draft: CampaignDraft,
  before: CampaignDraft | undefined,
  now: number,
): string | undefined {
  if (draft.description.trim() === '') return t('A description is needed.');
  if (draft.idCountry === '') return t('Choose a market.');
  if (draft.timeZone === '') return t('Choose a time zone.');
  if (draft.dateStart === '') return t('A start date is needed.');
  if (draft.dateEnd === '') return t('An end date is needed.');
  const faults = dateFaults(draft, before, now);
  if (faults.dateStart ?? faults.dateEnd) return faults.dateStart ?? faults.dateEnd;
  const discountBlock = discountBlockOf(draft);
  if (discountBlock) return discountBlock;
  // R-232 names no model: a campaign that is stored without any stays one.
  const needsModels = before === undefined || before.models.length > 0;
  return needsModels && draft.models.length === 0 ? t('At least one model is needed.') : undefined;
}

const plainFields = ['description', 'idCountry', 'timeZone', 'campaignType', 'dateStart', 'dateEnd'] as const;
const codesOf = ({ models }: CampaignDraft) => models.map(({ vetele }) => vetele).join(' ');

export type DraftField = (typeof plainFields)[number] | Discount | 'models';

/** The fields that differ. */
export const changedFields = (before: CampaignDraft, now: CampaignDraft): DraftField[] => [
  ...[...plainFields, ...discounts].filter((field) => before[field] !== now[field]),
  ...(codesOf(before) === codesOf(now) ? [] : (['models'] as const)),
];

/** What was typed while `sent` was being saved, over what is stored now; undefined: nothing. */
export function draftTypedSince(
  sent: CampaignDraft,
  typed: CampaignDraft,
  stored: CampaignDraft,
): CampaignDraft | undefined {
  const since = Object.fromEntries(changedFields(sent, typed).map((field) => [field, typed[field]]));
  const now = { ...stored, ...since };
  return changedFields(stored, now).length > 0 ? now : undefined;
}

/** A row as it is once `mine` is saved over it. */
export const rowAfterSave = (row: SolCampaignRow, mine: CampaignDraft, version: number): SolCampaignRow => ({
  ...row,
  ...wireDiscounts(mine),
  version,
  description: mine.description.trim(),
  campaignType: mine.campaignType,
  dateStart: mine.dateStart,
  dateEnd: mine.dateEnd,
  dateTimeStartUTC: instantIn(mine, 'dateStart'),
  dateTimeEndUTC: instantIn(mine, 'dateEnd'),
});

const modelsOnWire = ({ models }: CampaignDraft) => models.map(({ vetele }) => ({ vetele }));

/**
 * The body of updateSolCampaign: what changed; what is left out stays. A date whose wall clock stays is not sent, for of an
 * hour that comes twice the wall clock does not tell which one was meant.
 */
export function changesToSend(before: CampaignDraft, now: CampaignDraft, version: number): SolCampaignInput {
  const changed = new Set(changedFields(before, now));
  const isMoved = (date: 'dateStart' | 'dateEnd') => changed.has(date) || changed.has('timeZone');
  const sent = wireDiscounts(now);
  return {
    version,
    ...(changed.has('description') && { description: now.description.trim() }),
    ...(changed.has('timeZone') && { timeZone: now.timeZone }),
    ...(changed.has('campaignType') && { campaignType: now.campaignType }),
    ...(isMoved('dateStart') && { dateTimeStartUTC: instantIn(now, 'dateStart') }),
    ...(isMoved('dateEnd') && { dateTimeEndUTC: instantIn(now, 'dateEnd') }),
    ...Object.fromEntries(
      discounts.filter((field) => changed.has(field)).map((field) => [field, sent[field]]),
    ),
    ...(changed.has('models') && { solCampaignModel: modelsOnWire(now) }),
  };
}

/** The body of createSolCampaign; dates go as instants. */
export function newCampaign(draft: CampaignDraft): NewSolCampaign {
  const { discPerc, discTot, discOpt } = wireDiscounts(draft);
  return {
    description: draft.description.trim(),
    modelDiscountPerc: discPerc,
    modelDiscountValue: discTot,
    optDiscountPerc: discOpt,
    country: { id: draft.idCountry },
    timeZone: draft.timeZone,
    campaignType: draft.campaignType,
    dateTimeStartUTC: instantIn(draft, 'dateStart'),
    dateTimeEndUTC: instantIn(draft, 'dateEnd'),
    solCampaignModel: modelsOnWire(draft),
    active: true,
  };
}

/** What findSolCampaignOverlaps looks at; undefined while too little is written, or for dates that make no sense. */
export function draftToCheck(draft: CampaignDraft, id?: number): SolCampaignDraft | undefined {
  const { idCountry, campaignType, dateStart, dateEnd, timeZone, models } = draft;
  const isComplete = idCountry !== '' && timeZone !== '' && dateStart !== '' && dateEnd > dateStart;
  if (!isComplete || models.length === 0) return undefined;
  return {
    ...(id !== undefined && { id }),
    idCountry,
    campaignType,
    solCampaignModel: modelsOnWire(draft),
    dateTimeStartUTC: instantIn(draft, 'dateStart'),
    dateTimeEndUTC: instantIn(draft, 'dateEnd'),
  };
}
