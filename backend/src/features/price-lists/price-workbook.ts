import { type Cents, decimalsOf, wireOf } from '../../../../contracts/rules/amounts.ts';
import type { Sheet, SheetCell } from '../../kit/workbook-sheets.ts';

const EQUIPMENT_GROUPS = ['OPTIONALS', 'FUORISERIE', 'CUSTOMER PROGRAMS', 'ACCESSORIES'] as const;
export type EquipmentGroup = (typeof EQUIPMENT_GROUPS)[number];

export const MARKET_ROW = 'Market';
export const VEHICLE_ROW = 'Vehicle';
export const CURRENCY_ROW = 'Currency';
export const CODE_COLUMN = 'Code';
export const NAME_COLUMN = 'Name';
export const PRICE_COLUMN = 'Final price';
const HEAD_ROW = 4;

export interface WorkbookItem {
  code: string;
  description: string;
  /** Of the base price none. */
  group: EquipmentGroup | '';
  isStandard: boolean;
  isHiddenByPcm: boolean;
  officialPrice: Cents | null;
  price: Cents | null;
}

export interface WorkbookList {
  market: { id: string; description: string; currency: string };
  vehicle: { vetele: string; description: string };
  currency: string;
  pricemask: string;
  base: WorkbookItem;
  items: WorkbookItem[];
}

/** What the factory asks is in the currency of the market, whatever that of the list (decision I-10). */
const columnsOf = ({ market, currency }: WorkbookList): string[] => {
  const isSaid = market.currency === '' || currency === market.currency;
  const official = isSaid ? 'Official price' : `Official price, ${market.currency}`;
  return ['Group', CODE_COLUMN, NAME_COLUMN, official, PRICE_COLUMN, 'Note'];
};

/** Spreadsheets use the separators of their own language; only the number of decimals comes from the mask. */
function cellOfAmount(cents: Cents | null, mask: string): SheetCell {
  if (cents === null) return null;
  const hasDecimals = decimalsOf(mask) > 0 || cents % 100 !== 0;
  return { amount: wireOf(cents), format: hasDecimals ? '#,##0.00' : '#,##0' };
}

function rowsOf({ base, items, pricemask }: WorkbookList): SheetCell[][] {
  const amount = (cents: Cents | null) => cellOfAmount(cents, pricemask);
  const groups = EQUIPMENT_GROUPS.flatMap((group) => items.filter((item) => item.group === group));
  return [base, ...groups].map(({ group, code, description, officialPrice, price, isStandard }) => [
    group || 'BASE PRICE',
    code,
    description,
    amount(officialPrice),
    isStandard ? null : amount(price),
    isStandard ? '(is Standard)' : null,
  ]);
}

const INSTRUCTIONS = [
  ['Istruzioni', 'Instructions'],
  [
    'Modificare solo la colonna "Final price" del foglio "Price list". Le altre colonne servono a riconoscere le righe.',
    'Change the column "Final price" of the sheet "Price list" only. The other columns are there to recognise the rows.',
  ],
  [
    'Le righe "Market" e "Vehicle" dicono di quale listino si tratta: non cancellarle. Il file vale solo per quel mercato e quel veicolo, e per prezzi nella valuta della riga "Currency".',
    'The rows "Market" and "Vehicle" say which price list this is: keep them. The file is good for that market and vehicle only, and for prices in the currency of the row "Currency".',
  ],
  [
    'I prezzi sono numeri con al massimo 2 decimali, non negativi. Il prezzo base (codice -) deve essere maggiore di 0.',
    'Prices are numbers with at most 2 decimals, not negative. The base price (code -) must be above 0.',
  ],
  [
    'Una cella vuota lascia il prezzo com’è. Le righe che mancano restano come sono. Gli articoli di serie (is Standard) non hanno prezzo.',
    'A blank cell leaves the price as it is. So do rows that are left out. Standard items (is Standard) have no price.',
  ],
  [
    'Ogni codice può comparire una volta sola. Righe ordinate o filtrate diversamente vanno bene.',
    'A code may stand in one row only. Rows may be sorted and filtered as you like.',
  ],
  [
    'Nel configuratore prezzi: Import, scegliere il file, Upload. Un’anteprima mostra ogni riga prima che qualcosa venga salvato.',
    'In the price configurator: Import, choose the file, Upload. A preview shows every row before anything is saved.',
  ],
];

export function priceSheets(list: WorkbookList): Sheet[] {
  const { market, vehicle, currency } = list;
  const columns = columnsOf(list);
  return [
    {
      name: 'Price list',
      widths: [22, 14, 52, 16, 16, 16],
      rows: [
        [MARKET_ROW, market.id, market.description],
        [VEHICLE_ROW, vehicle.vetele, vehicle.description],
        [CURRENCY_ROW, currency],
        columns,
        ...rowsOf(list),
      ],
      headRow: HEAD_ROW,
      frozenColumns: 2,
      inputColumn: columns.indexOf(PRICE_COLUMN) + 1,
    },
    { name: 'Istruzioni', widths: [70, 70], rows: INSTRUCTIONS, boldRows: [1], wrap: true },
  ];
}

export function workbookName({ market, vehicle }: WorkbookList, modelName: string | undefined): string {
  const model = (modelName?.trim() || vehicle.description)
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `priceList_${market.id}_${vehicle.vetele}_${model}`.slice(0, 150);
}
