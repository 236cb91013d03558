/** What importing a workbook of campaigns does, campaign by campaign, before anything is stored. */
import { centsOf } from '../../../../contracts/rules/amounts.ts';
import {
  instantOf as instantOfClock,
  timesShown,
  wallClockOf,
} from '../../../../contracts/rules/zone-clocks.ts';
import { isNumber } from '../../kit/bulk.ts';
import type { Context } from '../../kit/context.ts';
import type { Form } from '../../kit/contract.ts';
import { digestOf, type Purpose } from '../../kit/import/import.ts';
import type { WholeTable } from '../../kit/import/table.ts';
import type { Choice } from '../../kit/import/ticks.ts';
import type { AmountRules } from '../../kit/record-cells.ts';
import { t } from '../../texts/campaigns.ts';
import { listMarketIds } from '../countries/country.read.ts';
import type { Market } from '../session/market-rights.read.ts';
import { requireOwnSolMarket } from '../sol-models/sol-rights.read.ts';
import {
  campaignsOf,
  readAmount,
  readPercent,
  readRow,
  readType,
  readWallClock,
  saysTime,
  readZone,
  type ReadCampaign,
} from './campaign-rows.ts';
import { MODEL_COLUMN } from './campaign-workbook.ts';
import {
  findAlike,
  findCampaigns,
  findVehicles,
  lockCampaigns,
  lockMarketForImport,
  type MarketVehicle,
  type StoredCampaign,
} from './sol-campaign.repository.ts';
import { campaignProblems, clampedPercent, descriptionOf, zonesOfMarket } from './sol-campaign.rules.ts';
import { isSame, stateOf, vehiclesOf, type CampaignState } from './sol-campaign.state.ts';

export type CampaignForm = Form<'importSolCampaigns'>;

export interface ImportTarget {
  market: Pick<Market, 'id' | 'description' | 'isoCode2'>;
  zones: readonly string[];
  now: Date;
  vehicles: Map<string, MarketVehicle>;
  stored: Map<number, StoredCampaign>;
  amounts: AmountRules;
}

export interface PlannedCampaign {
  read: ReadCampaign;
  id?: number;
  isActive: boolean;
  before?: CampaignState;
  /** Of one that is not refused. */
  after?: CampaignState;
  /** What becomes of it if it is ticked. */
  result: 'created' | 'changed' | 'unchanged' | 'unticked' | 'invalid';
}

const MAX_DESCRIPTION = 500;

function percentOf(read: ReadCampaign, fact: 'discPerc' | 'discOpt', rules: AmountRules): number | null {
  const percent = read.takeAmount(fact, (cell) => readPercent(cell, rules));
  if (percent === null) return null;
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

type InstantFact = 'dateTimeStartUTC' | 'dateTimeEndUTC';

/**
 * The instant of a date. If the wall clock time is unchanged, the stored instant is kept: in an hour that occurs twice, it may be
 * the second.
 */
function instantOf(read: ReadCampaign, fact: InstantFact, zone?: string, before?: CampaignState) {
  const stored = before && wallClockOf(before[fact], before.timeZone);
  // A date cell at midnight looks like one without a time: if the stored end is at midnight, so is this one, on whatever day.
  const isMidnight = fact === 'dateTimeStartUTC' || stored?.endsWith('T00:00');
  const time = isMidnight ? '00:00' : '23:59';
  const clock = read.take(fact, (cell) => readWallClock(cell, time));
  if (clock === undefined || zone === undefined) return undefined;
  if (stored === clock && before?.timeZone === zone) return before[fact];
  const cell = read.facts[fact];
  if (!isMidnight && cell && !saysTime(cell))
    read.note(fact, t('The end is at {time}, as the cell says none', { time }));
  const shown = timesShown(clock, zone);
  const said = { time: clock.slice(11), zone };
  if (shown === 'twice')
    read.note(fact, t('{time} occurs twice on that day in {zone}: the first one is used', said));
  if (shown === 'skipped')
    read.note(fact, t('{time} is skipped on that day in {zone}: an hour later is used', said));
  return instantOfClock(clock, zone);
}

/** One that is stored with line breaks is unchanged in a file that nobody changed. */
function describedIn(read: ReadCampaign, before?: CampaignState): string {
  const description = descriptionOf(read.facts.description?.text ?? '');
  return before && descriptionOf(before.description) === description ? before.description : description;
}

/** A file that was exported before the market got another currency says the old one. */
function totalOf(read: ReadCampaign, { amounts }: ImportTarget, before?: CampaignState): number | null {
  const isOther = read.currency !== '' && read.currency !== amounts.currency.toUpperCase();
  const said = { theirs: read.currency.slice(0, 20), currency: amounts.currency || '–' };
  return read.takeAmount('discTot', (cell) =>
    isOther
      ? { reason: t('It is in {theirs}, and the market has {currency}', said) }
      : readAmount(cell, amounts, centsOf(before?.discTot)),
  );
}

function describedBy(read: ReadCampaign, target: ImportTarget, before?: CampaignState) {
  const timeZone = zoneOf(read, target, before);
  const description = describedIn(read, before);
  if (description.length > MAX_DESCRIPTION)
    read.refuse('description', t('It is longer than {most} characters', { most: MAX_DESCRIPTION }));
  return {
    description,
    discPerc: percentOf(read, 'discPerc', target.amounts),
    discTot: totalOf(read, target, before),
    discOpt: percentOf(read, 'discOpt', target.amounts),
    dateTimeStartUTC: instantOf(read, 'dateTimeStartUTC', timeZone, before),
    dateTimeEndUTC: instantOf(read, 'dateTimeEndUTC', timeZone, before),
    timeZone,
    campaignType: read.take('campaignType', readType),
  };
}

export function objectionTo(vetele: string, { market, vehicles }: ImportTarget, before?: CampaignState) {
  const vehicle = vehicles.get(vetele);
  if (!vehicle) return t('There is no vehicle {vetele}', { vetele });
  if (vehicle.isSold || before?.models.includes(vetele)) return undefined;
  return t('{market} does not sell {vetele}', { market: market.description, vetele });
}

function storedOf(read: ReadCampaign, { market, stored }: ImportTarget): StoredCampaign | undefined {
  const { id } = read;
  if (id === '') return undefined;
  if (!isNumber(id))
    return read.refuse('id', t("'{id}' is not the number of a campaign", { id: id.slice(0, 40) }));
  const found = stored.get(Number(id));
  if (found?.campaign.country.id === market.id) return found;
  return read.refuse('id', t('{market} has no campaign {id}', { market: market.description, id }));
}

function barrier({ campaign, changedBy }: StoredCampaign, { version }: ReadCampaign): string | undefined {
  const { id, active } = campaign;
  if (!active) return t('Campaign {id} is not active; only active campaigns can be changed', { id });
  if (version === '' || version === String(campaign.version)) return undefined;
  const who = changedBy ?? t('Somebody');
  return t('{who} changed campaign {id} after this file was exported; export it again', { who, id });
}

/** A campaign as its cells say it; without `after` it is refused for what they say. */
type ReadPlan = Omit<PlannedCampaign, 'result'>;

/** What is wrong with the cells is noted in `read`. */
export function readCampaign(read: ReadCampaign, target: ImportTarget): ReadPlan {
  const stored = storedOf(read, target);
  const { id, active: isActive = true } = stored?.campaign ?? {};
  if (read.id !== '' && !stored) return { read, isActive };
  const before = stored && stateOf(stored.campaign);
  const plan = { read, id, isActive, before };
  const saysNothing = before && Object.keys(read.facts).length === 0;
  const said = saysNothing ? before : describedBy(read, target, before);
  for (const { row, vetele } of read.models) {
    const reason = objectionTo(vetele, target, before);
    if (reason !== undefined) read.refuseCell({ row, column: MODEL_COLUMN, value: vetele, reason });
  }
  if (read.problems.length > 0) return plan;
  const models = vehiclesOf(read.models.map(({ vetele }) => vetele));
  return { ...plan, after: { ...said, models } as CampaignState };
}

/**
 * What is wrong with the campaign is noted in `read`. A file that is sent again creates nothing twice: a campaign without a number is
 * the active one that is the same, if there is one in `alike`, and whatever could not be set any more, such as a start that is over.
 */
export function planCampaign(plan: ReadPlan, target: ImportTarget, alike: StoredCampaign[]): PlannedCampaign {
  const { read, id, before, after } = plan;
  if (!after) return { ...plan, result: 'invalid' };
  if (before && isSame(before, after)) return { ...plan, result: 'unchanged' };
  const twin = before ? undefined : alike.find(({ campaign }) => isSame(stateOf(campaign), after));
  if (twin) return { ...plan, id: twin.campaign.id, before: after, result: 'unchanged' };
  const barred = before && barrier(target.stored.get(id!)!, read);
  if (barred !== undefined) read.refuse('id', barred);
  const rules = { ...target.market, ...target.amounts };
  for (const { field, message } of campaignProblems(after, before, rules, target.now))
    read.refuse(field, message);
  if (read.problems.length > 0) return { ...plan, after: undefined, result: 'invalid' };
  return { ...plan, result: before ? 'changed' : 'created' };
}

async function planAll(context: Context, campaigns: ReadCampaign[], target: ImportTarget) {
  const plans = campaigns.map((campaign) => readCampaign(campaign, target));
  const drafts = plans.flatMap(({ before, after }) => (after && !before ? [after] : []));
  const alike = drafts.length === 0 ? [] : await findAlike(context, target.market.id, drafts);
  return plans.map((plan) => planCampaign(plan, target, alike));
}

function twinsNote(plans: PlannedCampaign[]): string[] {
  const ids = plans
    .filter(({ read, result }) => read.id === '' && result === 'unchanged')
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  return [
    ids.length === 1
      ? t('Campaign {id} is stored already as in the file; it is not created again.', { id: ids[0] })
      : t('Campaigns {ids} are stored already as in the file; they are not created again.', {
          ids: ids.join(', '),
        }),
  ];
}

export function countsOf(plans: PlannedCampaign[]): Record<PlannedCampaign['result'], number> {
  const counts = { created: 0, changed: 0, unchanged: 0, unticked: 0, invalid: 0 };
  for (const { result } of plans) counts[result]++;
  return counts;
}

const choiceOf = ({ read, after }: PlannedCampaign): [row: number, choice: Choice] => [
  read.row,
  after ? { isTicked: !read.isCut } : { refusal: read.problems[0]!.reason },
];

const leftOutNote = (rows: number, meant: string): string =>
  rows === 1
    ? t('1 row left out: this import is for {meant}.', { meant })
    : t('{rows} rows left out: this import is for {meant}.', { rows, meant });

/** For the form that is open, rows are read and no campaign is planned. */
export async function planCampaigns(
  context: Context,
  countryId: string,
  { idCampaign: idOfForm = '', modelsOnly, roundDecimals }: CampaignForm,
  table: WholeTable,
  purpose: Purpose,
) {
  const isOfModels = modelsOnly === 'true';
  const isWritten = purpose === 'import' && !isOfModels;
  if (isWritten) await lockMarketForImport(context, countryId);
  const market = await requireOwnSolMarket(context, countryId);
  const scope = { market: market.id.toLowerCase(), markets: await listMarketIds(context), idOfForm };
  const rows = table.rows.map((row) => readRow(row, scope));
  const { campaigns, leftOut } = isOfModels ? { campaigns: [], leftOut: 0 } : campaignsOf(rows, scope);
  const named = isOfModels ? [idOfForm] : campaigns.map(({ id }) => id).filter(isNumber);
  const ids = named.map(Number).filter((id) => id < 2 ** 31);
  const stored = await (isWritten ? lockCampaigns : findCampaigns)(context, ids);
  const veteles = rows.map(({ vetele }) => vetele);
  const target: ImportTarget = {
    market,
    now: context.now,
    zones: zonesOfMarket(market.isoCode2),
    vehicles: await findVehicles(context, market.id, veteles),
    stored: new Map(stored.map((one) => [one.campaign.id, one])),
    amounts: { pricemask: market.pricemask, currency: market.currency, isRounding: roundDecimals === 'true' },
  };
  const plans = await planAll(context, campaigns, target);
  const told = plans.map(({ read, id, before, after }) => [read.row, id, before, after, read.problems]);
  const meant = idOfForm === '' ? market.description : t('campaign {id}', { id: idOfForm });
  const { unticked: _, ...counts } = countsOf(plans);
  const { fileName, columns } = table;
  const planDigest = digestOf([market.id, market.currency, told]);
  return {
    file: { fileName, columns, rowCount: rows.length, counts, planDigest, truncated: false },
    notes: [...(leftOut > 0 ? [leftOutNote(leftOut, meant)] : []), ...twinsNote(plans)],
    roundable: plans.reduce((sum, { read }) => sum + read.roundable, 0),
    choices: new Map(plans.map(choiceOf)),
    table,
    rows,
    scope,
    plans,
    target,
  };
}
export type CampaignPlan = Awaited<ReturnType<typeof planCampaigns>>;
