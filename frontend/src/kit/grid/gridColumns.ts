import { t } from '../../texts/kitGrid.gen';
/** What the grid shows of an item beside its price; an EquipmentItem of the contract is one. Amounts are those of the wire. */
export interface GridItem {
  code: string;
  description: string;
  /** DD/MM/YY or empty. */
  dateInsReadonlyString: string;
  officialPrice: number | null;
  impPrice: number | null;
  mrpbtPrice: number | null;
  msrp: number | null;
  isStandard: boolean;
  isHiddenByPcm: boolean;
  isHideEnabled: boolean;
  /** It has no label in the language of the market; undefined where nobody asked. */
  isLabelMissing?: boolean;
  /** 'No edit info' until the first change. */
  itemLastModInfo: string;
}

export type GridColumnKey =
  | 'mark'
  | 'insertDate'
  | 'hiddenByPcm'
  | 'hide'
  | 'code'
  | 'name'
  | 'official'
  | 'log'
  | 'final'
  | 'rollback'
  | 'withoutTax'
  | 'importer'
  | 'mrpbt'
  | 'msrp';

export interface GridColumn {
  key: GridColumnKey;
  /** As short as the width allows; without one the full name is read aloud only. */
  header?: string;
  /** Quoted (decision B-01). */
  name: string;
  isSortable?: boolean;
  align?: 'right' | 'center';
  /** In a wide and in a narrow window; the name has what is left. */
  widths?: readonly [wide: number, narrow: number];
}

/** All columns in their order (rule R-263), after the box that marks a row; which of them a list shows is the caller's to say. */
export const gridColumns: readonly GridColumn[] = [
  { key: 'mark', widths: [44, 36], name: t('Mark'), align: 'center' },
  { key: 'insertDate', widths: [86, 78], header: t('Insert date'), name: 'Insert date', isSortable: true },
  {
    key: 'hiddenByPcm',
    widths: [58, 44],
    header: t('Hid. by PCM'),
    name: 'Hidden by product category',
    align: 'center',
  },
  { key: 'hide', widths: [48, 40], header: t('Hide'), name: 'Hide', align: 'center' },
  { key: 'code', widths: [74, 54], header: 'Code', name: 'Code', isSortable: true },
  { key: 'name', header: t('Name'), name: 'Name', isSortable: true },
  {
    key: 'official',
    widths: [98, 82],
    header: t('Official price'),
    name: 'Official price of market',
    isSortable: true,
    align: 'right',
  },
  { key: 'log', widths: [44, 36], header: t('Log'), name: 'Price info log', align: 'center' },
  {
    key: 'final',
    widths: [126, 104],
    header: t('Final price'),
    name: 'Final price displayed to the user',
    isSortable: true,
    align: 'right',
  },
  { key: 'rollback', widths: [40, 34], name: 'Rollback', align: 'center' },
  { key: 'withoutTax', widths: [118, 100], header: t('Without tax'), name: 'Remove tax', align: 'right' },
  {
    key: 'importer',
    widths: [108, 78],
    header: t('Importer price'),
    name: 'Importer price',
    isSortable: true,
    align: 'right',
  },
  {
    key: 'mrpbt',
    widths: [108, 88],
    header: t('MRPBT'),
    name: 'Mrpbt price',
    isSortable: true,
    align: 'right',
  },
  { key: 'msrp', widths: [108, 88], header: t('MSRP'), name: 'Msrp price', isSortable: true, align: 'right' },
];

export const hasEditInfo = (item: GridItem) =>
  item.itemLastModInfo !== 'No edit info' && item.itemLastModInfo !== '';
