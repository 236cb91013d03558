import { useState } from 'react';
import type { Problem } from '../form/FieldDefinition';
import type { Side } from './CellConflictDialog';
import type { Cell, Merge } from './mergeCells';
import { meanwhileOf, type Meanwhile } from './useVersionedSave';

export type StoredMeanwhile<Current> = Omit<Meanwhile<Current>, 'message'>;

/** What my edits and a newer version come to, cell by cell. */
export interface Meeting<Edits, Place extends object> extends Merge<Place> {
  /** Edits over the newer version, with theirs in these cells in conflict; undefined: nothing is left to save. */
  take: (theirs: readonly Cell<Place>[]) => Edits | undefined;
}

export interface MergingSaveProps<Edits, Place extends object, Current, Found extends Problem> {
  /** Sends the edits over the version that they began with, and puts what came of it on the screen. */
  send: (edits: Edits) => Promise<{ message: string }>;
  meet: (edits: Edits, current: Current) => Meeting<Edits, Place>;
  /** Finds out what is stored after a refusal with 409, by default from its body; undefined: the refusal is shown. */
  findStored?: (problem: Found, edits: Edits) => Promise<StoredMeanwhile<Current> | undefined>;
  /** The note about what was merged in; '' for none. */
  noteOf: (changedBy: string, theirs: readonly Cell<Place>[]) => string;
  /** Every change of mine was theirs too, or gave way to theirs. */
  onNothingLeft: (meanwhile: StoredMeanwhile<Current>) => unknown;
  problemOf: (error: unknown) => Found;
  notices: {
    toastSuccess: (text: string, options?: { detail?: string }) => void;
    showFailure: (problem: Found) => void;
  };
}

/** Waits for a decision. */
export type CellQuestion<Edits, Place extends object, Current> = StoredMeanwhile<Current> &
  Meeting<Edits, Place> & { edits: Edits };

/** If colleagues keep saving, the refusal is shown after that. */
const mostRounds = 5;

/**
 * Saves over the version that was read. When somebody else was faster, cells that only one of us changed are merged and it
 * is saved again by itself; cells that both changed to different values wait for a decision. Nothing is overwritten unseen.
 */
export function useMergingSave<Edits, Place extends object, Current, Found extends Problem>(
  props: MergingSaveProps<Edits, Place, Current, Found>,
) {
  const { send, meet, noteOf, onNothingLeft, problemOf, notices } = props;
  const findStored = props.findStored ?? ((problem: Found) => Promise.resolve(meanwhileOf<Current>(problem)));
  const [saved, setSaved] = useState<Edits>();
  const [conflict, setConflict] = useState<CellQuestion<Edits, Place, Current>>();

  /** Round after round until it is stored, refused, or waits for a decision; returns whether it is stored. */
  const run = async (edits: Edits, notes: readonly string[] = [], round = 1): Promise<boolean> => {
    try {
      const { message } = await send(edits);
      notices.toastSuccess(message, notes.length > 0 ? { detail: notes.join(' ') } : {});
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const mayMerge = problem.status === 409 && round < mostRounds;
      const stored = mayMerge ? await findStored(problem, edits) : undefined;
      if (stored) {
        const question = { ...stored, ...meet(edits, stored.current), edits };
        if (question.conflicts.length === 0) return goOn(question, [], notes, round + 1);
        setConflict(question);
      } else notices.showFailure(problem);
      return false;
    }
  };

  const goOn = async (
    question: CellQuestion<Edits, Place, Current>,
    taken: readonly Cell<Place>[],
    notes: readonly string[],
    round: number,
  ): Promise<boolean> => {
    const edits = question.take(taken);
    const note = noteOf(question.changedBy, question.theirs);
    if (edits) return run(edits, note && !notes.includes(note) ? [...notes, note] : notes, round);
    await onNothingLeft(question);
    return true;
  };

  const busyWhile = async (edits: Edits, act: () => Promise<boolean>): Promise<boolean> => {
    setSaved(edits);
    try {
      return await act();
    } finally {
      setSaved(undefined);
    }
  };

  return {
    /** Returns whether they are stored; if not, they stay as unsaved edits. */
    save: (edits: Edits) => busyWhile(edits, () => run(edits)),
    /** What is being saved. */
    saved,
    conflict,
    /** Saves with one side for each cell in conflict, by its key. */
    settle: async (sides: Readonly<Record<string, Side>>): Promise<boolean> => {
      if (!conflict) return false;
      setConflict(undefined);
      const taken = conflict.conflicts.filter(({ key }) => sides[key] === 'theirs');
      return busyWhile(conflict.edits, () => goOn(conflict, taken, [], 1));
    },
    dismissConflict: () => setConflict(undefined),
  };
}
