import { useRef } from 'react';
import { drawRows } from './drawRows';
import { stopOf, type GridSettings } from './gridCells';
import type { GridItem } from './gridColumns';
import { PriceRow } from './PriceRow';
import { PriceTableHead } from './PriceTableHead';
import { useGridClicks, type GridOpeners } from './useGridClicks';
import { useGridClipboard } from './useGridClipboard';
import { useGridKeyboard } from './useGridKeyboard';
import type { PriceGridState } from './usePriceGrid';
import { useRowsInSight } from './useRowsInSight';
import { t } from '../../texts/kitGrid';

export interface PriceTableProps {
  label: string;
  grid: PriceGridState;
  settings: GridSettings;
  openers: GridOpeners;
  /** Of Ctrl+S and Ctrl+Enter. */
  onSave?: () => void;
}

/** As in price-grid.css: names and notes that are longer are cut. */
const rowHeight = 44;

const keysHelp = t(
  'Arrow keys and Enter move between rows, Tab between the cells of a row and after its last one out of the table. F2 edits within a price, Escape brings back what it was. Control+S or Control+Enter saves. Prices, or codes and prices, can be pasted from a spreadsheet.',
);

/** The rows of a page; of a long one those in sight, and always the one that has the focus. */
export function PriceTable({ label, grid, settings, openers, onSave }: PriceTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = grid.size === Infinity ? grid.shown : grid.shown.slice(grid.first, grid.first + grid.size);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  const stop = stopAmong(rows, grid.active, settings);
  const keyboard = useGridKeyboard(grid, settings, onSave);
  const clipboard = useGridClipboard(grid, settings);
  const clicks = useGridClicks(grid, settings, openers);

  return (
    <div className="price-scroll">
      {/* Two thousand rows have no handlers of their own: what happens in their fields and buttons arrives here. */}
      <table
        id={grid.tableId}
        role="grid"
        className="price-grid"
        aria-label={label}
        aria-describedby={settings.canEdit ? `${grid.tableId}-keys` : undefined}
        aria-rowcount={grid.shown.length + 1}
        aria-colcount={settings.columns.length}
        {...keyboard}
        {...clipboard}
        {...clicks}
      >
        {settings.canEdit && (
          <caption id={`${grid.tableId}-keys`} className="sr">
            {keysHelp}
          </caption>
        )}
        <PriceTableHead columns={settings.columns} sort={grid.search.sort} onSort={grid.sortBy} />
        <tbody ref={body}>
          {drawRows(rows, {
            ...{ sight, rowHeight, active: stop, keyOf: codeOf },
            draw: (item, at) => (
              <PriceRow
                key={item.code}
                item={item}
                rowIndex={grid.first + at + 2}
                settings={settings}
                isStop={item.code === stop}
              />
            ),
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The grid is one stop of the Tab key: the row that had the focus last, else the first one in which something takes it. */
function stopAmong(
  rows: readonly GridItem[],
  active: string | undefined,
  settings: GridSettings,
): string | undefined {
  const holdsFocus = (item: GridItem) => stopOf(item, settings) !== undefined;
  return (rows.find((item) => item.code === active && holdsFocus(item)) ?? rows.find(holdsFocus))?.code;
}

const codeOf = ({ code }: GridItem): string => code;
