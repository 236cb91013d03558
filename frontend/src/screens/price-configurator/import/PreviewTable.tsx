import {
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { PriceUploadRow } from '../../../api';
import { drawRows } from '../../../kit/grid/drawRows';
import type { PriceSheet } from '../../../kit/grid/priceSheet';
import { useRowsInSight } from '../../../kit/grid/useRowsInSight';
import { TickAll } from '../../../kit/import/TickAll';
import { isReady } from './importSelection';
import { PreviewRow } from './PreviewRow';
import { t } from '../../../texts/priceConfigurator.gen';
import textStyles from '../../../ui/text.module.css';
import styles from './price-import.module.css';
import { classes } from '../../../ui/classes';
import sheetStyles from '../../../ui/data/sheet.module.css';
import workbookStyles from '../../../kit/import/workbook.module.css';
import layoutStyles from '../../../ui/layout.module.css';

const steps: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

const priceOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.dataset['cell'] === 'price' ? target : undefined;

interface PreviewKeyboardProps {
  body: RefObject<HTMLElement | null>;
  rows: readonly PriceUploadRow[];
  rowHeight: number;
  sheet: PriceSheet;
}

/**
 * The keyboard of a spreadsheet, as handlers of the table: arrows and Enter lead from price to price, past rows that have
 * none; Esc takes an edit back, and closes the dialog where there is none.
 */
function usePreviewKeyboard({ body, rows, rowHeight, sheet }: PreviewKeyboardProps) {
  const go = (from: number, step: number) => {
    let at = from + step;
    let next = rows[at];
    while (next && !isReady(next)) next = rows[(at += step)];
    if (next) focusPrice(body.current, next.row, at * rowHeight);
  };
  const takeBack = (input: HTMLInputElement, { code }: PriceUploadRow): boolean => {
    if (!sheet.cell(code).isChanged) return false;
    sheet.rollback([code]);
    // The field shows the price of the workbook as soon as React has drawn it.
    queueMicrotask(() => input.select());
    return true;
  };

  return {
    onFocus: (event: FocusEvent) => priceOf(event.target)?.select(),
    /** The first click chooses the price, the next one places the caret. */
    onMouseDown(event: MouseEvent) {
      const input = priceOf(event.target);
      if (!input || event.button !== 0 || document.activeElement === input) return;
      event.preventDefault();
      input.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      const input = priceOf(event.target);
      const number = Number(input?.closest('tr')?.dataset['row']);
      const at = rows.findIndex(({ row }) => row === number);
      const step = steps[event.key];
      if (!input || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      if (step !== undefined) go(at, step);
      if (step !== undefined || (event.key === 'Escape' && takeBack(input, rows[at]!)))
        event.preventDefault();
    },
  };
}

/** Rows that are not drawn are scrolled to first. */
function focusPrice(body: HTMLElement | null, row: number, top: number) {
  const input = () => body?.querySelector<HTMLInputElement>(`tr[data-row="${row}"] [data-cell="price"]`);
  const box = body?.closest(`.${workbookStyles.box}`);
  if (input()) return input()!.focus();
  box?.scrollTo({ top: top - box.clientHeight / 2 });
  // Drawn in the frame after the scroll event.
  requestAnimationFrame(() => requestAnimationFrame(() => input()?.focus()));
}

export interface PreviewTableProps {
  caption: string;
  rows: readonly PriceUploadRow[];
  sheet: PriceSheet;
  mask: string;
  isDone: boolean;
  isTicked: (row: PriceUploadRow) => boolean;
  /** Keep stable. */
  onTick: (rows: readonly PriceUploadRow[], isTicked: boolean) => void;
}

const rowHeight = 44;
/** Of tick, status, code, name, current and new price, change and result. */
const columnWidths = [
  58,
  52,
  84,
  undefined,
  'clamp(90px, 7.5vw, 108px)',
  'clamp(116px, 9.5vw, 136px)',
  'clamp(90px, 7vw, 100px)',
  'clamp(232px, 21.25vw, 306px)',
];

/** Rows of a preview under a head that stays; of thousands only those in sight are drawn. */
export function PreviewTable(props: PreviewTableProps) {
  const { caption, rows, sheet, mask, isDone, isTicked, onTick } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  /** The number of the row that has the focus: it stays drawn. */
  const [active, setActive] = useState<string>();
  const keyboard = usePreviewKeyboard({ body, rows, rowHeight, sheet });
  const tickOne = useCallback(
    (row: PriceUploadRow, isTickedNow: boolean) => onTick([row], isTickedNow),
    [onTick],
  );

  const ready = rows.filter(isReady);

  return (
    <div
      className={classes(layoutStyles.box, layoutStyles.scrolls, workbookStyles.box)}
      role="group"
      aria-label={t('{caption}, rows', { caption })}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
      tabIndex={0}
    >
      <table
        role="grid"
        className={classes(sheetStyles.sheet, workbookStyles.grid, styles.table)}
        aria-label={caption}
        aria-rowcount={rows.length + 1}
        {...keyboard}
        onFocus={(event) => {
          setActive(event.target.closest('tr')?.dataset['row']);
          keyboard.onFocus(event);
        }}
      >
        <colgroup>
          {columnWidths.map((width, at) => (
            <col key={at} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th className={textStyles.center}>
              <TickAll
                label={t('Import all rows of {caption}', { caption })}
                count={ready.filter(isTicked).length}
                total={ready.length}
                isDisabled={isDone}
                onTick={(isTickedNow) => onTick(ready, isTickedNow)}
              />
            </th>
            <th className={textStyles.center}>{t('Status')}</th>
            <th>Code</th>
            <th>{t('Name')}</th>
            <th className={textStyles.amount}>{t('Current price')}</th>
            <th className={textStyles.amount}>{t('New price')}</th>
            <th className={textStyles.amount}>{t('Change')}</th>
            <th>{t('Result of the check')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {drawRows(rows, {
            sight,
            rowHeight,
            active,
            keyOf: ({ row }) => String(row),
            draw: (row, at) => (
              <PreviewRow
                key={row.row}
                row={row}
                rowIndex={at + 2}
                sheet={sheet}
                mask={mask}
                isDone={isDone}
                isTicked={isTicked(row)}
                onTick={tickOne}
              />
            ),
          })}
        </tbody>
      </table>
    </div>
  );
}
