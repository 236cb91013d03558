import { isLockedPrice } from '../../../../contracts/rules/locked-prices';
import { hasEditInfo, type GridColumnKey, type GridItem } from './gridColumns';
import type { PriceSheet } from './priceSheet';
import { t } from '../../texts/kitGrid.gen';

export interface GridPlace {
  code: string;
  cell: GridCell;
  element: HTMLElement;
  row: HTMLElement;
}

/** The cell in which something happened, from the attributes that its row carries. */
export function placeOf(target: EventTarget): GridPlace | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const row = element?.closest<HTMLElement>('[data-code]');
  if (!element || !row) return undefined;
  return { code: row.dataset.code!, cell: element.dataset.cell as GridCell, element, row };
}

/** What can hold the focus in a row; `data-cell` of its element. */
export type GridCell = 'mark' | 'hide' | 'log' | 'price' | 'rollback' | 'remove' | 'breakdown';

/** What all rows of a grid share; stays the same object until a part changes, since a new one redraws every row. */
export interface GridSettings {
  sheet: PriceSheet;
  columns: readonly GridColumnKey[];
  /** Of the list, '#.##0,00'. */
  mask: string;
  canEdit: boolean;
  /** Missing prices are marked red (rule R-183). */
  isPublished: boolean;
  /** Whether rows have the button that removes taxes (decision A-32). */
  removesTax: boolean;
  /** What is hidden is shown, and nothing of it is stored with this list. */
  isHidingFixed?: boolean;
  vatPercent: number | null;
}

/** Why the price of an item cannot be typed; undefined: it can. */
export function refusalOf(item: GridItem, sheet: PriceSheet): string | undefined {
  if (item.isStandard) return t('{code} is standard and has no price.', { code: item.code });
  const isLocked = isLockedPrice(item.isHiddenByPcm, sheet.loaded(item.code)?.price);
  return isLocked ? t('{code} is hidden by its product category.', { code: item.code }) : undefined;
}

export const canType = (item: GridItem, { sheet, canEdit }: GridSettings) =>
  canEdit && refusalOf(item, sheet) === undefined;

/** Rows are marked for what is done to many prices at once; a price that cannot be typed cannot be changed so either. */
export const canMark = (item: GridItem, settings: GridSettings) =>
  settings.columns.includes('mark') && canType(item, settings);

/** The result starts from the saved price, so that it is never taken off twice: without one there is nothing to start from. */
export const canRemoveTax = (item: GridItem, settings: GridSettings) =>
  settings.removesTax && settings.sheet.loaded(item.code)?.price != null && canType(item, settings);

/** What may not be hidden any more, and is, can be shown again. */
export const canHide = (item: GridItem, { sheet, canEdit, columns, isHidingFixed }: GridSettings) =>
  canEdit &&
  !isHidingFixed &&
  (item.isHideEnabled || sheet.loaded(item.code)?.isHiddenByMarket === true) &&
  !item.isHiddenByPcm &&
  columns.includes('hide');

const stops: readonly GridCell[] = ['price', 'hide', 'log', 'breakdown'];

/** The cell that Tab arrives at in a row; undefined: nothing in it takes the focus. */
export const stopOf = (item: GridItem, settings: GridSettings): GridCell | undefined =>
  stops.find((cell) => holds(item, cell, settings));

/** Whether the arrow keys find this cell in the item's row. */
export function holds(item: GridItem, cell: GridCell, settings: GridSettings): boolean {
  const { price, isChanged } = settings.sheet.cell(item.code);
  switch (cell) {
    case 'mark':
      return canMark(item, settings);
    case 'hide':
      return canHide(item, settings);
    case 'log':
      return hasEditInfo(item);
    case 'price':
      return canType(item, settings);
    case 'rollback':
      return settings.canEdit && isChanged;
    case 'remove':
      return canRemoveTax(item, settings);
    case 'breakdown':
      return price !== null;
  }
}
