import { centsOf } from '../../../../contracts/rules/amounts';
import { plainText } from '../../ui/data/plainText';
import { italianOrder } from '../format/italianOrder';
import type { GridColumnKey, GridItem } from './gridColumns';
import { isInFactoryCurrency, type PriceSheet } from './priceSheet';

export type GridFilter = 'all' | 'changed' | 'missing' | 'hidden' | 'belowCost' | 'far' | 'unlabelled';

export interface GridSort {
  key: GridColumnKey;
  direction: 'asc' | 'desc';
}

export interface GridSearch {
  /** In code or name, whatever their case and accents. */
  find: string;
  filter: GridFilter;
  /** How many percent from the official price are far. */
  limit: number;
  sort: GridSort;
}

const codeCollator = new Intl.Collator('en');

/** The items that are asked for, in the order that is asked for; equal ones by code, missing values last. */
export function shownItems(items: readonly GridItem[], sheet: PriceSheet, search: GridSearch): GridItem[] {
  const wanted = plainText(search.find.trim());
  const found = items.filter(
    (item) =>
      passes(item, sheet, search) &&
      (wanted === '' || plainText(`${item.code}\n${item.description}`).includes(wanted)),
  );
  return found.sort(comparison(search.sort, sheet));
}

type Wanted = Pick<GridSearch, 'filter' | 'limit'>;

function passes(item: GridItem, sheet: PriceSheet, { filter, limit }: Wanted): boolean {
  const cell = sheet.cell(item.code);
  switch (filter) {
    case 'all':
      return true;
    case 'changed':
      return cell.isChanged;
    case 'missing':
      return !item.isStandard && (cell.price === null || cell.isInvalid);
    case 'hidden':
      return cell.isHiddenByMarket || item.isHiddenByPcm;
    case 'unlabelled':
      return item.isLabelMissing === true;
    default:
      return isInFactoryCurrency(sheet) && isDoubtful(item, cell.price, { filter, limit });
  }
}

/** Below the importer price, or far from the official one, as the readiness counts them. */
function isDoubtful(item: GridItem, price: number | null, { filter, limit }: Wanted): boolean {
  if (price === null || item.isStandard) return false;
  const [cost, official] = [centsOf(item.impPrice), centsOf(item.officialPrice)];
  if (filter === 'belowCost') return cost !== null && price < cost;
  return official !== null && Math.abs(price - official) * 100 > limit * official;
}

type Value = string | number | null;

function comparison({ key, direction }: GridSort, sheet: PriceSheet) {
  const sign = direction === 'asc' ? 1 : -1;
  const byCode = (one: GridItem, other: GridItem) => codeCollator.compare(one.code, other.code);
  if (key === 'code') return (one: GridItem, other: GridItem) => sign * byCode(one, other);
  return (one: GridItem, other: GridItem) => {
    const [left, right] = [valueOf(one, key, sheet), valueOf(other, key, sheet)];
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || byCode(one, other);
    return sign * compared(left, right) || byCode(one, other);
  };
}

const compared = (left: string | number, right: string | number) =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : italianOrder(String(left), String(right));

function valueOf(item: GridItem, key: GridColumnKey, sheet: PriceSheet): Value {
  switch (key) {
    case 'insertDate':
      return item.dateInsReadonlyString.split('/').reverse().join('') || null;
    case 'name':
      return item.description;
    case 'official':
      return centsOf(item.officialPrice);
    case 'final':
      return sheet.cell(item.code).price;
    case 'importer':
      return centsOf(item.impPrice);
    case 'mrpbt':
      return centsOf(item.mrpbtPrice);
    case 'msrp':
      return centsOf(item.msrp);
    default:
      return item.code;
  }
}
