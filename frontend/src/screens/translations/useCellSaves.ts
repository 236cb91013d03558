import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StoredTranslation, Translation, TranslationCell } from '../../api';
import { problemOf } from '../../api/problem';
import { keyPartsOf, textKeyOf, useTranslationCalls, type SourceNow } from '../../api/translations';
import {
  conflictOf,
  holdsText,
  type CellStep,
  type Seen,
  type Step,
  type TakeBack,
  type Undone,
  type Unsaved,
} from './unsavedTexts';
import { useQueue } from './useQueue';
import { useUnsavedTexts } from './useUnsavedTexts';
import { cellId } from './workbench';

const idOf = (row: Translation, language: string): string => cellId(textKeyOf(row), language);
const idOfStep = ({ row, shown }: CellStep): string => idOf(row, shown.language);
/** A refusal that will not change by itself, such as that of a text that is gone. */
export const isFinal = (status: number): boolean => [400, 403, 404, 409].includes(status);
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
  const { unsaved, read, note, tellIfGone, forgetRefused, kept } = useUnsavedTexts();
  const [savedAt, setSavedAt] = useState<Date>();
  const [undoable, setUndoable] = useState(0);
  const { queued, settled } = useQueue();
  const { queued: undoing } = useQueue();
  /** What the own calls have answered since the texts were read: it is seen too. */
  const answered = useRef(new Map<string, string>());
  const steps = useRef<Step[]>([]);

  const keepSteps = useCallback((isKept: (step: Step) => boolean) => {
    steps.current = steps.current.filter(isKept);
    setUndoable(steps.current.length);
  }, []);

  const take = useCallback(
    (row: Translation, cells: readonly StoredTranslation[]) => {
      for (const { field, language, text } of cells)
        answered.current.set(idOf({ ...row, field }, language), text);
      put(row, cells);
    },
    [put],
  );

  /** What the user has before them at a cell: what was refused there, or begun over that, hides what was read since. */
  const seenOf = useCallback(
    (row: Translation, shown: TranslationCell, begunOver?: Seen): Seen => {
      const id = idOf(row, shown.language);
      const edit = read(id);
      if (edit && edit.state !== 'saving') return edit.seen;
      return begunOver ?? { text: answered.current.get(id) ?? shown.text, source: row.source };
    },
    [read],
  );

  /** Answers why it is not stored. `undoes`: over what was saved itself, whatever came after, and from its own source. */
  const write = useCallback(
    async (
      row: Translation,
      shown: TranslationCell,
      text: string,
      { undoes, begunOver }: { undoes?: CellStep; begunOver?: Seen | undefined } = {},
    ): Promise<string | undefined> => {
      const { language } = shown;
      const id = idOf(row, language);
      const seen = undoes ? { text: undoes.shown.text, source: row.source } : seenOf(row, shown, begunOver);
      const before = seen.text;
      const from = undoes?.source ?? source;
      if (text === before) {
        note(id, undefined);
        return undefined;
      }
      note(id, { text, state: 'saving', seen, undoes });
      try {
        const seenTexts = { seen: before, ...(undoes ? { undoes: true } : { seenSource: seen.source }) };
        const { cells } = await calls.save({
          key: keyPartsOf(row),
          source: from,
          language,
          text,
          ...seenTexts,
        });
        take(row, cells);
        const own = cells.find(({ field }) => field === row.field)!;
        if (!undoes) steps.current.push({ row, source, shown: own, before });
        keepSteps((step) => step !== undoes);
        setSavedAt(new Date());
        note(id, undefined);
        return undefined;
      } catch (error) {
        const problem = problemOf(error);
        const { status, message, body } = problem;
        tellIfGone(`${row.code}, ${language}`, problem);
        const { current, changedBy, sourceNow } = conflictOf(body);
        // What a colleague has changed, or nobody may change, is not the own save any more: the steps before it can be taken back.
        if (undoes && isFinal(status)) keepSteps((step) => 'takeBack' in step || idOfStep(step) !== id);
        if (status !== 409 || !current)
          note(id, { text, state: 'failed', seen, message, undoes: isFinal(status) ? undefined : undoes });
        else {
          // The stored text is put into the page only once it is settled; its source is seen at once.
          if (sourceNow) put(row, current.text === before ? [current] : [], sourceNow);
          const theirs = current.text === before ? undefined : { cell: current, by: changedBy };
          note(id, {
            text,
            state: 'conflict',
            seen: { text: before, source: sourceNow?.source ?? seen.source },
            message,
            ...(theirs && { theirs }),
            ...(sourceNow && { formerSource: seen.source }),
          });
        }
        return message;
      }
    },
    [calls, keepSteps, note, put, seenOf, source, take, tellIfGone],
  );

  /** Returns whether it is stored. */
  const save = useCallback(
    async (row: Translation, shown: TranslationCell, text: string, begunOver?: Seen): Promise<boolean> =>
      (await queued(recordOf(row, shown.language), () => write(row, shown, text, { begunOver }))) ===
      undefined,
    [queued, write],
  );

  const takeBackText = useCallback(
    (step: CellStep) => {
      const { row, shown, before } = step;
      return queued(recordOf(row, shown.language), () => write(row, shown, before, { undoes: step }));
    },
    [queued, write],
  );

  /** Once more what could not be saved, or not be taken back. */
  const retry = useCallback(
    async (row: Translation, shown: TranslationCell, { text, undoes }: Unsaved): Promise<void> => {
      if (undoes) await takeBackText(undoes);
      else await save(row, shown, text);
    },
    [save, takeBackText],
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

  /** One after the other: what is being taken back is still a step, and must not be taken back twice. */
  const inTurn = useCallback(
    <Result>(work: () => Promise<Result>): Promise<Result> => undoing('', work),
    [undoing],
  );

  const takeBackStep = useCallback(
    async (step: { takeBack: TakeBack }): Promise<void> => {
      if (steps.current.includes(step) && (await step.takeBack())) keepSteps((one) => one !== step);
    },
    [keepSteps],
  );

  /** A step of many texts at once; what it answers takes it back, unless that has been done. */
  const addStep = useCallback(
    (takeBack: TakeBack) => {
      const step = { takeBack };
      steps.current.push(step);
      setUndoable(steps.current.length);
      return () => inTurn(() => takeBackStep(step));
    },
    [inTurn, takeBackStep],
  );

  /**
   * Takes back the last step; one that fails for now can be taken back again. Undefined where it was not a single text. A text that was
   * typed there since and is not stored stays, and the step with it.
   */
  const undo = useCallback(
    () =>
      inTurn(async (): Promise<Undone | undefined> => {
        await settled();
        const step = steps.current.at(-1);
        if (!step) return undefined;
        if ('takeBack' in step) {
          await takeBackStep(step);
          return undefined;
        }
        const { row, source: from, shown } = step;
        const at = { row, source: from, language: shown.language };
        const edit = read(idOfStep(step));
        const isTyped = holdsText(edit) && edit?.undoes === undefined;
        return isTyped ? { ...at, isTyped } : { ...at, problem: await takeBackText(step) };
      }),
    [inTurn, read, settled, takeBackStep, takeBackText],
  );

  /**
   * Rejects where it is refused; another source than the one that was seen is shown instead. Says nothing of a text that is not
   * stored: it would be said of the one before.
   */
  const mark = useCallback(
    (row: Translation, shown: TranslationCell, name: MarkName, isSet: boolean) =>
      queued(recordOf(row, shown.language), async () => {
        const { language } = shown;
        const id = idOf(row, language);
        if (holdsText(read(id))) return;
        const seen = seenOf(row, shown);
        const seenTexts = { seen: seen.text, seenSource: seen.source };
        try {
          const marking = { key: keyPartsOf(row), source, language, ...seenTexts, mark: name, isSet };
          take(row, (await calls.mark(marking)).cells);
          note(id, undefined);
        } catch (error) {
          const problem = problemOf(error);
          const { status, message, body } = problem;
          const { current, sourceNow } = conflictOf(body);
          if (status !== 409 || !current || current.text !== seen.text || !sourceNow) {
            if (isFinal(status)) note(id, undefined);
            throw error;
          }
          tellIfGone(`${row.code}, ${language}`, problem);
          put(row, [current], sourceNow);
          const now = { text: seen.text, source: sourceNow.source };
          const refused = { text: seen.text, state: 'conflict', seen: now, message } as const;
          note(id, isSet ? { ...refused, formerSource: seen.source, mark: name } : undefined);
        }
      }),
    [calls, note, put, queued, read, seenOf, source, take, tellIfGone],
  );

  // What was read again is what is seen from then on.
  useEffect(() => {
    const known = answered.current;
    return () => known.clear();
  }, [source, readAt]);

  return useMemo(
    () => ({
      unsaved,
      kept,
      seenOf,
      savedAt,
      undoable,
      save,
      retry,
      settled,
      settle,
      forget,
      forgetRefused,
      addStep,
      undo,
      mark,
    }),
    [
      unsaved,
      kept,
      seenOf,
      savedAt,
      undoable,
      save,
      retry,
      settled,
      settle,
      forget,
      forgetRefused,
      addStep,
      undo,
      mark,
    ],
  );
}

export type CellSaves = ReturnType<typeof useCellSaves>;
export type MarkName = Parameters<ReturnType<typeof useTranslationCalls>['mark']>[0]['mark'];
