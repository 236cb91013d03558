/** What a workbook says of campaigns, before it is compared with anything that is stored. */
import { invalid } from '../../kit/app-error.ts';
import { openTable, type TableRow } from '../../kit/table-file.ts';
import {
  COLUMNS,
  FACT_COLUMNS,
  FACTS,
  ID_COLUMN,
  MARKET_COLUMN,
  MODEL_COLUMN,
  REQUIRED_COLUMNS,
  VERSION_COLUMN,
  type Fact,
} from './campaign-workbook.ts';

/** A row as written, its cells without the spaces around them. */
export interface ReadRow {
  row: number;
  id: string;
  market: string;
  /** Only those that are not blank. */
  facts: Partial<Record<Fact, string>>;
  vetele: string;
  version: string;
}

/** A campaign of a file: the rows that are about it. */
export interface ReadCampaign {
  /** Its first row. */
  row: number;
  /** Empty for a new one. */
  id: string;
  facts: Partial<Record<Fact, string>>;
  version: string;
  models: { row: number; vetele: string }[];
  problems: string[];
}

const MAX_ROWS = 20_000;
/** They are written in one transaction, which the embedded database serves alone. */
const MAX_CAMPAIGNS = 500;

const cell = (row: TableRow, column: string): string => (row.cells[column] ?? '').trim();

function readRow(row: TableRow): ReadRow {
  const facts = FACTS.map((fact) => [fact, cell(row, FACT_COLUMNS[fact])] as const);
  return {
    row: row.row,
    id: cell(row, ID_COLUMN),
    market: cell(row, MARKET_COLUMN),
    facts: Object.fromEntries(facts.filter(([, text]) => text !== '')),
    vetele: cell(row, MODEL_COLUMN).toUpperCase(),
    version: cell(row, VERSION_COLUMN),
  };
}

/** The rows of a file; of one for a form only the models count. */
export async function readRows(
  file: { name: string; bytes: Buffer },
  { modelsOnly }: { modelsOnly: boolean },
): Promise<ReadRow[]> {
  const table = await openTable(file, COLUMNS, modelsOnly ? [MODEL_COLUMN] : REQUIRED_COLUMNS);
  const rows: ReadRow[] = [];
  for await (const row of table.rows) {
    rows.push(readRow(row));
    if (rows.length > MAX_ROWS)
      throw invalid(`The file has more than ${MAX_ROWS} rows. Split it and import the parts.`);
  }
  return rows;
}

/** Takes what a further row of a campaign says; it may repeat the first one, not contradict it. */
function addRow(campaign: ReadCampaign, row: ReadRow): void {
  for (const fact of FACTS) {
    const [said, first] = [row.facts[fact], campaign.facts[fact]];
    if (said === undefined || said === first) continue;
    if (first === undefined && campaign.models.length === 0) campaign.facts[fact] = said;
    else
      campaign.problems.push(
        `Row ${row.row}, ${FACT_COLUMNS[fact]}: '${said}' here, ${first === undefined ? 'nothing' : `'${first}'`} in row ${campaign.row} of the same campaign.`,
      );
  }
  campaign.version ||= row.version;
  if (row.vetele !== '') campaign.models.push({ row: row.row, vetele: row.vetele });
}

const newCampaign = ({ row, id }: ReadRow): ReadCampaign => ({
  ...{ row, id, facts: {}, version: '', models: [], problems: [] },
});

/** Says the same of itself: the key of a new campaign. */
const keyOf = ({ id, facts }: ReadRow): string =>
  id === '' ? JSON.stringify(FACTS.map((fact) => facts[fact] ?? '')) : `#${id}`;

/**
 * Rows of the same id are one campaign; so are rows without one that say the same, and a row that says nothing but a model
 * belongs to the campaign above it. `idOfForm` is that of the campaign whose form is open: what names none is about it.
 */
export function campaignsOf(rows: ReadRow[], idOfForm: string): ReadCampaign[] {
  const campaigns = new Map<string, ReadCampaign>();
  let above: ReadCampaign | undefined;
  for (const read of rows) {
    const row = read.id === '' ? { ...read, id: idOfForm } : read;
    const isMore = read.id === '' && Object.keys(read.facts).length === 0;
    let campaign: ReadCampaign | undefined = isMore ? above : campaigns.get(keyOf(row));
    if (!campaign) campaigns.set(keyOf(row), (campaign = newCampaign(row)));
    addRow(campaign, row);
    above = campaign;
  }
  if (campaigns.size > MAX_CAMPAIGNS)
    throw invalid(`The file has more than ${MAX_CAMPAIGNS} campaigns. Split it and import the parts.`);
  return [...campaigns.values()];
}
