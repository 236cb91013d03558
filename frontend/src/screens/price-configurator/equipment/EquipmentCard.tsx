import {
  use,
  useImperativeHandle,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import type { EquipmentItem, Market } from '../../../api';
import type { GridSettings } from '../../../kit/grid/gridCells';
import { isBlankRow } from '../../../kit/grid/blankRows';
import { PriceGrid } from '../../../kit/grid/PriceGrid';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import type { GridFilter } from '../../../kit/grid/shownItems';
import { useGridCounts } from '../../../kit/grid/usePriceSheet';
import { allRows, usePriceGrid, type PriceGridState } from '../../../kit/grid/usePriceGrid';
import { Pill } from '../../../ui/data/Pill';
import { AskedRowsContext } from '../page/askedRows';
import { CardViewsContext } from '../page/cardViews';
import { baseCode } from '../save/priceList';
import { PriceCard } from '../PriceCard';
import { amountsNote, equipmentColumns, type EquipmentKind } from './equipmentColumns';
import { t } from '../../../texts/priceConfigurator.gen';
import { changesOf } from '../../../kit/versioned/editsDraft';

/** What the rest of the screen may ask of a card: its warnings and the save bar lead to rows. */
export interface EquipmentCardHandle {
  show: (filter: GridFilter) => void;
  /** Unfolds the card and puts the focus into the price of this item, whatever page it is on. */
  goTo: (code: string) => void;
  /** The focus goes to the first price that keeps the list from being saved; false: there is none here. */
  goToFirstMissing: () => boolean;
}

export interface EquipmentCardProps {
  id: string;
  title: string;
  items: readonly EquipmentItem[];
  sheet: PriceSheet;
  market: Market;
  canEdit: boolean;
  isPublished: boolean;
  kind: EquipmentKind;
  /** Of the list; without them those of the market. */
  mask?: string;
  currency?: string;
  note?: ReactNode;
  /** In the line of the filters, where prices can be edited; gets what the card shows. With it rows can be marked. */
  tools?: (grid: PriceGridState) => ReactNode;
  children?: ReactNode;
  warning?: ReactNode;
  ref?: Ref<EquipmentCardHandle>;
  /** Of Ctrl+S and Ctrl+Enter in its fields. */
  onSave?: () => void;
  onBreakdown: (code: string, anchor: HTMLElement) => void;
  onInfo: (code: string, anchor: HTMLElement) => void;
}

/** One list of equipment with its prices, which folds into a line; that of the options once nothing is missing in it. */
export function EquipmentCard({ ref, ...props }: EquipmentCardProps) {
  const { id, title, items, sheet, market, canEdit, isPublished, kind } = props;
  const { mask = market.pricemask, currency = market.currency, note, children, warning } = props;
  const asked = use(AskedRowsContext);
  const grid = usePriceGrid(items, sheet, { ...useKeptRows(id), ...(asked && { asked }) });
  const canMark = canEdit && props.tools !== undefined;
  const settings = useSettings({ sheet, market, canEdit, isPublished, kind, mask, canMark });
  const openSignal = useEquipmentHandle(ref, grid);
  const isOptions = kind === 'options';
  const isComplete = useIsComplete(grid);

  return (
    <PriceCard
      id={id}
      title={title}
      actions={note}
      summary={isOptions && !isComplete ? undefined : <Summary grid={grid} />}
      startsOpen={isOptions}
      mark={<ChangeMark grid={grid} />}
      openSignal={openSignal}
      isAsked={asked !== undefined && grid.shown.length > 0}
      banner={isOptions ? undefined : warning}
      onSave={props.onSave}
    >
      {children}
      {isOptions && warning}
      <PriceGrid
        label={title}
        grid={grid}
        settings={settings}
        actions={props.tools?.(grid)}
        note={amountsNote(currency, market)}
        onSave={props.onSave}
        onBreakdown={props.onBreakdown}
        onInfo={props.onInfo}
      />
    </PriceCard>
  );
}

/** Whether no price is missing, that of the vehicle included. */
const useIsComplete = ({ sheet, codes }: PriceGridState): boolean =>
  useSyncExternalStore(
    sheet.subscribeAll,
    () => sheet.counts(codes).missing === 0 && !isBlankRow(sheet, baseCode),
  );

/** Rows per page as the card was left; all of them are kept as 0. */
function useKeptRows(id: string) {
  const { viewOf, keep } = use(CardViewsContext);
  const { rows } = viewOf(id);
  return {
    rows: rows === 0 ? allRows : rows,
    onRows: (chosen: number) => keep(id, { rows: chosen === allRows ? 0 : chosen }),
  };
}

type SettingsOf = Pick<EquipmentCardProps, 'sheet' | 'market' | 'canEdit' | 'isPublished' | 'kind'> & {
  mask: string;
  canMark: boolean;
};

/** The same object until one of its parts changes: a new one redraws every row. */
function useSettings(of: SettingsOf): GridSettings {
  const { sheet, market, canEdit, isPublished, kind, mask, canMark } = of;
  return useMemo(() => {
    const { columns, removesTax } = equipmentColumns(market, kind, canEdit);
    return {
      columns: canMark ? ['mark', ...columns] : columns,
      removesTax,
      sheet,
      mask,
      canEdit,
      isPublished,
      vatPercent: market.vat,
    };
  }, [sheet, market, canEdit, isPublished, kind, mask, canMark]);
}

/** Provides the handle; the number that it returns grows when the card has to unfold. */
function useEquipmentHandle(ref: EquipmentCardProps['ref'], grid: PriceGridState): number {
  const [signal, setSignal] = useState(0);
  const unfold = () => flushSync(() => setSignal((count) => count + 1));
  const goTo = (code: string) => {
    unfold();
    grid.goTo(code);
  };
  useImperativeHandle(ref, () => ({
    show(filter) {
      unfold();
      grid.show(filter);
      document.getElementById(grid.tableId)?.closest('section')?.scrollIntoView();
    },
    goTo,
    goToFirstMissing() {
      const first = grid.firstMissing();
      if (first !== undefined) goTo(first);
      return first !== undefined;
    },
  }));
  return signal;
}

function Summary({ grid }: { grid: PriceGridState }) {
  const { rows, missing } = useGridCounts(grid);
  const items = rows === 1 ? t('1 item') : t('{rows} items', { rows });
  return rows === 0
    ? t('No items')
    : `${items}, ${missing === 0 ? t('all priced') : t('{missing} without a price', { missing })}`;
}

function ChangeMark({ grid }: { grid: PriceGridState }) {
  const { changed } = useGridCounts(grid);
  if (changed === 0) return null;
  return <Pill tone="accent">{changesOf(changed)}</Pill>;
}
