/** What a workbook says of campaigns, in its cells and row by row, before it is compared with anything that is stored. Pure. */
import {
  centsOf,
  formatNumber,
  readAmount as readMoney,
  readNumber,
  readPercent as readPercentage,
  wireOf,
  type Reading,
} from '../../../../contracts/rules/amounts.ts';
import { parseDayAndTime } from '../../../../contracts/rules/wall-clocks.ts';
import { invalid } from '../../kit/app-error.ts';
import type { CellError, TableRow } from '../../kit/import/table.ts';
import { t } from '../../texts/campaigns.ts';
import { veteleIn } from '../models/vehicle.read.ts';
import {
  FACT_COLUMNS,
  FACTS,
  ID_COLUMN,
  MARKET_COLUMN,
  MODEL_COLUMN,
  VERSION_COLUMN,
  type Fact,
} from './campaign-workbook.ts';

export type Read<Value> =
  { value: Value } | { reason: string; /** For too many decimals alone. */ canRound?: boolean };

const cited = (text: string): string => `'${text.slice(0, 60)}'`;

/** A wall clock as 2026-11-20T09:00; one without a time is at `time`. Seconds, which a spreadsheet's own dates have, say nothing. */
export function readWallClock(text: string, time: string): Read<string> {
  const read = parseDayAndTime(text.replace(/(:\d{2}):\d{2}(?:\.\d+)?Z?$/, '$1'));
  if (!read || read.day < '1900' || read.day >= '9999')
    return { reason: t('{text} is not a date and time as 20/11/2026 09:00', { text: cited(text) }) };
  return { value: `${read.day}T${read.time ?? time}` };
}

// Spreadsheets show and compare 15 digits: 0.1 + 0.2 is 0.3 to them.
const shownNumber = (text: string): number => Number(Number(text).toPrecision(15));

const asShown = (text: string): string => (/^\d+\.\d{12,}$/.test(text) ? String(shownNumber(text)) : text);

export interface Cell {
  text: string;
  isNumber: boolean;
}

export interface AmountRules {
  pricemask: string;
  isRounding: boolean;
}

export function readPercent({ text, isNumber }: Cell, rules: AmountRules): Read<number | null> {
  const bare = text.replace(/\s*%$/, '');
  const written = isNumber ? formatNumber(shownNumber(bare), rules.pricemask) : asShown(bare);
  return discountOf(readPercentage(written, rules.pricemask), rules);
}

export function readAmount(
  { text, isNumber }: Cell,
  rules: AmountRules,
  held: number | null = null,
): Read<number | null> {
  const read = isNumber
    ? readNumber(Number(text), rules.pricemask, centsOf(held))
    : readMoney(asShown(text), rules.pricemask, centsOf(held));
  return discountOf(read, rules);
}

function discountOf(reading: Reading, { isRounding }: AmountRules): Read<number | null> {
  if (reading.kind === 'empty') return { value: null };
  if (reading.kind === 'amount') return { value: wireOf(reading.cents) };
  if (isRounding && reading.rounded !== undefined) return { value: wireOf(reading.rounded) };
  return { reason: reading.reason, canRound: reading.rounded !== undefined };
}

const TYPES = ['B2B', 'B2C'] as const;

export function readType(text: string): Read<'B2B' | 'B2C'> {
  const value = TYPES.find((type) => type === text.toUpperCase());
  return value ? { value } : { reason: t('{text} is neither B2B nor B2C', { text: cited(text) }) };
}

export function readZone(text: string, zones: readonly string[]): Read<string> {
  const value = zones.find((zone) => zone.toLowerCase() === text.toLowerCase());
  const known =
    zones.length > 4
      ? t('a time zone of the market, such as {zone}', { zone: zones[0] })
      : zones.join(t(' or '));
  return value ? { value } : { reason: t('{text} is not {known}', { text: cited(text), known }) };
}

export interface CellProblem extends CellError {
  row: number;
}

export const sentenceOf = ({ row, column, reason }: CellProblem): string =>
  t('Row {row}, {column}: {reason}', { row, column, reason: reason.replace(/\.?$/, '.') });

type Facts = Partial<Record<Fact, Cell>>;

export interface ReadRow {
  row: number;
  id: string;
  market: string;
  facts: Facts;
  vetele: string;
  version: string;
  faults: CellProblem[];
}

export interface ReadCampaign {
  row: number;
  id: string;
  facts: Facts;
  version: string;
  models: { row: number; vetele: string }[];
  problems: CellProblem[];
  markets: Set<string>;
  rows: ReadRow[];
}

/** Whose campaigns a file is to say something about: all markets in lower case; `idOfForm` is empty where no form is open. */
export interface ImportScope {
  market: string;
  markets: ReadonlySet<string>;
  idOfForm: string;
}

/** They are written in one transaction, which the embedded database serves alone. */
const MAX_CAMPAIGNS = 500;

export function readRow({ row, cells, faults, content }: TableRow): ReadRow {
  const cell = (column: string): string => (cells[column] ?? '').trim();
  const facts = FACTS.map((fact) => {
    const [text, column] = [cell(FACT_COLUMNS[fact]), FACT_COLUMNS[fact]];
    return [fact, text === '' ? undefined : { text, isNumber: typeof content(column) === 'number' }] as const;
  });
  return {
    row,
    id: cell(ID_COLUMN),
    market: cell(MARKET_COLUMN),
    version: cell(VERSION_COLUMN),
    facts: Object.fromEntries(facts.filter(([, said]) => said)),
    vetele: veteleIn(cell(MODEL_COLUMN)),
    faults: faults.map((fault) => ({ row, ...fault })),
  };
}

/** Why a row's market cannot be read; a mistyped one must not pass for another market, whose rows are left out. */
export const marketFaults = ({ row, market }: ReadRow, { markets }: ImportScope): CellProblem[] =>
  market === '' || markets.has(market.toLowerCase())
    ? []
    : [
        {
          row,
          column: MARKET_COLUMN,
          value: market,
          reason: t("There is no market '{market}'", { market: market.slice(0, 40) }),
        },
      ];

function addMarket({ markets, problems }: ReadCampaign, row: ReadRow, scope: ImportScope): void {
  const faults = marketFaults(row, scope);
  problems.push(...faults);
  if (row.market === '' || faults.length > 0) return;
  const [other] = markets;
  if (other !== undefined && !markets.has(row.market.toLowerCase()))
    problems.push({
      row: row.row,
      column: MARKET_COLUMN,
      value: row.market,
      reason: t("'{market}' here, '{other}' in another row of the same campaign", {
        market: row.market,
        other: other.toUpperCase(),
      }),
    });
  markets.add(row.market.toLowerCase());
}

function addRow(campaign: ReadCampaign, row: ReadRow): void {
  for (const fact of FACTS) {
    const [said, first] = [row.facts[fact], campaign.facts[fact]];
    if (said === undefined || said.text === first?.text) continue;
    const contradiction = { said: said.text, first: first?.text, row: campaign.row };
    if (first === undefined && campaign.models.length === 0) campaign.facts[fact] = said;
    else
      campaign.problems.push({
        row: row.row,
        column: FACT_COLUMNS[fact],
        value: said.text,
        reason:
          first === undefined
            ? t("'{said}' here, nothing in row {row} of the same campaign", contradiction)
            : t("'{said}' here, '{first}' in row {row} of the same campaign", contradiction),
      });
  }
  campaign.rows.push(row);
  campaign.problems.push(...row.faults);
  campaign.version ||= row.version;
  if (row.vetele !== '') campaign.models.push({ row: row.row, vetele: row.vetele });
}

export const saysNothingButModel = ({ id, facts }: ReadRow): boolean =>
  id === '' && Object.keys(facts).length === 0;

/** The market that a row is about, in lower case; the chosen one where it names none that exists. */
const marketOf = ({ market }: ReadRow, scope: ImportScope): string =>
  (scope.markets.has(market.toLowerCase()) ? market : scope.market).toLowerCase();

const keyOf = (row: ReadRow, scope: ImportScope): string =>
  row.id === ''
    ? JSON.stringify([marketOf(row, scope), ...FACTS.map((fact) => row.facts[fact]?.text ?? '')])
    : `#${row.id}`;

function group(rows: ReadRow[], scope: ImportScope): ReadCampaign[] {
  const campaigns = new Map<string, ReadCampaign>();
  let above: ReadCampaign | undefined;
  for (const read of rows) {
    // Without an id a row is about the campaign whose form is open, unless it names another market.
    const isOfForm = read.id === '' && marketOf(read, scope) === scope.market.toLowerCase();
    const row = isOfForm ? { ...read, id: scope.idOfForm } : read;
    const isMore = saysNothingButModel(read) && (scope.idOfForm === '' || read.market === '');
    const key = keyOf(row, scope);
    let campaign: ReadCampaign | undefined = isMore ? above : campaigns.get(key);
    if (!campaign) {
      campaign = {
        row: row.row,
        id: row.id,
        facts: {},
        version: '',
        models: [],
        problems: [],
        markets: new Set<string>(),
        rows: [],
      };
      campaigns.set(key, campaign);
    }
    addMarket(campaign, row, scope);
    addRow(campaign, row);
    above = campaign;
  }
  return [...campaigns.values()];
}

/**
 * Rows of the same id are one campaign, so are rows without one that say the same; one that says nothing but a model belongs to the
 * campaign above it. Campaigns of other markets, and of others than the open form's, are left out.
 */
export function campaignsOf(
  rows: ReadRow[],
  scope: ImportScope,
): { campaigns: ReadCampaign[]; leftOut: number } {
  const { market, idOfForm } = scope;
  const campaigns = group(rows, scope).filter(
    ({ id, markets }) =>
      (markets.size === 0 || markets.has(market.toLowerCase())) && (idOfForm === '' || id === idOfForm),
  );
  if (campaigns.length > MAX_CAMPAIGNS)
    throw invalid(
      t('The file has more than {most} campaigns. Split it and import the parts.', { most: MAX_CAMPAIGNS }),
    );
  return { campaigns, leftOut: rows.length - campaigns.reduce((sum, one) => sum + one.rows.length, 0) };
}
