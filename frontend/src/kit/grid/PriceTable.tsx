import { useRef } from 'react';
import { drawRows } from './drawRows';
import type { GridSettings } from './gridCells';
import type { GridItem } from './gridColumns';
import { PriceRow } from './PriceRow';
import { PriceTableHead } from './PriceTableHead';
import { useGridClicks, type GridOpeners } from './useGridClicks';
import { useGridClipboard } from './useGridClipboard';
import { useGridKeyboard } from './useGridKeyboard';
import type { PriceGridState } from './usePriceGrid';
import { useRowsInSight } from './useRowsInSight';

export interface PriceTableProps {
  /** Names the table: 'Model Prices and Equipments'. */
  label: string;
  grid: PriceGridState;
  settings: GridSettings;
  openers: GridOpeners;
}

/** As in price-grid.css: names and notes that are longer are cut. */
const rowHeight = 44;

const keysHelp =
  'Arrow keys, Enter and Tab move between prices, F2 edits within one, Escape brings back what it was. Control+End and then Tab leaves the table, Control+Home and then Shift+Tab leaves it backwards. Prices, or codes and prices, can be pasted from a spreadsheet.';

/** The rows of a page; of a long one those in sight, and always the one that has the focus. */
export function PriceTable({ label, grid, settings, openers }: PriceTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = grid.size === Infinity ? grid.shown : grid.shown.slice(grid.first, grid.first + grid.size);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  const keyboard = useGridKeyboard(grid, settings);
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
            ...{ sight, rowHeight, active: grid.active, keyOf: codeOf },
            draw: (item, at) => (
              <PriceRow key={item.code} item={item} rowIndex={grid.first + at + 2} settings={settings} />
            ),
          })}
        </tbody>
      </table>
    </div>
  );
}

const codeOf = ({ code }: GridItem): string => code;
