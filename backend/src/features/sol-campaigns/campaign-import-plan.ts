/** What importing a workbook of campaigns does, campaign by campaign, before anything is stored. Pure. */
import type { FieldProblem } from '../../kit/app-error.ts';
import { instantOf as instantOfClock, timesShown } from '../../../../contracts/rules/zone-clocks.ts';
import { t } from '../../texts/campaigns.ts';
import {
  readAmount,
  readPercent,
  readType,
  readWallClock,
  readZone,
  type AmountRules,
  type Cell,
  type CellProblem,
  type Read,
  type ReadCampaign,
} from './campaign-rows.ts';
import { FACT_COLUMNS, ID_COLUMN, MODEL_COLUMN, type Fact } from './campaign-workbook.ts';
import type { ImportedVehicle, StoredCampaign } from './sol-campaign.repository.ts';
import { campaignProblems, clampedPercent } from './sol-campaign.rules.ts';
import { isSame, stateOf, vehiclesOf, type CampaignState } from './sol-campaign.state.ts';

export interface ImportTarget {
  market: { id: string; description: string; isoCode2: string };
  zones: readonly string[];
  now: Date;
  vehicles: Map<string, ImportedVehicle>;
  stored: Map<number, StoredCampaign>;
  amounts: AmountRules;
}

/** What becomes of a campaign if it is ticked; `notes` say what is taken in another way than its cell says, or looks like a slip. */
export type PlannedCampaign = {
  read: ReadCampaign;
  id?: number;
  before?: CampaignState;
  problems: CellProblem[];
  notes: CellProblem[];
  /** A percentage has been cut to 100: it is not imported unless somebody ticks it. */
  isCut?: boolean;
  /** Cells that are refused for too many decimals alone. */
  roundable?: number;
} & (
  | { result: 'created' | 'changed' | 'unchanged'; after: CampaignState }
  | { result: 'invalid'; after?: undefined }
);

const MAX_DESCRIPTION = 500;

class FactReader {
  readonly problems: CellProblem[] = [];
  readonly notes: CellProblem[] = [];
  isCut = false;
  roundable = 0;
  readonly #read: ReadCampaign;
  constructor(read: ReadCampaign) {
    this.#read = read;
  }

  text(fact: Fact): string | undefined {
    return this.#read.facts[fact]?.text;
  }

  refuse(fact: Fact, reason: string): undefined {
    this.problems.push(this.#at(fact, reason));
  }

  note(fact: Fact, text: string): void {
    this.notes.push(this.#at(fact, text));
  }

  #at(fact: Fact, reason: string): CellProblem {
    return { row: this.#read.row, column: FACT_COLUMNS[fact], value: this.text(fact) ?? '', reason };
  }

  #taken<Value>(fact: Fact, read: Read<Value>): Value | undefined {
    if (!('reason' in read)) return read.value;
    if (read.canRound) this.roundable++;
    return this.refuse(fact, read.reason);
  }

  discount(fact: Fact, read: (cell: Cell) => Read<number | null>): number | null | undefined {
    const cell = this.#read.facts[fact];
    return cell ? this.#taken(fact, read(cell)) : null;
  }

  required<Value>(fact: Fact, read: (text: string) => Read<Value>): Value | undefined {
    const text = this.text(fact);
    return this.#taken(fact, text === undefined ? { reason: t('The cell is blank') } : read(text));
  }
}

function percentOf(
  facts: FactReader,
  fact: 'discPerc' | 'discOpt',
  rules: AmountRules,
): number | null | undefined {
  const percent = facts.discount(fact, (cell) => readPercent(cell, rules));
  if (typeof percent !== 'number') return percent;
  if (percent > 100) {
    facts.isCut = true;
    facts.note(fact, t('{percent} becomes 100', { percent }));
  } else if (percent > 0 && percent < 1)
    facts.note(
      fact,
      t('{percent} is less than one percent; write {whole} if you mean that many', {
        percent,
        whole: Math.round(percent * 100),
      }),
    );
  return clampedPercent(percent);
}

function zoneOf(facts: FactReader, { zones }: ImportTarget, before?: CampaignState): string | undefined {
  const text = facts.text('timeZone') ?? before?.timeZone;
  if (text !== undefined)
    return text === before?.timeZone ? text : facts.required('timeZone', () => readZone(text, zones));
  return zones.length === 1 ? zones[0] : facts.refuse('timeZone', t('The market has several; choose one'));
}

/** The instant of a date. A stored one whose clock nobody changed stays: of an hour that comes twice it may be the second. */
function instantOf(
  facts: FactReader,
  fact: 'start' | 'end',
  zone: string | undefined,
  stored: { clock: string; instant: string; zone: string } | undefined,
): string | undefined {
  // A date cell of midnight looks like one without a time: where that is what is stored it means midnight.
  const isMidnight = stored?.clock === `${facts.text(fact)?.slice(0, 10)}T00:00`;
  const clock = facts.required(fact, (text) =>
    readWallClock(text, fact === 'start' || isMidnight ? '00:00' : '23:59'),
  );
  if (clock === undefined || zone === undefined) return undefined;
  if (stored && stored.clock === clock && stored.zone === zone) return stored.instant;
  const shown = timesShown(clock, zone);
  const time = clock.slice(11);
  if (shown === 'twice')
    facts.note(fact, t('{time} comes twice on that day in {zone}: the first one counts', { time, zone }));
  if (shown === 'skipped')
    facts.note(fact, t('{time} is skipped on that day in {zone}: an hour later counts', { time, zone }));
  return instantOfClock(clock, zone);
}

function describedBy(facts: FactReader, target: ImportTarget, stored: StoredCampaign | undefined) {
  const campaign = stored?.campaign;
  const timeZone = zoneOf(facts, target, campaign && stateOf(campaign));
  const description = facts.text('description') ?? '';
  if (description.length > MAX_DESCRIPTION)
    facts.refuse('description', t('It is longer than {most} characters', { most: MAX_DESCRIPTION }));
  const clockOf = (clock: 'dateStart' | 'dateEnd', instant: 'dateTimeStartUTC' | 'dateTimeEndUTC') =>
    campaign && { clock: campaign[clock], instant: campaign[instant], zone: campaign.timeZone };
  return {
    description,
    discPerc: percentOf(facts, 'discPerc', target.amounts),
    discTot: facts.discount('discTot', (cell) => readAmount(cell, target.amounts, campaign?.discTot)),
    discOpt: percentOf(facts, 'discOpt', target.amounts),
    dateTimeStartUTC: instantOf(facts, 'start', timeZone, clockOf('dateStart', 'dateTimeStartUTC')),
    dateTimeEndUTC: instantOf(facts, 'end', timeZone, clockOf('dateEnd', 'dateTimeEndUTC')),
    timeZone,
    campaignType: facts.required('campaignType', readType),
  };
}

export function objectionTo(
  vetele: string,
  { market, vehicles }: Pick<ImportTarget, 'market' | 'vehicles'>,
  before: CampaignState | undefined,
): string | undefined {
  const vehicle = vehicles.get(vetele);
  if (vehicle)
    return vehicle.isSold || before?.models.includes(vetele)
      ? undefined
      : t('{market} does not sell {vetele}', { market: market.description, vetele });
  return t('There is no vehicle {vetele}', { vetele });
}

function storedOf(
  { id }: ReadCampaign,
  { market, stored }: ImportTarget,
): StoredCampaign | undefined | string {
  if (id === '') return undefined;
  if (!/^[1-9]\d{0,8}$/.test(id)) return t("'{id}' is not the number of a campaign", { id: id.slice(0, 40) });
  const found = stored.get(Number(id));
  return found?.campaign.country.id === market.id
    ? found
    : t('{market} has no campaign {id}', { market: market.description, id });
}

const COLUMN_OF: Record<string, string> = {
  ...FACT_COLUMNS,
  dateTimeStartUTC: FACT_COLUMNS.start,
  dateTimeEndUTC: FACT_COLUMNS.end,
  solCampaignModel: MODEL_COLUMN,
};
const FACT_OF: Record<string, Fact> = { dateTimeStartUTC: 'start', dateTimeEndUTC: 'end' };
const problemOf = ({ field, message }: FieldProblem, { row, facts }: ReadCampaign): CellProblem => ({
  row,
  column: COLUMN_OF[field] ?? field,
  reason: message,
  value: facts[FACT_OF[field] ?? (field as Fact)]?.text ?? '',
});

function barriers({ campaign, changedBy }: StoredCampaign, read: ReadCampaign): CellProblem[] {
  const { id, active } = campaign;
  if (!active)
    return [ofId(read, t('Campaign {id} is not active; only active campaigns can be changed', { id }))];
  if (read.version === '' || read.version === String(campaign.version)) return [];
  const who = changedBy ?? t('Somebody');
  return [
    ofId(read, t('{who} changed campaign {id} after this file was exported; export it again', { who, id })),
  ];
}

const ofId = ({ row, id }: ReadCampaign, reason: string): CellProblem => ({
  row,
  column: ID_COLUMN,
  value: id,
  reason,
});

export function planCampaign(read: ReadCampaign, target: ImportTarget): PlannedCampaign {
  const stored = storedOf(read, target);
  if (typeof stored === 'string')
    return { read, result: 'invalid', problems: [...read.problems, ofId(read, stored)], notes: [] };
  const before = stored && stateOf(stored.campaign);
  const facts = new FactReader(read);
  const saysNothing = before && Object.keys(read.facts).length === 0;
  const models = vehiclesOf(read.models.map(({ vetele }) => vetele));
  const state = { ...(saysNothing ? before : describedBy(facts, target, stored)), models };
  const strangers = read.models.flatMap(({ row, vetele }): CellProblem[] => {
    const reason = objectionTo(vetele, target, before);
    return reason === undefined ? [] : [{ row, column: MODEL_COLUMN, value: vetele, reason }];
  });
  const problems = [...read.problems, ...facts.problems, ...strangers];
  const { notes, isCut, roundable } = facts;
  const plan = { read, ...(stored && { id: stored.campaign.id, before }), notes, isCut };
  if (problems.length > 0) return { ...plan, result: 'invalid', problems, roundable };
  const after = state as CampaignState;
  if (before && isSame(before, after)) return { ...plan, result: 'unchanged', after, problems };
  const broken = campaignProblems(after, before, { ...target.market, ...target.amounts }, target.now);
  problems.push(...(stored ? barriers(stored, read) : []), ...broken.map((one) => problemOf(one, read)));
  return problems.length > 0
    ? { ...plan, result: 'invalid', problems }
    : { ...plan, result: before ? 'changed' : 'created', after, problems };
}
