/** Validation of campaigns; pure. */
import { invalid, type FieldProblem } from '../../kit/app-error.ts';
import { countriesWithZones, zonesOfCountry } from '../../../../contracts/rules/country-zones.ts';
import { centsOf, formatNumber, readNumber, readPercent } from '../../../../contracts/rules/amounts.ts';
import { oneLine } from '../../../../contracts/rules/one-line.ts';
import type { Market } from '../session/market-rights.read.ts';
import { dayIn } from '../../../../contracts/rules/zone-clocks.ts';
import { t } from '../../texts/campaigns.ts';
import type { CampaignState } from './sol-campaign.state.ts';

/** As it is stored: in one line, since most screens edit it so. */
export const descriptionOf = (text: string): string => oneLine(text).trim();

/** */
export const clampedPercent = (percent: number | null): number | null =>
  percent === null ? null : Math.min(100, Math.max(0, percent));

/** Refuses instants that no clock shows (23:59:60), and years like 0. */
export function readInstant(field: string, text: string): Date {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (year >= 1900 && year < 9999) return instant;
  const message = t('This is not a valid date and time for a campaign');
  throw invalid(message, [{ field, message }]);
}

const anyZone = [
  ...new Set([...countriesWithZones().flatMap(zonesOfCountry), ...Intl.supportedValuesOf('timeZone')]),
].toSorted();

/** The zones of the market's country (decision A-65), or any for an unknown country (XK). */
export function zonesOfMarket(isoCode2: string): readonly string[] {
  const zones = zonesOfCountry(isoCode2);
  return zones.length === 0 ? anyZone : zones;
}

const problem = (field: keyof CampaignState | 'solCampaignModel', message: string): FieldProblem => ({
  field,
  message,
});

const isFilled = (discount: number | null): boolean => discount !== null && discount > 0;

function discountProblems(
  { discPerc, discTot, discOpt }: CampaignState,
  before: CampaignState | undefined,
  mask: string,
): FieldProblem[] {
  if (![discPerc, discTot, discOpt].some(isFilled))
    return [problem('discPerc', t('At least one discount is required'))];
  if (isFilled(discPerc) && isFilled(discTot))
    return [problem('discTot', t('A discount in percent and a total discount are mutually exclusive'))];
  const percent = (value: number | null) => readPercent(formatNumber(value ?? 0, mask), mask);
  const readings = {
    discPerc: percent(discPerc),
    discOpt: percent(discOpt),
    discTot: readNumber(discTot ?? 0, mask, centsOf(before?.discTot)),
  };
  return Object.entries(readings).flatMap(([field, reading]) =>
    reading.kind === 'refused' ? [problem(field as keyof CampaignState, reading.reason)] : [],
  );
}

/** Only dates that are set or changed must be in the future: a running campaign stays editable (decision A-89). */
function dateProblems(state: CampaignState, before: CampaignState | undefined, now: Date): FieldProblem[] {
  const { dateTimeStartUTC, dateTimeEndUTC, timeZone } = state;
  const [startsAt, endsAt] = [new Date(dateTimeStartUTC), new Date(dateTimeEndUTC)];
  // In another zone the same instants are other dates.
  const isZoneNew = timeZone !== before?.timeZone;
  const isStartNew = isZoneNew || dateTimeStartUTC !== before?.dateTimeStartUTC;
  const isEndNew = isZoneNew || dateTimeEndUTC !== before?.dateTimeEndUTC;
  const today = dayIn(timeZone, now);
  if ((isStartNew || isEndNew) && dayIn(timeZone, endsAt) <= dayIn(timeZone, startsAt))
    return [problem('dateTimeEndUTC', t('The end has to be on a day after the start'))];
  if (isStartNew && dayIn(timeZone, startsAt) < today)
    return [problem('dateTimeStartUTC', t('The start cannot be before today'))];
  if (isEndNew && dayIn(timeZone, endsAt) < today)
    return [problem('dateTimeEndUTC', t('The end cannot be before today'))];
  if (isEndNew && endsAt <= now) return [problem('dateTimeEndUTC', t('The end has to be later than now'))];
  return [];
}

/** A campaign without models may be edited otherwise; models are chosen in its form. */
const modelProblems = (state: CampaignState, before: CampaignState | undefined): FieldProblem[] =>
  state.models.length === 0 && before?.models.length !== 0
    ? [problem('solCampaignModel', t('At least one model is required'))]
    : [];

export function campaignProblems(
  state: CampaignState,
  before: CampaignState | undefined,
  { isoCode2, pricemask }: Pick<Market, 'isoCode2' | 'pricemask'>,
  now: Date,
): FieldProblem[] {
  if (state.timeZone !== before?.timeZone && !zonesOfMarket(isoCode2).includes(state.timeZone))
    return [problem('timeZone', t('This is not a time zone of the market'))];
  return [
    ...(state.description === '' ? [problem('description', 'Description required')] : []),
    ...dateProblems(state, before, now),
    ...discountProblems(state, before, pricemask),
    ...modelProblems(state, before),
  ];
}
