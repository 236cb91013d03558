import type { TableShape } from '../../kit/import/table.ts';
import { t } from '../../texts/packs.ts';
import type { WorkbookHelp } from '../../kit/workbook.ts';

export const COUNTRY = 'Country';
export const MARKET = 'Market';
export const MODEL = 'Model';
export const PARENT = 'Parent code';
export const CHILD = 'Child code';
export const INCLUDED = 'Incl/excl';
export const MANOVRA = 'Opt manovra';
export const SET = 'Set';
export const DEFAULT = 'Default';
export const COMPULSORY = 'Compulsory';
const MODEL_NAME = 'Model name';
const NAME = 'Name';

export const ITEM_COLUMNS = [INCLUDED, MANOVRA, SET, DEFAULT, COMPULSORY];

export interface PackLayout {
  name: string;
  fileName: string;
  columns: string[];
  /** All columns are required, since a pack is replaced as a whole. */
  shape: TableShape;
  help: WorkbookHelp;
}

const isHeading = (columns: string[]) => {
  const child = columns.indexOf(CHILD);
  return (row: unknown[]): boolean => row[child] === '';
};

const SHARED_GUIDE = {
  Rows: 'Add, change and delete rows as you like, sort and filter them. Every row names its pack.',
  'Whole packs':
    'A pack that the file names is replaced by what the file says: an option that you delete here is taken out of the pack. A pack is imported as a whole or not at all.',
  'Other packs':
    'Packs that the file does not name stay as they are. A pack without options is not imported.',
  Codes: 'Codes are texts: 071 stays 071. Should a spreadsheet turn one into a number, the import says so.',
  Preview: 'Upload shows what would change, row by row. Nothing is stored before you press Import.',
};

const guideOf = (title: string, lines: Record<string, string>): NonNullable<WorkbookHelp['guide']> => ({
  name: 'How to',
  widths: [18, 110],
  rows: [[title], ...Object.entries(lines)],
});

const packColumns = (required: string[], others: string[] = []): TableShape => ({
  columns: [...required, ...others],
  required,
  foundBy: [PARENT, CHILD],
  codes: [PARENT, CHILD, MODEL],
});

const isCommercial = (head: readonly string[]): boolean =>
  head.some((name) => name.toLowerCase() === MODEL.toLowerCase());

const commercialColumns = [
  ...[COUNTRY, MARKET, MODEL, MODEL_NAME],
  ...[PARENT, CHILD, NAME, ...ITEM_COLUMNS],
];

export const COMMERCIAL_LAYOUT: PackLayout = {
  name: 'Commercial packs',
  fileName: 'commercialPacks',
  columns: commercialColumns,
  shape: {
    ...packColumns([COUNTRY, MODEL, PARENT, CHILD, ...ITEM_COLUMNS], [MARKET]),
    refusalOf: (head) =>
      isCommercial(head) ? undefined : t('This is a workbook of implicit packs. Import it there.'),
  },
  help: {
    widths: [10, 10, 18, 34, 14, 14, 36, 11, 14, 8, 10, 13],
    choices: { [INCLUDED]: ['Incl', 'Excl'], [COMPULSORY]: ['Yes', 'No'] },
    isHeading: isHeading(commercialColumns),
    guide: guideOf('How to fill in commercial packs', {
      [COUNTRY]: 'Id of the market, such as IT. One of your own markets.',
      [MARKET]: 'Code of that market, for reading. Leave it blank, or change it together with the country.',
      [MODEL]:
        'Seven digits of the vehicle. Several, with commas between them, when the same pack is offered on each: 3410126, 3410127.',
      [MODEL_NAME]: 'For reading only.',
      [PARENT]: 'Code of the option that is the pack. The same in every row of the pack.',
      [CHILD]:
        'Code of an option in the pack. Blank in the one row that stands for the pack itself, in which the columns after Name stay blank too.',
      [NAME]: 'What the factory calls the option. For reading only.',
      [INCLUDED]: 'Incl: its price is part of the price of the pack. Excl: it is paid for beside the pack.',
      [MANOVRA]: 'A text of at most 40 characters.',
      [SET]:
        'Options of which the customer takes one have the same set, such as A. A set has at least two options.',
      [DEFAULT]:
        'The set again, in the row of the one option that is taken unless the customer chooses another.',
      [COMPULSORY]: 'Yes: the customer cannot leave it out. Blank means No.',
      ...SHARED_GUIDE,
    }),
  },
};

const implicitColumns = [PARENT, CHILD, NAME];

export const IMPLICIT_LAYOUT: PackLayout = {
  name: 'Implicit packs',
  fileName: 'implicitPacks',
  columns: implicitColumns,
  shape: {
    ...packColumns([PARENT, CHILD]),
    refusalOf: (head) =>
      isCommercial(head) ? t('This is a workbook of commercial packs. Import it there.') : undefined,
  },
  help: {
    widths: [16, 16, 50],
    isHeading: isHeading(implicitColumns),
    guide: guideOf('How to fill in implicit packs', {
      [PARENT]: 'Code of the option that brings others along, in every market. The same in every row of it.',
      [CHILD]: 'Code of an option that it brings along. Blank in the one row that stands for the parent.',
      [NAME]: 'What the factory calls the option. For reading only.',
      ...SHARED_GUIDE,
      Rights: 'Implicit packs apply in every market: only a user with all markets can import them.',
    }),
  },
};
