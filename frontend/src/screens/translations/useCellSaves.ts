import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StoredTranslation, Translation, TranslationCell } from '../../api';
import { problemOf } from '../../api/problem';
import { keyPartsOf, textKeyOf, useTranslationCalls, type SourceNow } from '../../api/translations';
import { cellId } from './workbench';

/** A text that is not stored yet: on its way, refused, or written over another one meanwhile. */
export interface Unsaved {
  text: string;
  state: 'saving' | 'failed' | 'conflict';
  message?: string;
  /** What is stored by now, and by whom. */
  theirs?: { cell: StoredTranslation; by: string };
  /** The source that it was written over, where that is another one by now. */
  formerSource?: string;
  /** What was to be said of a stored text. */
  mark?: MarkName;
}

interface CellStep {
  row: Translation;
  shown: TranslationCell;
  before: string;
}
type Step = CellStep | { takeBack: () => Promise<unknown> };

export type UnsavedTexts = ReadonlyMap<string, Unsaved>;

interface Conflict {
  current?: StoredTranslation;
  changedBy?: string;
  source?: string;
  sourceChangedAt?: string | null;
}

const conflictOf = (body: unknown) => {
  const { current, changedBy = '', source, sourceChangedAt = null } = (body ?? {}) as Conflict;
  return { current, changedBy, sourceNow: source === undefined ? undefined : { source, sourceChangedAt } };
};

const idOf = (row: Translation, language: string): string => cellId(textKeyOf(row), language);
/** The texts of a record are written one after the other: the first one may create it. */
const recordOf = (row: Translation, language: string): string => idOf({ ...row, field: 'label' }, language);

/**
 * Saves and marks cells, each over the text that was seen; what could not be saved stays, with the reason. `readAt` says when the
 * texts were read. `undo` takes back the own saves of this visit, the last one first.
 */
export function useCellSaves(
  source: string,
  put: (row: Translation, cells: readonly StoredTranslation[], sourceNow?: SourceNow) => void,
  readAt: number | undefined,
) {
  const calls = useTranslationCalls();
  const [unsaved, setUnsaved] = useState<UnsavedTexts>(new Map());
  const [savedAt, setSavedAt] = useState<Date>();
  const [undoable, setUndoable] = useState(0);
  const queue = useRef(new Map<string, Promise<unknown>>());
  /** What the own calls have answered since the texts were read: it is seen too. */
  const answered = useRef(new Map<string, string>());
  const steps = useRef<Step[]>([]);

  const note = useCallback((id: string, edit: Unsaved | undefined) => {
    setUnsaved((old) => {
      const next = new Map(old);
      if (edit) next.set(id, edit);
      else next.delete(id);
      return next;
    });
  }, []);

  const take = useCallback(
    (row: Translation, cells: readonly StoredTranslation[]) => {
      for (const { field, language, text } of cells)
        answered.current.set(idOf({ ...row, field }, language), text);
      put(row, cells);
    },
    [put],
  );

  const queued = useCallback(
    <Result>(row: Translation, language: string, work: () => Promise<Result>): Promise<Result> => {
      const record = recordOf(row, language);
      const done = (queue.current.get(record) ?? Promise.resolve()).then(work);
      queue.current.set(
        record,
        done.catch(() => undefined),
      );
      return done;
    },
    [],
  );

  /** Answers whether it is stored. `seen`: for what was saved itself, whatever came after. */
  const write = useCallback(
    async (row: Translation, shown: TranslationCell, text: string, seen?: string): Promise<boolean> => {
      const { language } = shown;
      const id = idOf(row, language);
      const before = seen ?? answered.current.get(id) ?? shown.text;
      if (text === before) {
        note(id, undefined);
        return true;
      }
      note(id, { text, state: 'saving' });
      try {
        const seenTexts = {
          seen: before,
          ...(seen === undefined ? { seenSource: row.source } : { undoes: true }),
        };
        const { cells } = await calls.save({ key: keyPartsOf(row), source, language, text, ...seenTexts });
        take(row, cells);
        const own = cells.find(({ field }) => field === row.field)!;
        if (seen === undefined) steps.current.push({ row, shown: own, before });
        setUndoable(steps.current.length);
        setSavedAt(new Date());
        note(id, undefined);
        return true;
      } catch (error) {
        const { status, message, body } = problemOf(error);
        const { current, changedBy, sourceNow } = conflictOf(body);
        if (status !== 409 || !current) note(id, { text, state: 'failed', message });
        else {
          // The stored text is put into the page only once it is settled; its source is seen at once.
          if (sourceNow) put(row, current.text === before ? [current] : [], sourceNow);
          const theirs = current.text === before ? undefined : { cell: current, by: changedBy };
          note(id, {
            text,
            state: 'conflict',
            message,
            ...(theirs && { theirs }),
            ...(sourceNow && { formerSource: row.source }),
          });
        }
        return false;
      }
    },
    [calls, note, put, source, take],
  );

  const save = useCallback(
    (row: Translation, shown: TranslationCell, text: string) =>
      queued(row, shown.language, () => write(row, shown, text)),
    [queued, write],
  );

  /** Takes what is stored by now as seen: to keep one's own text over it, or to give that up. */
  const settle = useCallback(
    (row: Translation, edit: Unsaved, keepMine: boolean) => {
      const theirs = edit.theirs?.cell;
      if (!theirs) return;
      take(row, [theirs]);
      note(idOf(row, theirs.language), undefined);
      if (keepMine) void save(row, theirs, edit.text);
    },
    [note, save, take],
  );

  const forget = useCallback(
    (row: Translation, language: string) => note(idOf(row, language), undefined),
    [note],
  );

  /** Gives up what was refused; what is on its way arrives. */
  const forgetRefused = useCallback(
    () => setUnsaved((old) => new Map([...old].filter(([, { state }]) => state === 'saving'))),
    [],
  );

  /** A step of many texts at once; what it answers takes it back, unless that has been done. */
  const addStep = useCallback((takeBack: () => Promise<unknown>) => {
    const step = { takeBack };
    steps.current.push(step);
    setUndoable(steps.current.length);
    return async () => {
      const at = steps.current.indexOf(step);
      if (at < 0) return;
      steps.current.splice(at, 1);
      setUndoable(steps.current.length);
      await takeBack();
    };
  }, []);

  /** Where the text was taken back, or undefined when there is nothing to take back or it failed; it can then be tried again. */
  const undo = useCallback(async (): Promise<{ row: Translation; language: string } | undefined> => {
    await Promise.all(queue.current.values());
    const step = steps.current.pop();
    if (!step) return undefined;
    if ('takeBack' in step) {
      setUndoable(steps.current.length);
      await step.takeBack();
      return undefined;
    }
    const { row, shown, before } = step;
    const isDone = await queued(row, shown.language, () => write(row, shown, before, shown.text));
    if (!isDone) steps.current.push(step);
    setUndoable(steps.current.length);
    return isDone ? { row, language: shown.language } : undefined;
  }, [queued, write]);

  /** Rejects where it is refused; another source than the one that was seen is shown instead. */
  const mark = useCallback(
    (row: Translation, shown: TranslationCell, name: MarkName, isSet: boolean) =>
      queued(row, shown.language, async () => {
        const { language } = shown;
        const id = idOf(row, language);
        const seen = answered.current.get(id) ?? shown.text;
        const seenTexts = { seen, seenSource: row.source };
        try {
          const marking = { key: keyPartsOf(row), source, language, ...seenTexts, mark: name, isSet };
          take(row, (await calls.mark(marking)).cells);
          note(id, undefined);
        } catch (error) {
          const { status, message, body } = problemOf(error);
          const { current, sourceNow } = conflictOf(body);
          if (status !== 409 || !current || current.text !== seen || !sourceNow) throw error;
          put(row, [current], sourceNow);
          const refused = { text: seen, state: 'conflict', message, formerSource: row.source } as const;
          note(id, isSet ? { ...refused, mark: name } : undefined);
        }
      }),
    [calls, note, put, queued, source, take],
  );

  // What was read anew is what is seen from then on.
  useEffect(() => {
    const known = answered.current;
    return () => known.clear();
  }, [source, readAt]);

  return useMemo(
    () => ({ unsaved, savedAt, undoable, save, settle, forget, forgetRefused, addStep, undo, mark }),
    [unsaved, savedAt, undoable, save, settle, forget, forgetRefused, addStep, undo, mark],
  );
}

export type CellSaves = ReturnType<typeof useCellSaves>;
export type MarkName = Parameters<ReturnType<typeof useTranslationCalls>['mark']>[0]['mark'];
