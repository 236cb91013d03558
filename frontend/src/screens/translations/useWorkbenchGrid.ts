import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Translation, TranslationCell } from '../../api';
import { textKeyOf } from '../../api/translations';
import { useUnsavedChanges } from '../../ui/dialogs/useUnsavedChanges';
import type { CellSaves } from './useCellSaves';
import { cellId } from './workbench';

/** Where the keyboard is: a row by its key, and a target by its place. */
export interface Place {
  row: string;
  column: number;
}

const isMissing = ({ text }: TranslationCell): boolean => text === '';

/** The next text that is missing after a place: first down its column, then from the top of the others. */
export function nextMissing(
  rows: readonly Translation[],
  from: { row: number; column: number },
  isHandled: (row: Translation, cell: TranslationCell) => boolean,
): { row: number; column: number } | undefined {
  const columns = rows[0]?.cells.length ?? 0;
  for (let step = 0; step <= columns; step++) {
    const column = (from.column + step) % columns;
    const first = step === 0 ? from.row + 1 : 0;
    for (let row = first; row < rows.length; row++) {
      const one = rows[row]!;
      const cell = one.cells[column]!;
      if (one.source !== '' && isMissing(cell) && !isHandled(one, cell)) return { row, column };
    }
  }
  return undefined;
}

/** Which cell is active and what is being typed in it; the cell that is left is saved. */
export function useWorkbenchGrid(rows: readonly Translation[], saves: CellSaves) {
  const [active, setActive] = useState<Place>();
  const [draft, setDraft] = useState<string>();
  /** Changes whenever the active cell should take the focus. */
  const [focusRequest, setFocusRequest] = useState(0);
  const indexes = useMemo(() => new Map(rows.map((row, at) => [textKeyOf(row), at])), [rows]);
  const at = active ? (indexes.get(active.row) ?? -1) : -1;
  const row = rows[at];
  const cell = row?.cells[active?.column ?? 0];
  const { save, unsaved } = saves;

  /** Saves what is typed; the editor closes. */
  const leave = () => {
    if (draft === undefined || !row || !cell) return;
    setDraft(undefined);
    void save(row, cell, draft);
  };

  const go = (place: { row: number; column: number }, isOpened = false, typed?: string) => {
    leave();
    const target = rows[Math.max(0, Math.min(rows.length - 1, place.row))];
    if (!target) return;
    const column = Math.max(0, Math.min(target.cells.length - 1, place.column));
    const key = textKeyOf(target);
    setActive({ row: key, column });
    setFocusRequest((count) => count + 1);
    if (!isOpened) return;
    const shown = target.cells[column]!;
    setDraft(typed ?? unsaved.get(cellId(key, shown.language))?.text ?? shown.text);
  };

  const open = (typed?: string) => {
    if (row && cell && row.source + cell.text !== '')
      setDraft(typed ?? unsaved.get(cellId(textKeyOf(row), cell.language))?.text ?? cell.text);
  };

  const cancel = () => {
    setDraft(undefined);
    setFocusRequest((count) => count + 1);
  };

  /** Whether there was one. */
  const goToNextMissing = (): boolean => {
    const from = { row: at, column: active?.column ?? 0 };
    const next = nextMissing(rows, from, (one, { language }) => {
      const edit = unsaved.get(cellId(textKeyOf(one), language));
      return edit?.state === 'saving' || (one === row && language === cell?.language);
    });
    if (next) go(next, true);
    else {
      leave();
      setFocusRequest((count) => count + 1);
    }
    return next !== undefined;
  };

  useUnsavedChanges(
    draft !== undefined && draft !== cell?.text ? true : unsaved.size > 0,
    useCallback(() => setDraft(undefined), []),
  );
  // A page of other rows has no cell to be in.
  const isGone = active !== undefined && rows.length > 0 && at < 0;
  if (isGone) setActive(undefined);

  const actions = useStableActions({ go, open, cancel, leave, goToNextMissing, setDraft });
  return { active, at, row, cell, draft, focusRequest, actions };
}

interface GridActions {
  /** Makes a cell the active one, and opens it with the text that was typed, or its own. */
  go: (place: { row: number; column: number }, isOpened?: boolean, typed?: string) => void;
  open: (typed?: string) => void;
  cancel: () => void;
  /** Saves what is typed; the editor closes. */
  leave: () => void;
  goToNextMissing: () => boolean;
  setDraft: (text: string) => void;
}

/** The same functions between renders, so that rows that do not change are not drawn again. */
function useStableActions(actions: GridActions): GridActions {
  const stable = useRef(actions);
  useEffect(() => {
    stable.current = actions;
  });
  return useMemo(
    () => ({
      go: (...given) => stable.current.go(...given),
      open: (typed) => stable.current.open(typed),
      cancel: () => stable.current.cancel(),
      leave: () => stable.current.leave(),
      goToNextMissing: () => stable.current.goToNextMissing(),
      setDraft: (text) => stable.current.setDraft(text),
    }),
    [],
  );
}

export type WorkbenchGrid = ReturnType<typeof useWorkbenchGrid>;
