import { useState } from 'react';
import type { PriceListState, PricesSaved } from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf, type CallProblem } from '../../../api/problem';
import { confirmLargeChanges } from '../../../kit/amounts/largeChanges';
import type { Side } from '../../../kit/versioned/CellConflictDialog';
import { meanwhileOf } from '../../../kit/versioned/useVersionedSave';
import type { EditedList, StoredList } from './editedList';
import { cellKey, type Merge } from './mergeLists';
import { nothingLeft, savedMeanwhile, type CellNoun } from './saveTexts';

export interface SaveConflict<Current = PriceListState> extends Merge {
  changedBy: string;
  changedAt: string;
  current: Current;
}

export interface MergingSave<Current = PriceListState> {
  /** Answers whether it is stored; what is not stays typed. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  conflict: SaveConflict<Current> | undefined;
  /** Saves with one side for each cell in conflict, by `cellKey`. */
  settle: (sides: Readonly<Record<string, Side>>) => Promise<boolean>;
  dismissConflict: () => void;
}

export type StoredMeanwhile<Current> = Pick<SaveConflict<Current>, 'current' | 'changedBy' | 'changedAt'>;

export interface MergingSaveProps<Current> {
  /** Undefined while it loads. */
  list: EditedList | undefined;
  /** Sends the list as it is now, with the version of its head. */
  send: (list: EditedList) => Promise<PricesSaved>;
  /** What a refusal says is stored. */
  theirsOf: (current: Current, mine: StoredList) => StoredList;
  /** Finds out what is stored after a refusal with 409; undefined: the refusal is told. Its body says it, unless told. */
  meanwhileOf?: (problem: CallProblem, list: EditedList) => Promise<StoredMeanwhile<Current> | undefined>;
  noun?: CellNoun;
  mask: string;
  nameOf: (code: string) => string;
}

const meanwhileOfBody = (problem: CallProblem) => Promise.resolve(meanwhileOf<PriceListState>(problem));

/** Colleagues who save without end: then the refusal is told. */
const mostRounds = 5;

/**
 * Saves over the version that was read. When somebody else was faster, cells that only one of us changed are merged and it
 * is saved again by itself; cells that both changed to different values wait for a decision. Nothing is overwritten unseen.
 */
export function useMergingSave<Current = PriceListState>({
  list,
  send,
  theirsOf,
  meanwhileOf = meanwhileOfBody as unknown as NonNullable<MergingSaveProps<Current>['meanwhileOf']>,
  noun = 'price',
  mask,
  nameOf,
}: MergingSaveProps<Current>): MergingSave<Current> {
  const notices = useNotices();
  const [busy, setBusy] = useState<EditedList>();
  const [waiting, setWaiting] = useState<{ list: EditedList; conflict: SaveConflict<Current> }>();

  const changesOf = ({ sheet }: EditedList) =>
    sheet.changedCodes().map((code) => {
      const before = sheet.loaded(code)?.price ?? null;
      return { name: nameOf(code), before, after: sheet.cell(code).price, mask };
    });

  const tell = (message: string, merged: readonly string[]) =>
    notices.toastSuccess(message, merged.length > 0 ? { detail: merged.join(' ') } : {});

  /** Round after round until it is stored, refused, or waits for a decision. */
  const run = async (saved: EditedList, merged: readonly string[] = [], round = 1): Promise<boolean> => {
    const sent = saved.mine();
    try {
      const { message, version } = await send(saved);
      saved.rebase({ ...sent, version });
      tell(message, merged);
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const meanwhile =
        problem.status === 409 && round < mostRounds ? await meanwhileOf(problem, saved) : undefined;
      if (meanwhile) return meet(saved, sent, meanwhile, { merged, round });
      // The end of a session is told by the login page.
      if (problem.status !== 401) notices.showFailure(problem);
      return false;
    }
  };

  const meet = async (
    saved: EditedList,
    sent: StoredList,
    { current, changedBy, changedAt }: StoredMeanwhile<Current>,
    { merged, round }: { merged: readonly string[]; round: number },
  ): Promise<boolean> => {
    const theirs = theirsOf(current, sent);
    const merge = saved.mergeWith(theirs);
    if (merge.conflicts.length > 0) {
      setWaiting({ list: saved, conflict: { ...merge, changedBy, changedAt, current } });
      return false;
    }
    saved.rebase(theirs);
    const notes = [...merged, savedMeanwhile(changedBy, merge.theirs, noun)].filter(Boolean);
    return goOn(saved, changedBy, notes, round + 1);
  };

  const goOn = (saved: EditedList, changedBy: string, merged: readonly string[], round?: number) => {
    if (saved.changes() > 0) return run(saved, merged, round);
    tell(nothingLeft(changedBy), []);
    return Promise.resolve(true);
  };

  const busyWhile = async (saved: EditedList, act: () => Promise<boolean>) => {
    setBusy(saved);
    try {
      return await act();
    } finally {
      setBusy(undefined);
    }
  };

  const settle = async (sides: Readonly<Record<string, Side>>) => {
    if (!waiting) return false;
    const { list: saved, conflict } = waiting;
    const theirs = theirsOf(conflict.current, saved.mine());
    const taken = conflict.conflicts.filter((cell) => sides[cellKey(cell)] === 'theirs');
    const merged = [savedMeanwhile(conflict.changedBy, conflict.theirs, noun)].filter(Boolean);
    return busyWhile(saved, async () => {
      for (const cell of taken) saved.set(cell, cell.theirs);
      saved.rebase(theirs);
      setWaiting(undefined);
      return goOn(saved, conflict.changedBy, merged);
    });
  };

  return {
    save: async () => {
      if (!list || !(await confirmLargeChanges(changesOf(list)))) return false;
      return busyWhile(list, () => run(list));
    },
    isSaving: busy !== undefined && busy === list,
    // What a former vehicle met is no matter of this one.
    conflict: waiting?.list === list ? waiting?.conflict : undefined,
    settle,
    dismissConflict: () => setWaiting(undefined),
  };
}
