import { invalid, notFound, refused, stale } from '../../kit/app-error.ts';
import { stateOfChange, type WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { refuseOtherCurrency } from '../../kit/typed-currency.ts';
import { lockMarket, refuseFormerCurrency } from '../session/market-rights.read.ts';
import { requireOwnSolMarket, requireSolUser } from '../sol-models/sol-rights.read.ts';
import { t } from '../../texts/campaigns.ts';
import { findVehicles, lockCampaign, SOL_CAMPAIGN, type StoredCampaign } from './sol-campaign.repository.ts';
import { campaignProblems, clampedPercent, descriptionOf, readInstant } from './sol-campaign.rules.ts';
import {
  isSame,
  stateOf,
  vehiclesOf,
  type CampaignState,
  type LoggedCampaign,
} from './sol-campaign.state.ts';
import { storeState } from './sol-campaign.writer.ts';

export type CampaignInput = Schema<'SolCampaignInput'>;

const instant = (
  field: 'dateTimeStartUTC' | 'dateTimeEndUTC',
  input: CampaignInput,
  stored: CampaignState,
): string => {
  const text = input[field];
  return text === undefined ? stored[field] : readInstant(field, text).toISOString();
};
const given = <Value>(value: Value | undefined, stored: Value): Value =>
  value === undefined ? stored : value;

const codesOf = (models: { vetele: string }[]): string[] => models.map(({ vetele }) => vetele);

const changed = (before: CampaignState, input: CampaignInput): CampaignState => ({
  description: input.description === undefined ? before.description : descriptionOf(input.description ?? ''),
  discPerc: clampedPercent(given(input.discPerc, before.discPerc)),
  discTot: given(input.discTot, before.discTot),
  discOpt: clampedPercent(given(input.discOpt, before.discOpt)),
  dateTimeStartUTC: instant('dateTimeStartUTC', input, before),
  dateTimeEndUTC: instant('dateTimeEndUTC', input, before),
  timeZone: given(input.timeZone, before.timeZone),
  campaignType: given(input.campaignType, before.campaignType),
  models: input.solCampaignModel ? vehiclesOf(codesOf(input.solCampaignModel)) : before.models,
});

function staleCampaign(context: Context, { campaign, changedBy, changedAt }: StoredCampaign): Error {
  const who = changedBy ?? t('Somebody');
  const message = t('{who} changed this campaign while you were editing.', { who });
  return stale(context, message, { current: campaign, changedBy, changedAt });
}

/** Vehicles of the campaign may stay, even if the market no longer sells them. */
async function refuseUnsoldVehicles(
  context: Context,
  countryId: string,
  before: CampaignState | undefined,
  after: CampaignState,
): Promise<void> {
  const added = after.models.filter((vetele) => !before?.models.includes(vetele));
  if (added.length === 0) return;
  const vehicles = await findVehicles(context, countryId, added);
  const unsold = added.filter((vetele) => !vehicles.get(vetele)?.isSold);
  if (unsold.length === 0) return;
  const message = t('The market does not sell {vehicles}', { vehicles: unsold.join(', ') });
  throw invalid(message, [{ field: 'solCampaignModel', message }]);
}

export interface NewCampaign {
  description: string;
  modelDiscountPerc?: number | null;
  modelDiscountValue?: number | null;
  optDiscountPerc?: number | null;
  country: { id: string };
  timeZone: string;
  campaignType: 'B2B' | 'B2C';
  dateTimeStartUTC: string;
  dateTimeEndUTC: string;
  solCampaignModel: { vetele: string }[];
}

const FORM_NAMES: Record<string, string> = {
  discPerc: 'modelDiscountPerc',
  discTot: 'modelDiscountValue',
  discOpt: 'optDiscountPerc',
};

/** Headquarters can read campaigns but not create any (R-230; A-21), whatever the request claims. */
export async function refuseHq(context: Context): Promise<void> {
  const { isHq } = await requireSolUser(context);
  if (isHq) throw refused(t('Headquarters can only read campaigns; each market changes its own.'));
}

/** In one's own market; it starts active. */
export async function createCampaign(
  context: Context,
  input: NewCampaign,
  shownCurrency?: string,
): Promise<number> {
  await refuseHq(context);
  await lockMarket(context, input.country.id);
  const { id: countryId, ...market } = await requireOwnSolMarket(context, input.country.id);
  const state: CampaignState = {
    description: descriptionOf(input.description),
    discPerc: clampedPercent(input.modelDiscountPerc ?? null),
    discTot: input.modelDiscountValue ?? null,
    discOpt: clampedPercent(input.optDiscountPerc ?? null),
    dateTimeStartUTC: readInstant('dateTimeStartUTC', input.dateTimeStartUTC).toISOString(),
    dateTimeEndUTC: readInstant('dateTimeEndUTC', input.dateTimeEndUTC).toISOString(),
    timeZone: input.timeZone,
    campaignType: input.campaignType,
    models: vehiclesOf(codesOf(input.solCampaignModel)),
  };
  if (state.discTot !== null) refuseOtherCurrency('shownCurrency', shownCurrency, market.currency);
  const problems = campaignProblems(state, undefined, market, context.now);
  if (problems.length > 0)
    throw invalid(
      problems[0]!.message,
      problems.map(({ field, message }) => ({ field: FORM_NAMES[field] ?? field, message })),
    );
  await refuseUnsoldVehicles(context, countryId, undefined, state);
  return storeState(context, { countryId, after: state });
}

/** */
export async function setCampaignActive(
  context: Context,
  id: number,
  active: boolean,
): Promise<{ message: string; id: number; version: number }> {
  await refuseHq(context);
  const stored = await lockCampaign(context, id);
  if (!stored) throw notFound(t('This campaign no longer exists.'));
  const { country, active: wasActive, version } = stored.campaign;
  await requireOwnSolMarket(context, country.id);
  const message = active ? t('Campaign {id} is active.', { id }) : t('Campaign {id} is not active.', { id });
  if (active === wasActive) return { message, id, version };
  const state = stateOf(stored.campaign);
  await storeState(context, { id, before: state, countryId: country.id, after: state, active });
  return { message, id, version: version + 1 };
}

/** As it was, active or not; its dates may be past. */
export async function restoreCampaign(
  context: Context,
  id: number,
  wanted: WantedState,
): Promise<{ message: string; version: number }> {
  await refuseHq(context);
  // Locked before its changes are looked at, so that what somebody is saving at this moment is seen.
  const stored = await lockCampaign(context, id);
  if (!stored) throw notFound(t('This campaign no longer exists.'));
  const { country, active: isActive, version } = stored.campaign;
  const market = await requireOwnSolMarket(context, country.id);
  // Older changes say only what they changed.
  const state = await stateOfChange<Partial<LoggedCampaign>>(context, SOL_CAMPAIGN, id, wanted);
  if (!state) throw notFound(t('There is no such change of this campaign.'));
  const before = stateOf(stored.campaign);
  const { active = isActive, countryId: _, ...values } = state;
  const after = { ...before, ...values };
  const message = t('Campaign {id} restored', { id });
  if (isSame(after, before) && active === isActive) return { message, version };
  if (after.discTot !== null && after.discTot !== before.discTot)
    await refuseFormerCurrency(context, market, wanted.changeId);
  await refuseUnsoldVehicles(context, country.id, before, after);
  await storeState(context, {
    id,
    before,
    countryId: country.id,
    after,
    active: active === isActive ? undefined : active,
    action: 'restore',
  });
  return { message, version: version + 1 };
}

/** Never changes the active state (decision A-49), and never for HQ users (decision A-21), whatever the path claims. */
export async function updateCampaign(
  context: Context,
  id: number,
  asHq: boolean,
  input: CampaignInput,
  shownCurrency?: string,
): Promise<{ message: string; id: number; version: number }> {
  await refuseHq(context);
  if (asHq) throw refused(t('Only HQ users act for headquarters.'));
  const stored = await lockCampaign(context, id);
  if (!stored) throw notFound(t('This campaign no longer exists.'));
  const { country, active, version } = stored.campaign;
  const market = await requireOwnSolMarket(context, country.id);
  if (input.version !== undefined && input.version !== version) throw staleCampaign(context, stored);
  if (!active) throw refused(t('Campaign {id} is not active; only active campaigns can be changed.', { id }));
  const before = stateOf(stored.campaign);
  const after = changed(before, input);
  if (after.discTot !== null && after.discTot !== before.discTot)
    refuseOtherCurrency('shownCurrency', shownCurrency, market.currency);
  const problems = campaignProblems(after, before, market, context.now);
  if (problems.length > 0) throw invalid(problems[0]!.message, problems);
  await refuseUnsoldVehicles(context, country.id, before, after);
  const message = t('Campaign {id} saved', { id });
  if (isSame(after, before)) return { message, id, version };
  await storeState(context, { id, before, countryId: country.id, after });
  return { message, id, version: version + 1 };
}
