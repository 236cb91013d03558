import type { WorkbookHelp } from '../../kit/workbook.ts';

export const SHEET = 'SOL visibility';
export const VEHICLE_COLUMN = 'Vehicle code';
export const MARKET_COLUMN = 'Market code';
export const VISIBLE_COLUMN = 'Visible';

/** In place of a market's code, for records of headquarters. */
export const HQ_CODE = 'HQ';

const UPDATED_COLUMN = 'Last update (UTC)';

export const COLUMNS = [
  VEHICLE_COLUMN,
  'Model',
  'ADM',
  MARKET_COLUMN,
  'Market',
  VISIBLE_COLUMN,
  'HQ visible',
  UPDATED_COLUMN,
  'Updated by',
];

const GUIDE = [
  'SOL visibility: how to fill in this workbook',
  'Change the column "Visible" of the sheet "SOL visibility": Yes or No. A blank cell leaves the record as it is.',
  'A row is recognised by "Vehicle code" and "Market code". The other columns are there to read; what they say is not imported.',
  '"Market code" HQ is the record of headquarters, which only HQ users change. HQ users may leave the cell blank; the rows of markets are there for them to read.',
  'Market users choose one market when they import. A blank "Market code" means that market; rows of other markets are left out.',
  'A row without a record yet adds one. A market needs the record of headquarters first, and can be visible only while that one is.',
  'Vehicle codes have seven digits: zeros that a spreadsheet drops in front of them are added again.',
  'Rows may be sorted, filtered and left out as you like. A vehicle and market may stand in one row only.',
];

export const HELP: WorkbookHelp = {
  widths: [14, 36, 18, 14, 22, 10, 12, 20, 24],
  dates: [UPDATED_COLUMN],
  choices: { [VISIBLE_COLUMN]: ['Yes', 'No'] },
  guide: { name: 'How to', widths: [110], rows: GUIDE.map((line) => [line]) },
};
