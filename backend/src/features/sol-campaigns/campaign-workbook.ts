import type { WorkbookHelp } from '../../kit/workbook.ts';

export const SHEET = 'Campaigns';

export const ID_COLUMN = 'Campaign ID';
export const MARKET_COLUMN = 'Market';
export const MODEL_COLUMN = 'Model';
export const VERSION_COLUMN = 'Version';
export const CURRENCY_COLUMN = 'Currency';
const UPDATED_COLUMN = 'Last Update (UTC)';

/** What a campaign is, by the names of its state. */
export const FACT_COLUMNS = {
  dateTimeStartUTC: 'Date Start',
  dateTimeEndUTC: 'Date End',
  timeZone: 'Time Zone',
  discPerc: 'Disc.%',
  discTot: 'Disc. Tot',
  discOpt: 'Disc. Opt%',
  description: 'Desc',
  campaignType: 'Campaign Type',
} as const;
export type Fact = keyof typeof FACT_COLUMNS;
export const FACTS = Object.keys(FACT_COLUMNS) as Fact[];

export const COLUMNS = [
  ID_COLUMN,
  MARKET_COLUMN,
  ...FACTS.map((fact) => FACT_COLUMNS[fact]),
  CURRENCY_COLUMN,
  MODEL_COLUMN,
  'Model Name',
  'Active',
  UPDATED_COLUMN,
  VERSION_COLUMN,
];

export const READ_COLUMNS = [
  ...[ID_COLUMN, MARKET_COLUMN, CURRENCY_COLUMN, MODEL_COLUMN, VERSION_COLUMN],
  ...FACTS.map((fact) => FACT_COLUMNS[fact]),
];

/** A market with a single time zone does not need that column. */
export const REQUIRED_COLUMNS = [
  ID_COLUMN,
  ...FACTS.filter((fact) => fact !== 'timeZone').map((fact) => FACT_COLUMNS[fact]),
  MODEL_COLUMN,
];

const GUIDE = [
  'Campaigns: how to fill in this workbook',
  'A row for each model. The first row of a campaign says its dates, discounts, description and type; further rows of it may leave them blank, or repeat them.',
  'A new campaign leaves "Campaign ID" blank. With an ID, the row changes that campaign: it gets the dates, discounts, description and type of the row, and the models of its rows. A blank discount means none.',
  '"Date Start" and "Date End": dates with their time, or texts as DD/MM/YYYY HH:mm, by the clocks of "Time Zone". Without a time the start is at 00:00 and the end at 23:59, or at 00:00 where it was. A start that is set or changed cannot be before today; the end has to be on a later day than the start.',
  '"Time Zone": an IANA name such as Europe/Rome, one of the market. It may be blank where the market has only one.',
  'Discounts are numbers with at most 2 decimals, at least one of the three. "Disc.%" and "Disc. Opt%" are percentages of the model and of options, from 0 to 100 (3 means 3 percent); "Disc. Tot" is an amount. "Disc.%" and "Disc. Tot" exclude each other.',
  '"Currency": that of "Disc. Tot". A blank cell means that of the market; an amount in another one is refused.',
  '"Model": the code of seven digits. Zeros that a spreadsheet drops in front of it are added again.',
  '"Market": a blank cell means the market that is chosen when the file is imported; rows of other markets are left out.',
  '"Model Name", "Active", "Last Update (UTC)" and "Version" are there to read. Keep "Version": it tells whether somebody changed the campaign since the export. Only active campaigns can be changed.',
  'A campaign is imported as a whole or not at all. Campaigns that the file leaves out stay as they are; a model whose row is left out leaves its campaign. Rows that repeat what their campaign says may be sorted as you like.',
];

export const HELP: WorkbookHelp = {
  widths: [13, 9, 18, 18, 20, 9, 12, 11, 44, 15, 10, 11, 34, 9, 18, 9],
  choices: { [FACT_COLUMNS.campaignType]: ['B2C', 'B2B'] },
  amounts: [FACT_COLUMNS.discPerc, FACT_COLUMNS.discTot, FACT_COLUMNS.discOpt],
  dates: [FACT_COLUMNS.dateTimeStartUTC, FACT_COLUMNS.dateTimeEndUTC, UPDATED_COLUMN],
  guide: { name: 'How to', widths: [110], rows: GUIDE.map((line) => [line]) },
};
