import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Translation, TranslationCell } from '../../api';
import { textKeyOf } from '../../api/translations';
import { useKeptEdits } from '../../kit/versioned/useKeptEdits';
import { useUnsavedChanges } from '../../ui/dialogs/useUnsavedChanges';
import type { CellSaves } from './useCellSaves';
import type { Seen } from './unsavedTexts';
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

/** What is being typed, and the cell that it was begun over: rows may be read again meanwhile. */
interface Draft {
  row: Translation;
  shown: TranslationCell;
  text: string;
  /** What was before the user then; undefined over a text that is not stored, which knows that itself. */
  seen: Seen | undefined;
}

/** Which cell is active and what is being typed in it; the cell that is left is saved. */
export function useWorkbenchGrid(rows: readonly Translation[], saves: CellSaves) {
  const [active, setActive] = useState<Place>();
  const [draft, setDraft] = useState<Draft>();
  /** Changes whenever the active cell should take the focus. */
  const [focusRequest, setFocusRequest] = useState(0);
  const indexes = useMemo(() => new Map(rows.map((row, at) => [textKeyOf(row), at])), [rows]);
  const at = active ? (indexes.get(active.row) ?? -1) : -1;
  const row = rows[at];
  // Fewer languages than before may be shown.
  const column = Math.max(0, Math.min(active?.column ?? 0, (row?.cells.length ?? 1) - 1));
  const cell = row?.cells[column];
  const { save, mark, unsaved, forgetRefused } = saves;
  const left = useRef<{ draft: Draft; isSaved: Promise<boolean> }>(undefined);

  /** Saves what is typed, once however often it is left in one step; the editor closes. Answers when that is stored, or refused. */
  const leave = async (): Promise<boolean> => {
    if (!draft) return true;
    if (left.current?.draft !== draft) {
      setDraft(undefined);
      left.current = { draft, isSaved: save(draft.row, draft.shown, draft.text, draft.seen) };
    }
    return left.current.isSaved;
  };

  const begin = (of: Translation, shown: TranslationCell, typed?: string) => {
    if (of.source + shown.text === '') return;
    const edit = unsaved.get(cellId(textKeyOf(of), shown.language));
    const seen = edit ? undefined : saves.seenOf(of, shown);
    setDraft({ row: of, shown, text: typed ?? edit?.text ?? shown.text, seen });
  };

  const go = (place: { row: number; column: number }, isOpened = false) => {
    void leave();
    const target = rows[Math.max(0, Math.min(rows.length - 1, place.row))];
    if (!target) return;
    const wanted = Math.max(0, Math.min(target.cells.length - 1, place.column));
    setActive({ row: textKeyOf(target), column: wanted });
    setFocusRequest((count) => count + 1);
    if (isOpened) begin(target, target.cells[wanted]!);
  };

  const open = (typed?: string) => {
    if (row && cell) begin(row, cell, typed);
  };

  const type = (text: string) => setDraft((old) => old && { ...old, text });

  const cancel = () => {
    setDraft(undefined);
    setFocusRequest((count) => count + 1);
  };

  const goToNextMissing = (): boolean => {
    const from = { row: at, column };
    const next = nextMissing(rows, from, (one, { language }) => {
      const edit = unsaved.get(cellId(textKeyOf(one), language));
      return edit?.state === 'saving' || (one === row && language === cell?.language);
    });
    if (next) go(next, true);
    else {
      void leave();
      setFocusRequest((count) => count + 1);
    }
    return next !== undefined;
  };

  /** Saves what is typed and says that it is checked; rejects where the mark is refused. */
  const check = async (): Promise<void> => {
    const place = draft ?? (row && cell && { row, shown: cell, text: cell.text });
    if (!place || place.text.trim() === '') return;
    if (await leave()) await mark(place.row, { ...place.shown, text: place.text }, 'checked', true);
  };

  const isTyped = draft !== undefined && draft.text !== draft.shown.text;
  const isRefused = [...unsaved.values()].some(({ state }) => state !== 'saving');
  useUnsavedChanges(
    isTyped || isRefused,
    useCallback(() => {
      setDraft(undefined);
      forgetRefused();
    }, [forgetRefused]),
    isTyped || unsaved.size > 0,
  );
  useKeptEdits(saves.kept.place, saves.kept.news, () => {
    if (!draft) return saves.kept.toKeep();
    const seen = saves.seenOf(draft.row, draft.shown, draft.seen);
    const id = cellId(textKeyOf(draft.row), draft.shown.language);
    return saves.kept.toKeep(draft.text === seen.text ? undefined : [id, { text: draft.text, seen }]);
  });
  // A page of other rows has no cell to be in. What is being typed keeps its own row, and is saved there when it is left.
  if (active !== undefined && rows.length > 0 && at < 0) setActive(undefined);

  const actions = useStableActions({ go, open, cancel, leave, check, goToNextMissing, type });
  return { active, at, column, row, cell, draft: draft?.text, focusRequest, actions };
}

interface GridActions {
  /** Makes a cell the active one, and opens it. */
  go: (place: { row: number; column: number }, isOpened?: boolean) => void;
  /** Opens the active cell, with the text that was typed or its own. */
  open: (typed?: string) => void;
  cancel: () => void;
  leave: () => Promise<boolean>;
  check: () => Promise<void>;
  /** Whether there was one. */
  goToNextMissing: () => boolean;
  type: (text: string) => void;
}

/** The same functions between renders, so that rows that do not change are not drawn again. */
function useStableActions(actions: GridActions): GridActions {
  const stable = useRef(actions);
  // In the commit that shows their cells: a key may come before the effects that follow it.
  useLayoutEffect(() => {
    stable.current = actions;
  });
  return useMemo(
    () => ({
      go: (...given) => stable.current.go(...given),
      open: (typed) => stable.current.open(typed),
      cancel: () => stable.current.cancel(),
      leave: () => stable.current.leave(),
      check: () => stable.current.check(),
      goToNextMissing: () => stable.current.goToNextMissing(),
      type: (text) => stable.current.type(text),
    }),
    [],
  );
}

export type WorkbenchGrid = ReturnType<typeof useWorkbenchGrid>;
