import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Translation, TranslationCell } from '../../api';
import { problemOf } from '../../api/problem';
import { keyPartsOf, textKeyOf, useTranslationCalls } from '../../api/translations';
import { cellId } from './workbench';

/** A text that is not stored yet: on its way, refused, or written over another one meanwhile. */
export interface Unsaved {
  text: string;
  state: 'saving' | 'failed' | 'conflict';
  message?: string;
  /** What is stored by now, and by whom. */
  theirs?: { cell: TranslationCell; by: string };
}

interface Step {
  row: Translation;
  language: string;
  before: string;
  after: string;
}

export type UnsavedTexts = ReadonlyMap<string, Unsaved>;

interface Conflict {
  current?: TranslationCell;
  changedBy?: string;
}

/**
 * Saves cells one by one, each over the text that was seen; what could not be saved stays, with the reason. Those of one cell follow
 * each other. `readAt` says when the texts were read. `undo` takes back the own saves of this visit, the last one first.
 */
export function useCellSaves(
  source: string,
  put: (key: Translation, cell: TranslationCell) => void,
  readAt: number | undefined,
) {
  const calls = useTranslationCalls();
  const [unsaved, setUnsaved] = useState<UnsavedTexts>(new Map());
  const [savedAt, setSavedAt] = useState<Date>();
  const queue = useRef(new Map<string, Promise<unknown>>());
  const latest = useRef(new Map<string, TranslationCell>());
  const steps = useRef<Step[]>([]);
  const [undoable, setUndoable] = useState(0);

  const note = useCallback((id: string, edit: Unsaved | undefined) => {
    setUnsaved((old) => {
      const next = new Map(old);
      if (edit) next.set(id, edit);
      else next.delete(id);
      return next;
    });
  }, []);

  const write = useCallback(
    async (row: Translation, shown: TranslationCell, text: string, isUndo: boolean): Promise<boolean> => {
      const { language } = shown;
      const id = cellId(textKeyOf(row), language);
      const seen = (latest.current.get(id) ?? shown).text;
      if (text === seen) {
        note(id, undefined);
        return true;
      }
      note(id, { text, state: 'saving' });
      try {
        const { cell } = await calls.save({ key: keyPartsOf(row), source, language, text, seen });
        latest.current.set(id, cell);
        put(row, cell);
        if (!isUndo) steps.current.push({ row, language, before: seen, after: cell.text });
        setUndoable(steps.current.length);
        setSavedAt(new Date());
        note(id, undefined);
        return true;
      } catch (error) {
        const { status, message, body } = problemOf(error);
        const { current, changedBy = '' } = (body ?? {}) as Conflict;
        if (status === 409 && current)
          note(id, { text, state: 'conflict', message, theirs: { cell: current, by: changedBy } });
        else note(id, { text, state: 'failed', message });
        return false;
      }
    },
    [calls, note, put, source],
  );

  const save = useCallback(
    (row: Translation, shown: TranslationCell, text: string, isUndo = false): Promise<boolean> => {
      const id = cellId(textKeyOf(row), shown.language);
      const before = queue.current.get(id) ?? Promise.resolve();
      const saved = before.then(() => write(row, shown, text, isUndo));
      queue.current.set(id, saved);
      return saved;
    },
    [write],
  );

  /** Takes what is stored by now as seen: to keep one's own text over it, or to give that up. */
  const settle = useCallback(
    (row: Translation, edit: Unsaved, keepMine: boolean) => {
      const theirs = edit.theirs?.cell;
      const id = cellId(textKeyOf(row), theirs?.language ?? '');
      if (!theirs) return;
      latest.current.set(id, theirs);
      put(row, theirs);
      note(id, undefined);
      if (keepMine) void save(row, theirs, edit.text);
    },
    [note, put, save],
  );

  const forget = useCallback(
    (row: Translation, language: string) => note(cellId(textKeyOf(row), language), undefined),
    [note],
  );

  /** The text that it was taken back in, or undefined when there is nothing to take back or it failed. */
  const undo = useCallback(async (): Promise<{ row: Translation; language: string } | undefined> => {
    const step = steps.current.pop();
    setUndoable(steps.current.length);
    if (!step) return undefined;
    const { row, language, before, after } = step;
    const shown = { ...row.cells.find((cell) => cell.language === language)!, text: after };
    const isDone = await save(row, shown, before, true);
    return isDone ? { row, language } : undefined;
  }, [save]);

  const mark = useCallback(
    async (row: Translation, language: string, name: MarkName, isSet: boolean) => {
      const { cell } = await calls.mark({ key: keyPartsOf(row), source, language, mark: name, isSet });
      latest.current.set(cellId(textKeyOf(row), language), cell);
      put(row, cell);
    },
    [calls, put, source],
  );

  // What was read anew is what is seen from then on.
  useEffect(() => {
    const known = latest.current;
    return () => known.clear();
  }, [source, readAt]);

  return useMemo(
    () => ({ unsaved, savedAt, undoable, save, settle, forget, undo, mark }),
    [unsaved, savedAt, undoable, save, settle, forget, undo, mark],
  );
}

export type CellSaves = ReturnType<typeof useCellSaves>;
export type MarkName = Parameters<ReturnType<typeof useTranslationCalls>['mark']>[0]['mark'];
