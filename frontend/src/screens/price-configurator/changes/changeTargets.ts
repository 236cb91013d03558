import type { BasePriceInfo, EquipmentItem } from '../../../api';
import { refusalOf } from '../../../kit/grid/gridCells';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import type { PriceGridState } from '../../../kit/grid/usePriceGrid';
import { centsOf } from '../../../../../contracts/rules/amounts';
import { t } from '../../../texts/priceConfigurator.gen';
import { baseCode } from '../save/priceList';
import type { ChangeScope } from './changeForm';
import type { ChangeTarget } from './changeRows';

/** The prices of a card, and whether the market sets them. */
export interface ChangeGroup {
  items: readonly EquipmentItem[];
  canSet: boolean;
}

export interface ChangePlace {
  /** Of the card where the change was begun. */
  grid: Pick<PriceGridState, 'items' | 'shown' | 'marked' | 'sheet'>;
  base: BasePriceInfo;
  canSetBase: boolean;
  /** Every card of the screen, in its order. */
  groups: readonly ChangeGroup[];
  marketName: string;
}

type Item = Pick<EquipmentItem, 'code' | 'description' | 'officialPrice'>;

/** What can be chosen, with the number of its prices; what is the same as another choice is left out. */
export function scopesOf({ grid, groups }: ChangePlace): { scope: ChangeScope; count: number }[] {
  const { items, shown } = grid;
  const marked = markedOf(grid).length;
  const all = groups.reduce((count, group) => count + group.items.length, 1);
  return [
    ...(marked > 0 ? [{ scope: 'marked' as const, count: marked }] : []),
    ...(shown.length > 0 && shown.length < items.length
      ? [{ scope: 'shown' as const, count: shown.length }]
      : []),
    { scope: 'card', count: items.length },
    { scope: 'list', count: all },
  ];
}

const markedOf = ({ items, marked }: ChangePlace['grid']) => items.filter(({ code }) => marked.has(code));

/** The prices of a choice as they stand in the grid, what is typed and not saved included. */
export function targetsOf(place: ChangePlace, scope: ChangeScope): ChangeTarget[] {
  const { grid, base, canSetBase, groups, marketName } = place;
  const { sheet } = grid;
  const notSet = t('{market} does not set this price.', { market: marketName });
  if (scope !== 'list') {
    const items = { marked: markedOf(grid), shown: grid.shown, card: grid.items }[scope];
    return items.map((item) => targetOf(item, sheet, refusalOf(item, sheet)));
  }
  return [
    targetOf({ ...base, code: baseCode }, sheet, canSetBase ? undefined : notSet),
    ...groups.flatMap(({ items, canSet }) =>
      items.map((item) => targetOf(item, sheet, refusalOf(item, sheet) ?? (canSet ? undefined : notSet))),
    ),
  ];
}

function targetOf(
  { code, description, officialPrice }: Item,
  sheet: PriceSheet,
  refusal: string | undefined,
): ChangeTarget {
  const { price, isInvalid } = sheet.cell(code);
  return {
    code,
    name: description,
    price: isInvalid ? null : price,
    official: centsOf(officialPrice),
    refusal,
  };
}
