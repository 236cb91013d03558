import { useImperativeHandle, useMemo, type Ref } from 'react';
import type { EquipmentItem, Market } from '../../../api';
import { PriceGrid } from '../../../kit/grid/PriceGrid';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { usePriceGrid } from '../../../kit/grid/usePriceGrid';
import { amountsNote, equipmentColumns } from '../equipment/equipmentColumns';
import type { AlternativeSection } from './alternativeList';

export interface AlternativeGroupHandle {
  /** Puts the focus into the price of this item, whatever page it is on. */
  goTo: (code: string) => void;
}

export interface AlternativeGroupProps {
  kind: AlternativeSection;
  title: string;
  items: readonly EquipmentItem[];
  sheet: PriceSheet;
  market: Market;
  mask: string;
  currency: string;
  canEdit: boolean;
  ref?: Ref<AlternativeGroupHandle>;
  /** Of Ctrl+S and Ctrl+Enter in its rows. */
  onSave: () => void;
  onBreakdown: (code: string, anchor: HTMLElement) => void;
  onInfo: (code: string, anchor: HTMLElement) => void;
}

export function AlternativeGroup({ ref, ...props }: AlternativeGroupProps) {
  const { kind, title, items, sheet, market, mask, currency, canEdit } = props;
  const grid = usePriceGrid(items, sheet);
  const settings = useMemo(
    () => ({
      ...equipmentColumns(market, kind, canEdit),
      sheet,
      mask,
      canEdit,
      isPublished: true,
      isHidingFixed: true,
      vatPercent: market.vat,
    }),
    [market, kind, canEdit, sheet, mask],
  );
  useImperativeHandle(ref, () => ({ goTo: (code) => grid.goTo(code) }));
  return (
    <PriceGrid
      label={title}
      grid={grid}
      settings={settings}
      note={amountsNote(currency, market)}
      onSave={props.onSave}
      onBreakdown={props.onBreakdown}
      onInfo={props.onInfo}
    />
  );
}
