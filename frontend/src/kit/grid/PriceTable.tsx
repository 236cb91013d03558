import { useRef, type ClipboardEvent, type CSSProperties, type ReactNode } from 'react';
import { drawRows } from './drawRows';
import { stopOf, type GridSettings, refusalOf, placeOf } from './gridCells';
import { type GridItem, gridColumns, type GridColumn, type GridColumnKey } from './gridColumns';
import { PriceRow } from './PriceRow';
import { useGridClicks, type GridOpeners } from './useGridClicks';
import { useGridKeyboard } from './useGridKeyboard';
import { MarkAll } from './MarkAll';
import type { PriceGridState, GridNotice } from './usePriceGrid';
import { useRowsInSight } from './useRowsInSight';
import { t } from '../../texts/kitGrid.gen';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { GridSort } from './shownItems';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { Quoted } from '../../ui/data/Quoted';
import { formatExactAmount } from '../../../../contracts/rules/amounts';
import { blockOf, planPaste, type PastePlan } from './pasteBlock';
import { changeRows } from './priceSheet';
import textStyles from '../../ui/text.module.css';
import sheetStyles from '../../ui/data/sheet.module.css';
import styles from './price-grid.module.css';
import { classes } from '../../ui/classes';

/** Copying and pasting between the grid and a spreadsheet, as handlers of the table. */
function useGridClipboard(grid: PriceGridState, { mask, canEdit }: GridSettings) {
  const { sheet, shown, items } = grid;
  const targetOf = (item: GridItem) => ({
    code: item.code,
    refusal: refusalOf(item, sheet),
    held: sheet.loaded(item.code)?.price,
  });

  const paste = (code: string, block: string[][]) => {
    const from = shown.findIndex((item) => item.code === code);
    const plan = planPaste(block, {
      below: shown.slice(from).map(targetOf),
      all: items.map(targetOf),
      mask,
      currency: sheet.currency,
    });
    const codes = plan.prices.map((each) => each.code);
    const undo = changeRows(sheet, codes, () => sheet.setPrices(plan.prices));
    grid.setNotice(noticeOf(plan, () => (undo(), grid.setNotice(undefined))));
  };

  return {
    /** Before the field takes it for one price. */
    onPasteCapture(event: ClipboardEvent) {
      const place = placeOf(event.target);
      const block = blockOf(event.clipboardData.getData('text/plain'));
      if (place?.cell !== 'price' || !block || !canEdit) return;
      event.preventDefault();
      paste(place.code, block);
    },
    /** A whole price is copied as the market writes it: an Italian spreadsheet would take '12.5' for the 12th of May. */
    onCopy(event: ClipboardEvent) {
      const place = placeOf(event.target);
      const price = place && sheet.cell(place.code).price;
      if (place?.cell !== 'price' || price == null || !isAllSelected(place.element)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatExactAmount(price, mask));
    },
  };
}

function isAllSelected(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = element;
  return selectionStart === 0 && selectionEnd === value.length;
}

function noticeOf({ prices, problems }: PastePlan, undo: () => void): GridNotice {
  const text =
    prices.length === 0
      ? t('Nothing was pasted.')
      : prices.length === 1
        ? t('1 price was pasted.')
        : t('{count} prices were pasted.', { count: prices.length });
  return { text, problems, undo: prices.length > 0 ? undo : undefined };
}

interface PriceTableHeadProps {
  columns: readonly GridColumnKey[];
  /** Heads the boxes that mark rows. */
  markAll: ReactNode;
  sort: GridSort;
  onSort: (sort: GridSort) => void;
}

/** Which of them holds is the style sheet's to say. */
const widthsOf = ({ widths }: GridColumn) =>
  widths && ({ '--wide': `${widths[0]}px`, '--narrow': `${widths[1]}px` } as CSSProperties);

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The columns by their short names; a second click on a sorted one reverses it. */
function PriceTableHead({ columns, markAll, sort, onSort }: PriceTableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {gridColumns
          .filter(({ key }) => columns.includes(key))
          .map((column) => (
            <th
              key={column.key}
              scope="col"
              className={styles[column.key]}
              style={widthsOf(column)}
              title={column.name}
              aria-sort={sort.key === column.key ? ariaSort[sort.direction] : undefined}
            >
              {column.key === 'mark' ? markAll : <Heading column={column} sort={sort} onSort={onSort} />}
            </th>
          ))}
      </tr>
    </thead>
  );
}

function Heading({
  column,
  sort,
  onSort,
}: Omit<PriceTableHeadProps, 'columns' | 'markAll'> & { column: GridColumn }) {
  const { key, name, header } = column;
  if (header === undefined)
    return (
      <span className={textStyles.unseen} lang={quotedLanguage(name)}>
        {name}
      </span>
    );
  if (!column.isSortable) return <Quoted>{header}</Quoted>;
  const isSorted = sort.key === key;
  const Arrow = isSorted && sort.direction === 'desc' ? ArrowDown : ArrowUp;
  const direction = isSorted && sort.direction === 'asc' ? 'desc' : 'asc';
  return (
    <button type="button" className={styles.sort} tabIndex={-1} onClick={() => onSort({ key, direction })}>
      <Quoted>{header}</Quoted>
      {isSorted && <Arrow size={13} aria-hidden />}
    </button>
  );
}

const marksHelp = t(
  'Shift with the space bar marks a row, Shift with the arrow keys one row after the other.',
);

export interface PriceTableProps {
  label: string;
  grid: PriceGridState;
  settings: GridSettings;
  openers: GridOpeners;
  /** Of Ctrl+S and Ctrl+Enter. */
  onSave?: () => void;
}

/** As in sheet.module.css: names and notes that are longer are cut. */
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
    <div className={styles.scroll}>
      {/* Two thousand rows have no handlers of their own: what happens in their fields and buttons arrives here. */}
      <table
        id={grid.tableId}
        role="grid"
        className={classes(sheetStyles.sheet, styles.grid)}
        aria-label={label}
        aria-describedby={settings.canEdit ? `${grid.tableId}-keys` : undefined}
        aria-rowcount={grid.shown.length + 1}
        aria-colcount={settings.columns.length}
        aria-multiselectable={settings.columns.includes('mark') || undefined}
        {...keyboard}
        {...clipboard}
        {...clicks}
      >
        {settings.canEdit && (
          <caption id={`${grid.tableId}-keys`} className={textStyles.unseen}>
            {keysHelp} {settings.columns.includes('mark') && marksHelp}
          </caption>
        )}
        <PriceTableHead
          columns={settings.columns}
          markAll={<MarkAll grid={grid} settings={settings} />}
          sort={grid.search.sort}
          onSort={grid.sortBy}
        />
        <tbody ref={body}>
          {drawRows(rows, {
            sight,
            rowHeight,
            active: stop,
            keyOf: codeOf,
            draw: (item, at) => (
              <PriceRow
                key={item.code}
                item={item}
                rowIndex={grid.first + at + 2}
                settings={settings}
                isStop={item.code === stop}
                isMarked={grid.marked.has(item.code)}
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
