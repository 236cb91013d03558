import { t } from '../../texts/kitGrid';
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
  /** 'No edit info' until the first change. */
  itemLastModInfo: string;
}

export type GridColumnKey =
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
}

/** All columns in their order (rule R-263); which of them a list shows is the caller's to say. */
export const gridColumns: readonly GridColumn[] = [
  { key: 'insertDate', header: t('Insert date'), name: 'Insert date', isSortable: true },
  { key: 'hiddenByPcm', header: t('Hid. by PCM'), name: 'Hidden by product category', align: 'center' },
  { key: 'hide', header: t('Hide'), name: 'Hide', align: 'center' },
  { key: 'code', header: 'Code', name: 'Code', isSortable: true },
  { key: 'name', header: t('Name'), name: 'Name', isSortable: true },
  {
    key: 'official',
    header: t('Official price'),
    name: 'Official price of market',
    isSortable: true,
    align: 'right',
  },
  { key: 'log', header: t('Log'), name: 'Price info log', align: 'center' },
  {
    key: 'final',
    header: t('Final price'),
    name: 'Final price displayed to the user',
    isSortable: true,
    align: 'right',
  },
  { key: 'rollback', name: 'Rollback', align: 'center' },
  { key: 'withoutTax', header: t('Without tax'), name: 'Remove tax', align: 'right' },
  { key: 'importer', header: t('Importer price'), name: 'Importer price', isSortable: true, align: 'right' },
  { key: 'mrpbt', header: t('MRPBT'), name: 'Mrpbt price', isSortable: true, align: 'right' },
  { key: 'msrp', header: t('MSRP'), name: 'Msrp price', isSortable: true, align: 'right' },
];

export const hasEditInfo = (item: GridItem) =>
  item.itemLastModInfo !== 'No edit info' && item.itemLastModInfo !== '';
