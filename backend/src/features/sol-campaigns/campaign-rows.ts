/** The campaigns in a workbook, by cell and by row, before they are compared with the stored data. */
import {
  formatNumber,
  readPercent as readPercentage,
  wireOf,
  type Cents,
} from '../../../../contracts/rules/amounts.ts';
import { parseDayAndTime } from '../../../../contracts/rules/wall-clocks.ts';
import { invalid } from '../../kit/app-error.ts';
import type { RowError, TableRow } from '../../kit/import/table.ts';
import { amountIn, amountOf, shownAmount, type AmountRules, type Read } from '../../kit/record-cells.ts';
import { t } from '../../texts/campaigns.ts';
import { veteleIn } from '../models/vehicle.read.ts';
import {
  CURRENCY_COLUMN,
  FACT_COLUMNS,
  FACTS,
  ID_COLUMN,
  MARKET_COLUMN,
  MODEL_COLUMN,
  VERSION_COLUMN,
  type Fact,
} from './campaign-workbook.ts';

export interface Cell {
  text: string;
  isNumber: boolean;
}

const cited = (text: string): string => `'${text.slice(0, 60)}'`;

/** Seconds, which a spreadsheet's own dates have, say nothing; a Z would say that it is no clock of the market, and is refused. */
const dayAndTimeIn = ({ text }: Pick<Cell, 'text'>) =>
  parseDayAndTime(text.replace(/(:\d{2}):\d{2}(?:\.\d+)?$/, '$1'));

export const saysTime = (cell: Pick<Cell, 'text'>): boolean => dayAndTimeIn(cell)?.time !== undefined;

/** A wall clock as 2026-11-20T09:00; one without a time is at `time`. */
export function readWallClock({ text }: Cell, time: string): Read<string> {
  const read = dayAndTimeIn({ text });
  if (!read || read.day < '1900' || read.day >= '9999')
    return { reason: t('{text} is not a date and time as 20/11/2026 09:00', { text: cited(text) }) };
  return { value: `${read.day}T${read.time ?? time}` };
}

// Spreadsheets show and compare 15 digits: 0.1 + 0.2 is 0.3 to them.
const shownNumber = (text: string): number => Number(Number(text).toPrecision(15));

const asShown = (text: string): string => (/^\d+\.\d{12,}$/.test(text) ? String(shownNumber(text)) : text);

export function readPercent({ text, isNumber }: Cell, rules: AmountRules): Read<Cents | null> {
  // Whatever its cell shows beside it, a number is one of per cent here.
  const bare = isNumber ? text.split(/[ %]/)[0]! : text.replace(/\s*%$/, '');
  const written = isNumber ? formatNumber(shownNumber(bare), rules.pricemask) : asShown(bare);
  return amountOf(readPercentage(written, rules.pricemask), rules.isRounding);
}

export const readAmount = ({ text, isNumber }: Cell, rules: AmountRules, held: Cents | null) =>
  amountIn(isNumber ? shownAmount(text, rules.currency) : asShown(text), rules, held);

const TYPES = ['B2B', 'B2C'] as const;

export function readType({ text }: Cell): Read<'B2B' | 'B2C'> {
  const value = TYPES.find((type) => type === text.toUpperCase());
  return value ? { value } : { reason: t('{text} is neither B2B nor B2C', { text: cited(text) }) };
}

export function readZone({ text }: Cell, zones: readonly string[]): Read<string> {
  const value = zones.find((zone) => zone.toLowerCase() === text.toLowerCase());
  const known =
    zones.length > 4
      ? t('a time zone of the market, such as {zone}', { zone: zones[0] })
      : zones.join(t(' or '));
  return value ? { value } : { reason: t('{text} is not {known}', { text: cited(text), known }) };
}

type Facts = Partial<Record<Fact, Cell>>;

export interface ReadRow {
  row: number;
  id: string;
  /** As written; `marketId`, in lower case, is empty where no market exists that it names. */
  market: string;
  marketId: string;
  facts: Facts;
  /** Of the discount in money; '' for that of the market. */
  currency: string;
  vetele: string;
  version: string;
  faults: RowError[];
}

/** Whose campaigns a file is to say something about: markets in lower case; `idOfForm` is empty where no form is open. */
export interface ImportScope {
  market: string;
  markets: ReadonlySet<string>;
  idOfForm: string;
}

/** A mistyped market is a fault: it must not pass for another market, whose rows are left out. */
export function readRow({ row, cells, faults, content }: TableRow, { markets }: ImportScope): ReadRow {
  const cell = (column: string): string => (cells[column] ?? '').trim();
  const facts: Facts = {};
  for (const fact of FACTS) {
    const text = cell(FACT_COLUMNS[fact]);
    if (text !== '') facts[fact] = { text, isNumber: typeof content(FACT_COLUMNS[fact]) === 'number' };
  }
  const market = cell(MARKET_COLUMN);
  const isKnown = markets.has(market.toLowerCase());
  const problems = [...faults];
  if (market !== '' && !isKnown && !faults.some(({ column }) => column === MARKET_COLUMN)) {
    const reason = t("There is no market '{market}'", { market: market.slice(0, 40) });
    problems.push({ column: MARKET_COLUMN, value: market, reason });
  }
  return {
    row,
    id: cell(ID_COLUMN),
    market,
    marketId: isKnown ? market.toLowerCase() : '',
    version: cell(VERSION_COLUMN),
    currency: cell(CURRENCY_COLUMN).toUpperCase(),
    facts,
    vetele: veteleIn(cell(MODEL_COLUMN)),
    faults: problems.map((fault) => ({ row, ...fault })),
  };
}

const COLUMN_OF: Record<string, string> = {
  ...FACT_COLUMNS,
  id: ID_COLUMN,
  solCampaignModel: MODEL_COLUMN,
};

/** The data in the rows of one campaign, with errors and remarks. */
export class ReadCampaign {
  readonly row: number;
  readonly id: string;
  readonly facts: Facts = {};
  readonly models: { row: number; vetele: string }[] = [];
  readonly markets = new Set<string>();
  readonly rows: number[] = [];
  readonly problems: RowError[] = [];
  readonly #unreadable = new Set<string>();
  readonly notes: RowError[] = [];
  version = '';
  currency = '';
  /** A percentage has been reduced to 100: the campaign is not imported unless it is ticked. */
  isCut = false;
  /** Cells that are refused for too many decimals alone. */
  roundable = 0;
  constructor({ row, id }: ReadRow) {
    this.row = row;
    this.id = id;
  }

  add(row: ReadRow): void {
    this.problems.push(...row.faults);
    for (const fault of row.faults) this.#unreadable.add(`${fault.row}/${fault.column}`);
    const { market, marketId } = row;
    const [other] = this.markets;
    if (marketId !== '' && other !== undefined && !this.markets.has(marketId)) {
      const said = { market, other: other.toUpperCase() };
      const reason = t("'{market}' here, '{other}' in another row of the same campaign", said);
      this.problems.push({ row: row.row, column: MARKET_COLUMN, value: market, reason });
    }
    if (marketId !== '') this.markets.add(marketId);
    for (const fact of FACTS) this.#addFact(row, fact);
    this.rows.push(row.row);
    this.version ||= row.version;
    this.currency ||= row.currency;
    if (row.currency !== '' && row.currency !== this.currency) {
      const said = { said: row.currency.slice(0, 20), first: this.currency.slice(0, 20), row: this.row };
      const reason = t("'{said}' here, '{first}' in row {row} of the same campaign", said);
      this.problems.push({ row: row.row, column: CURRENCY_COLUMN, value: row.currency, reason });
    }
    if (row.vetele !== '') this.models.push({ row: row.row, vetele: row.vetele });
  }

  #addFact({ row, facts }: ReadRow, fact: Fact): void {
    const [said, first, column] = [facts[fact], this.facts[fact], FACT_COLUMNS[fact]];
    if (said === undefined || said.text === first?.text) return;
    if (this.#unreadable.has(`${this.row}/${column}`)) return;
    if (first === undefined && this.models.length === 0) {
      this.facts[fact] = said;
      return;
    }
    const contradiction = { said: said.text, first: first?.text, row: this.row };
    const reason = first
      ? t("'{said}' here, '{first}' in row {row} of the same campaign", contradiction)
      : t("'{said}' here, nothing in row {row} of the same campaign", contradiction);
    this.refuseCell({ row, column, value: said.text, reason });
  }

  #at(field: string, reason: string): RowError {
    const value = field === 'id' ? this.id : (this.facts[field as Fact]?.text ?? '');
    return { row: this.row, column: COLUMN_OF[field] ?? field, value, reason };
  }

  /** Of a cell that nobody can read, such as an error of the spreadsheet, that alone is told. */
  refuseCell(error: RowError): undefined {
    if (!this.#unreadable.has(`${error.row}/${error.column}`)) this.problems.push(error);
  }

  refuse(field: string, reason: string): undefined {
    return this.refuseCell(this.#at(field, reason));
  }

  note(fact: Fact, text: string): void {
    this.notes.push(this.#at(fact, text));
  }

  /** An amount as the wire has it, null for none. */
  takeAmount(fact: Fact, read: (cell: Cell) => Read<Cents | null>): number | null {
    return wireOf(this.take(fact, read, { value: null }) ?? null);
  }

  /** The value of a fact, undefined once it is refused; a blank cell is refused unless it means something. */
  take<Value>(
    fact: Fact,
    read: (cell: Cell) => Read<Value>,
    whenBlank: Read<Value> = { reason: t('The cell is blank') },
  ): Value | undefined {
    const cell = this.facts[fact];
    const taken = cell ? read(cell) : whenBlank;
    if (taken.reason === undefined) return taken.value;
    if (taken.canRound) this.roundable++;
    return this.refuse(fact, taken.reason);
  }
}

const saysNothingButModel = ({ id, facts }: ReadRow): boolean => id === '' && Object.keys(facts).length === 0;

function keyOf({ id, marketId, facts }: ReadRow, { market }: ImportScope): string {
  if (id !== '') return `#${id}`;
  return JSON.stringify([marketId || market, ...FACTS.map((fact) => facts[fact]?.text ?? '')]);
}

function group(rows: ReadRow[], scope: ImportScope): ReadCampaign[] {
  const campaigns = new Map<string, ReadCampaign>();
  let above: ReadCampaign | undefined;
  for (const read of rows) {
    // Without an id a row is about the campaign whose form is open, unless it names another market.
    const isOfForm = read.id === '' && (read.marketId === '' || read.marketId === scope.market);
    const row = isOfForm ? { ...read, id: scope.idOfForm } : read;
    const isMore = saysNothingButModel(read) && (scope.idOfForm === '' || read.market === '');
    const key = keyOf(row, scope);
    let campaign: ReadCampaign | undefined = isMore ? above : campaigns.get(key);
    if (!campaign) campaigns.set(key, (campaign = new ReadCampaign(row)));
    campaign.add(row);
    above = campaign;
  }
  return [...campaigns.values()];
}

/** They are written in one transaction, which the embedded database serves alone. */
const MAX_CAMPAIGNS = 500;

/**
 * Rows of the same id are one campaign, so are rows without one that say the same; one that says nothing but a model belongs to the
 * campaign above it. Campaigns of other markets, and of others than the open form's, are left out.
 */
export function campaignsOf(rows: ReadRow[], scope: ImportScope) {
  const { market, idOfForm } = scope;
  const campaigns = group(rows, scope).filter(
    ({ id, markets }) => (markets.size === 0 || markets.has(market)) && (idOfForm === '' || id === idOfForm),
  );
  if (campaigns.length > MAX_CAMPAIGNS)
    throw invalid(
      t('The file has more than {most} campaigns. Split it and import the parts.', { most: MAX_CAMPAIGNS }),
    );
  return { campaigns, leftOut: rows.length - campaigns.flatMap((one) => one.rows).length };
}

/** The rows for the campaign in a form, including those without a market; a row with only a model is treated like the one above. */
export function rowsAbout(rows: ReadRow[], { market, idOfForm }: ImportScope): ReadRow[] {
  const isMeant = ({ id, marketId }: ReadRow) =>
    (idOfForm === '' || id === '' || id === idOfForm) && (marketId === '' || marketId === market);
  let isAboveMeant = true;
  return rows.filter((row) => {
    if (!saysNothingButModel(row) || row.market !== '') isAboveMeant = isMeant(row);
    return isAboveMeant;
  });
}
