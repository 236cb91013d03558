/** What importing a workbook of campaigns does, campaign by campaign, before anything is stored. */
import { centsOf, wireOf, type Cents } from '../../../../contracts/rules/amounts.ts';
import {
  instantOf as instantOfClock,
  timesShown,
  wallClockOf,
} from '../../../../contracts/rules/zone-clocks.ts';
import type { Read } from '../../kit/record-cells.ts';
import { t } from '../../texts/campaigns.ts';
import {
  readAmount,
  readPercent,
  readType,
  readWallClock,
  readZone,
  type AmountRules,
  type Cell,
  type ReadCampaign,
} from './campaign-rows.ts';
import { MODEL_COLUMN } from './campaign-workbook.ts';
import type { MarketVehicle, StoredCampaign } from './sol-campaign.repository.ts';
import { campaignProblems, clampedPercent } from './sol-campaign.rules.ts';
import { isSame, stateOf, vehiclesOf, type CampaignState } from './sol-campaign.state.ts';

export interface ImportTarget {
  market: { id: string; description: string; isoCode2: string };
  zones: readonly string[];
  now: Date;
  vehicles: Map<string, MarketVehicle>;
  stored: Map<number, StoredCampaign>;
  amounts: AmountRules;
}

export interface PlannedCampaign {
  read: ReadCampaign;
  id?: number;
  before?: CampaignState;
  /** Of one that is not refused. */
  after?: CampaignState;
  /** What becomes of it if it is ticked. */
  result: 'created' | 'changed' | 'unchanged' | 'unticked' | 'invalid';
}

const MAX_DESCRIPTION = 500;

function discountOf(
  read: ReadCampaign,
  fact: 'discPerc' | 'discTot' | 'discOpt',
  reader: (cell: Cell) => Read<Cents | null>,
): number | null | undefined {
  const cents = read.take(fact, reader, { value: null });
  return cents === undefined ? undefined : wireOf(cents);
}

function percentOf(
  read: ReadCampaign,
  fact: 'discPerc' | 'discOpt',
  rules: AmountRules,
): number | null | undefined {
  const percent = discountOf(read, fact, (cell) => readPercent(cell, rules));
  if (typeof percent !== 'number') return percent;
  if (percent > 100) {
    read.isCut = true;
    read.note(fact, t('{percent} becomes 100', { percent }));
  } else if (percent > 0 && percent < 1) {
    const said = { percent, whole: Math.round(percent * 100) };
    read.note(fact, t('{percent} is less than one percent; write {whole} if you mean that many', said));
  }
  return clampedPercent(percent);
}

function zoneOf(read: ReadCampaign, { zones }: ImportTarget, before?: CampaignState): string | undefined {
  const { text = before?.timeZone } = read.facts.timeZone ?? {};
  if (text !== undefined && text === before?.timeZone) return text;
  const whenBlank =
    zones.length === 1 ? { value: zones[0]! } : { reason: t('The market has several; choose one') };
  return read.take('timeZone', (cell) => readZone(cell, zones), whenBlank);
}

/** The instant of a date. A stored one whose clock nobody changed stays: of an hour that comes twice it may be the second. */
function instantOf(
  read: ReadCampaign,
  fact: 'dateTimeStartUTC' | 'dateTimeEndUTC',
  zone: string | undefined,
  before: CampaignState | undefined,
): string | undefined {
  const stored = before && wallClockOf(before[fact], before.timeZone);
  // A date cell of midnight looks like one without a time: where that is what is stored it means midnight.
  const isMidnight = stored === `${read.facts[fact]?.text.slice(0, 10)}T00:00`;
  const time = fact === 'dateTimeStartUTC' || isMidnight ? '00:00' : '23:59';
  const clock = read.take(fact, (cell) => readWallClock(cell, time));
  if (clock === undefined || zone === undefined) return undefined;
  if (stored === clock && before?.timeZone === zone) return before[fact];
  const shown = timesShown(clock, zone);
  const said = { time: clock.slice(11), zone };
  if (shown === 'twice')
    read.note(fact, t('{time} comes twice on that day in {zone}: the first one counts', said));
  if (shown === 'skipped')
    read.note(fact, t('{time} is skipped on that day in {zone}: an hour later counts', said));
  return instantOfClock(clock, zone);
}

function describedBy(read: ReadCampaign, target: ImportTarget, before: CampaignState | undefined) {
  const timeZone = zoneOf(read, target, before);
  const { text: description = '' } = read.facts.description ?? {};
  if (description.length > MAX_DESCRIPTION)
    read.refuse('description', t('It is longer than {most} characters', { most: MAX_DESCRIPTION }));
  const held = centsOf(before?.discTot ?? null);
  return {
    description,
    discPerc: percentOf(read, 'discPerc', target.amounts),
    discTot: discountOf(read, 'discTot', (cell) => readAmount(cell, target.amounts, held)),
    discOpt: percentOf(read, 'discOpt', target.amounts),
    dateTimeStartUTC: instantOf(read, 'dateTimeStartUTC', timeZone, before),
    dateTimeEndUTC: instantOf(read, 'dateTimeEndUTC', timeZone, before),
    timeZone,
    campaignType: read.take('campaignType', readType),
  };
}

export function objectionTo(
  vetele: string,
  { market, vehicles }: Pick<ImportTarget, 'market' | 'vehicles'>,
  before: CampaignState | undefined,
): string | undefined {
  const vehicle = vehicles.get(vetele);
  if (!vehicle) return t('There is no vehicle {vetele}', { vetele });
  if (vehicle.isSold || before?.models.includes(vetele)) return undefined;
  return t('{market} does not sell {vetele}', { market: market.description, vetele });
}

export const isCampaignId = (id: string): boolean => /^[1-9]\d{0,8}$/.test(id);

function storedOf(
  { id }: ReadCampaign,
  { market, stored }: ImportTarget,
): StoredCampaign | undefined | string {
  if (id === '') return undefined;
  if (!isCampaignId(id)) return t("'{id}' is not the number of a campaign", { id: id.slice(0, 40) });
  const found = stored.get(Number(id));
  return found?.campaign.country.id === market.id
    ? found
    : t('{market} has no campaign {id}', { market: market.description, id });
}

function barrier({ campaign, changedBy }: StoredCampaign, { version }: ReadCampaign): string | undefined {
  const { id, active } = campaign;
  if (!active) return t('Campaign {id} is not active; only active campaigns can be changed', { id });
  if (version === '' || version === String(campaign.version)) return undefined;
  const who = changedBy ?? t('Somebody');
  return t('{who} changed campaign {id} after this file was exported; export it again', { who, id });
}

/** What is wrong with the campaign is noted in `read`. */
export function planCampaign(read: ReadCampaign, target: ImportTarget): PlannedCampaign {
  const stored = storedOf(read, target);
  if (typeof stored === 'string') {
    read.refuse('id', stored);
    return { read, result: 'invalid' };
  }
  const before = stored && stateOf(stored.campaign);
  const plan = { read, id: stored?.campaign.id, before };
  const saysNothing = before && Object.keys(read.facts).length === 0;
  const said = saysNothing ? before : describedBy(read, target, before);
  for (const { row, vetele } of read.models) {
    const reason = objectionTo(vetele, target, before);
    if (reason !== undefined) read.problems.push({ row, column: MODEL_COLUMN, value: vetele, reason });
  }
  if (read.problems.length > 0) return { ...plan, result: 'invalid' };
  const models = vehiclesOf(read.models.map(({ vetele }) => vetele));
  const after = { ...said, models } as CampaignState;
  if (before && isSame(before, after)) return { ...plan, result: 'unchanged', after };
  const barred = stored && barrier(stored, read);
  if (barred !== undefined) read.refuse('id', barred);
  const rules = { ...target.market, ...target.amounts };
  for (const { field, message } of campaignProblems(after, before, rules, target.now))
    read.refuse(field, message);
  if (read.problems.length > 0) return { ...plan, result: 'invalid' };
  return { ...plan, result: before ? 'changed' : 'created', after };
}
