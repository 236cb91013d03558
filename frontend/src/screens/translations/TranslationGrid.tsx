import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import type { Translation } from '../../api';
import { textKeyOf } from '../../api/translations';
import { drawRows } from '../../kit/grid/drawRows';
import { useRowsInSight } from '../../kit/grid/useRowsInSight';
import { t } from '../../texts/translations.gen';
import { classes } from '../../ui/classes';
import { TranslationRow } from './TranslationRow';
import { keyOfGrid, takingOf } from './gridKeys';
import { takeIntoEditor } from './editor';
import type { CellSaves } from './useCellSaves';
import type { Checking } from './useChecking';
import type { WorkbenchGrid } from './useWorkbenchGrid';
import tableStyles from '../../ui/data/data-table.module.css';
import sheetStyles from '../../ui/data/sheet.module.css';
import layoutStyles from '../../ui/layout.module.css';
import styles from './translations.module.css';

/** In pixels, as the style sheet has it: every row is as high. */
const rowHeight = 56;

export interface TranslationGridProps {
  rows: readonly Translation[];
  /** Names of the languages by code; the source first. */
  source: { code: string; name: string };
  targets: readonly { code: string; name: string }[];
  /** Whether the rows are of several groups. */
  showsGroup: boolean;
  searched: string;
  grid: WorkbenchGrid;
  saves: CellSaves;
  checking: Checking;
  /** What Ctrl+1, 2 and 3 take into the open cell. */
  taken: readonly string[];
  onNextMissing: () => void;
  onUndo: () => void;
  onCheck: () => void;
  onToggleChecked: () => void;
}

const placeOf = (target: EventTarget): { row: number; column: number } | undefined => {
  const cell = (target as Element).closest?.<HTMLElement>('[data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

/** Texts beside each other in several languages; the keyboard of a spreadsheet (APG grid). Only rows in sight are drawn. */
export function TranslationGrid(props: TranslationGridProps) {
  const { rows, source, targets, showsGroup, searched, grid, saves } = props;
  const { active, at, column, draft, focusRequest, actions } = grid;
  const body = useRef<HTMLTableSectionElement>(null);
  const wasActive = useRef(false);
  const sight = useRowsInSight(body, rows.length, rowHeight);
  const activeRow = at;

  useEffect(() => {
    if (focusRequest === 0) return;
    const box = body.current?.closest<HTMLElement>('[data-scroll]');
    if (box && activeRow >= 0) scrollTo(box, activeRow);
    body.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  }, [focusRequest, activeRow]);

  useKeysOfPage({ onNext: props.onNextMissing, onUndo: props.onUndo });

  const handleKeyDown = (event: KeyboardEvent) => {
    const taking = draft === undefined ? undefined : takingOf(event);
    if (taking !== undefined) event.preventDefault();
    const taken = taking === undefined ? undefined : props.taken[taking];
    if (taken !== undefined) takeIntoEditor(taken, actions.type);
    const step = keyOfGrid(event, draft !== undefined, grid.row?.field === 'label');
    if (!step) return;
    event.preventDefault();
    // An editor that closes with the focus in it would leave the keyboard nowhere, and a screen reader silent.
    if (draft !== undefined) (event.target as Element).closest('td')?.focus({ preventScroll: true });
    if (step.to === 'cell') {
      const last = { row: rows.length - 1, column: targets.length - 1 };
      actions.go(step.from({ row: at, column }, last));
    } else if (step.to === 'open') actions.open(step.typed);
    else if (step.to === 'cancel') actions.cancel();
    else if (step.to === 'undo') props.onUndo();
    else if (step.to === 'checked') props.onToggleChecked();
    else {
      if (step.marks) props.onCheck();
      props.onNextMissing();
    }
  };

  const handleClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('textarea, button')) return;
    const place = placeOf(event.target);
    if (place) actions.go(place, wasActive.current || event.detail > 1);
    else if (document.getSelection()?.isCollapsed !== false) goToRowOf(event.target);
  };
  /** From its code or source, which can be selected to be copied: to the first target of that row. */
  const goToRowOf = (target: EventTarget) => {
    const row = (target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row !== undefined && Number(row) !== at) actions.go({ row: Number(row), column: 0 });
  };
  // Before the focus makes the cell the active one: only the second click opens it.
  const handleMouseDown = (event: MouseEvent) => {
    const place = placeOf(event.target);
    wasActive.current = place?.row === at && place.column === column;
  };

  return (
    <div
      className={classes(layoutStyles.anchor, tableStyles.scroll, layoutStyles.scrolls, styles.scroll)}
      data-scroll
    >
      <table
        role="grid"
        aria-label={t('Texts and their translations')}
        aria-rowcount={rows.length + 1}
        className={classes('ui', 'table', tableStyles.table, sheetStyles.sheet, styles.grid)}
        onKeyDown={handleKeyDown}
        onMouseDown={handleMouseDown}
        onClick={handleClick}
      >
        <colgroup>
          <col style={{ width: 210 }} />
          <col span={targets.length + 1} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Code</th>
            {[source, ...targets].map(({ code, name }) => (
              <th key={code} scope="col" lang={languageTag(code)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {drawRows(rows, {
            sight,
            rowHeight,
            active: active?.row,
            keyOf: textKeyOf,
            draw: (row, index) => (
              <TranslationRow
                key={textKeyOf(row)}
                row={row}
                at={index}
                isFirst={index === sight.first && at < 0}
                activeColumn={index === at ? column : -1}
                draft={index === at ? draft : undefined}
                unsaved={saves.unsaved}
                sourceLanguage={source.code}
                showsGroup={showsGroup}
                searched={searched}
                checking={props.checking}
                actions={actions}
              />
            ),
          })}
        </tbody>
      </table>
    </div>
  );
}

const isElsewhere =
  'dialog, [role=dialog], [role=alertdialog], input:not([type=checkbox], [type=radio]), textarea, select';

/** Outside of the table too, but not where a field or dialog has keys of its own: Ctrl+Enter and Ctrl+Z. */
function useKeysOfPage({ onNext, onUndo }: { onNext: () => void; onUndo: () => void }): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
      if ((event.target as Element).closest(isElsewhere)) return;
      const act = { Enter: onNext, z: onUndo }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** Brings a row into sight, below the head of the table. */
function scrollTo(box: HTMLElement, row: number): void {
  const head = box.querySelector('thead')?.getBoundingClientRect().height ?? 0;
  const top = row * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + rowHeight + head > box.scrollTop + box.clientHeight)
    box.scrollTop = top + rowHeight + head - box.clientHeight;
}
