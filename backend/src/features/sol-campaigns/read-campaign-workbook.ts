/** What a workbook says of campaigns, before it is compared with anything that is stored. */
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

/** What is wrong with a cell, or to be said of it; with or without its full stop. */
export interface CellProblem extends CellError {
  row: number;
}

export const sentenceOf = ({ row, column, reason }: CellProblem): string =>
  t('Row {row}, {column}: {reason}', { row, column, reason: reason.replace(/\.?$/, '.') });

/** A row as written, its cells without the spaces around them. */
export interface ReadRow {
  row: number;
  id: string;
  market: string;
  /** Only those that are not blank. */
  facts: Partial<Record<Fact, string>>;
  /** Those that are numbers of a workbook, and no texts that look like one. */
  numbers: ReadonlySet<Fact>;
  vetele: string;
  version: string;
  /** Cells that hold what nobody can read. */
  faults: CellProblem[];
}

export interface ReadCampaign {
  row: number;
  /** Empty for a new one. */
  id: string;
  facts: Partial<Record<Fact, string>>;
  /** Those that are numbers of a workbook. */
  numbers: Set<Fact>;
  version: string;
  models: { row: number; vetele: string }[];
  problems: CellProblem[];
  /** The markets that its rows name, in lower case, without those that do not exist. */
  markets: Set<string>;
  rows: ReadRow[];
}

/** Whose campaigns a file is to say something about. */
export interface ImportScope {
  market: string;
  /** Ids of all markets, in lower case. */
  markets: ReadonlySet<string>;
  /** The campaign whose form is open; empty where none is. */
  idOfForm: string;
}

/** They are written in one transaction, which the embedded database serves alone. */
const MAX_CAMPAIGNS = 500;

const cell = (row: TableRow, column: string): string => (row.cells[column] ?? '').trim();

/** What the cells of a row say. */
export function readRow(row: TableRow): ReadRow {
  const facts = FACTS.map((fact) => [fact, cell(row, FACT_COLUMNS[fact])] as const);
  return {
    row: row.row,
    id: cell(row, ID_COLUMN),
    market: cell(row, MARKET_COLUMN),
    facts: Object.fromEntries(facts.filter(([, text]) => text !== '')),
    numbers: new Set(FACTS.filter((fact) => typeof row.content(FACT_COLUMNS[fact]) === 'number')),
    vetele: veteleIn(cell(row, MODEL_COLUMN)),
    version: cell(row, VERSION_COLUMN),
    faults: row.faults.map((fault) => ({ row: row.row, ...fault })),
  };
}

/** Why a row's market cannot be read; a mistyped one must not pass for another market, whose rows are left out. */
export const marketFault = (
  { row, market }: ReadRow,
  markets: ReadonlySet<string>,
): CellProblem | undefined =>
  market === '' || markets.has(market.toLowerCase())
    ? undefined
    : {
        ...{ row, column: MARKET_COLUMN, value: market },
        reason: t("There is no market '{market}'", { market: market.slice(0, 40) }),
      };

function addMarket({ markets, problems }: ReadCampaign, row: ReadRow, scope: ImportScope): void {
  const fault = marketFault(row, scope.markets);
  if (fault !== undefined) problems.push(fault);
  if (row.market === '' || fault !== undefined) return;
  const [other] = markets;
  if (other !== undefined && !markets.has(row.market.toLowerCase()))
    problems.push({
      ...{ row: row.row, column: MARKET_COLUMN, value: row.market },
      reason: t("'{market}' here, '{other}' in another row of the same campaign", {
        market: row.market,
        other: other.toUpperCase(),
      }),
    });
  markets.add(row.market.toLowerCase());
}

/** Takes what a further row of a campaign says; it may repeat the first one, not contradict it. */
function addRow(campaign: ReadCampaign, row: ReadRow): void {
  for (const fact of FACTS) {
    const [said, first] = [row.facts[fact], campaign.facts[fact]];
    if (said === undefined || said === first) continue;
    if (first === undefined && campaign.models.length === 0) {
      campaign.facts[fact] = said;
      if (row.numbers.has(fact)) campaign.numbers.add(fact);
    } else
      campaign.problems.push({
        ...{ row: row.row, column: FACT_COLUMNS[fact], value: said },
        reason:
          first === undefined
            ? t("'{said}' here, nothing in row {row} of the same campaign", { said, row: campaign.row })
            : t("'{said}' here, '{first}' in row {row} of the same campaign", {
                said,
                first,
                row: campaign.row,
              }),
      });
  }
  campaign.rows.push(row);
  campaign.problems.push(...row.faults);
  campaign.version ||= row.version;
  if (row.vetele !== '') campaign.models.push({ row: row.row, vetele: row.vetele });
}

const newCampaign = ({ row, id }: ReadRow): ReadCampaign => ({
  ...{ row, id, facts: {}, numbers: new Set<Fact>(), version: '', models: [], problems: [] },
  ...{ markets: new Set<string>(), rows: [] },
});

export const saysNothingButModel = ({ id, facts }: ReadRow): boolean =>
  id === '' && Object.keys(facts).length === 0;

/** The market that a row is about, in lower case; the chosen one where it names none that exists. */
const marketOf = ({ market }: ReadRow, scope: ImportScope): string =>
  (scope.markets.has(market.toLowerCase()) ? market : scope.market).toLowerCase();

/** Says the same of itself: the key of a new campaign. */
const keyOf = (row: ReadRow, scope: ImportScope): string =>
  row.id === ''
    ? JSON.stringify([marketOf(row, scope), ...FACTS.map((fact) => row.facts[fact] ?? '')])
    : `#${row.id}`;

/** Rows without an id are about the campaign whose form is open, unless they name another market. */
const withId = (row: ReadRow, scope: ImportScope): ReadRow =>
  row.id === '' && marketOf(row, scope) === scope.market.toLowerCase() ? { ...row, id: scope.idOfForm } : row;

function group(rows: ReadRow[], scope: ImportScope): ReadCampaign[] {
  const campaigns = new Map<string, ReadCampaign>();
  let above: ReadCampaign | undefined;
  for (const read of rows) {
    const row = withId(read, scope);
    const isMore = saysNothingButModel(read) && (scope.idOfForm === '' || read.market === '');
    const key = keyOf(row, scope);
    let campaign: ReadCampaign | undefined = isMore ? above : campaigns.get(key);
    if (!campaign) campaigns.set(key, (campaign = newCampaign(row)));
    addMarket(campaign, row, scope);
    addRow(campaign, row);
    above = campaign;
  }
  return [...campaigns.values()];
}

/**
 * Rows of the same id are one campaign; so are rows without one that say the same, and a row that says nothing but a model
 * belongs to the campaign above it. Campaigns of other markets, and of others than the open form's, are left out.
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
