import { useState } from 'react';
import type { Side } from '../versioned/CellConflictDialog';
import { meanwhileOf, type Meanwhile } from '../versioned/useVersionedSave';
import { useStoredOrSent } from '../versioned/useStoredOrSent';
import { useUnsavedEdits } from '../versioned/useUnsavedEdits';
import { mergeTaxes, withTheirs, type TaxConflict, type TaxSheet } from './mergeTaxes';
import { confirmLargeChanges, type AmountChange } from '../amounts/largeChanges';
import { emptyTax, idsOf, isSaved, taxChanges, taxProblems, type TaxRow, type TaxTexts } from './taxRows';
import { taxTypes } from './taxTypes';
import { t } from '../../texts/kit';

/** What two people's sheets come to: what I alone changed is in it, and a cell in conflict holds mine. */
export interface SheetMerge<Sheet extends TaxSheet> {
  merged: Omit<Sheet, 'taxes'>;
  conflicts: TaxConflict[];
}

/** What a sheet holds beside its taxes. */
export interface TaxSheetKind<Sheet extends TaxSheet> {
  otherChanges: (before: Sheet, now: Sheet) => number;
  mergeOthers: (before: Sheet, mine: Sheet, theirs: Sheet) => SheetMerge<Sheet>;
  settleOthers: (merged: Sheet, theirs: Sheet, isTheirs: (key: string) => boolean) => Sheet;
  /** Edits after a tax was deleted, once the others have been read again. */
  afterDeletion: (sheet: Sheet, read: Sheet | undefined) => Sheet;
}

interface Reply {
  message: string;
}

interface TaxNotices<Problem> {
  toastSuccess: (text: string, options?: { detail?: string }) => void;
  toastFailure: (text: string) => void;
  showSuccess: (text: string) => void;
  showFailure: (problem: Problem) => void;
}

export interface TaxEditsProps<Read, Sheet extends TaxSheet, Problem> {
  /** Undefined while it is read, and when it could not be. */
  read: Read | undefined;
  /** Has to stay the same function. */
  sheetOf: (read: Read) => Sheet;
  kind: TaxSheetKind<Sheet>;
  /** Reads again and answers what is there now; undefined when that fails. */
  reload: () => Promise<Read | undefined>;
  mask: string;
  unread: string;
  /** Where edits are kept when the session ends: for what, in which version, under which name. */
  kept: { subject: string; slot: string; versionOf: (sheet: Sheet) => number };
  texts: TaxTexts;
  save: (sheet: Sheet) => Promise<Reply>;
  remove: (ids: number[]) => Promise<Reply>;
  problemOf: (error: unknown) => Problem & { status: number; message: string; body?: unknown };
  notices: TaxNotices<Problem>;
}

interface Edits<Sheet> {
  before: Sheet;
  now: Sheet;
}

/** Waits for a decision. */
export interface TaxQuestion<Sheet> {
  conflicts: readonly TaxConflict[];
  merged: Sheet;
  theirs: Sheet;
  changedBy: string;
  changedAt: string;
}

/**
 * Taxes while they are edited, and what can be done with them. What a colleague saved meanwhile is merged in and saved
 * again; what both changed to different values waits for a decision. Nothing is overwritten unseen.
 */
export function useTaxEdits<Read, Sheet extends TaxSheet, Problem>(
  props: TaxEditsProps<Read, Sheet, Problem>,
) {
  const { read, sheetOf, kind, reload, kept, problemOf, notices } = props;
  const { stored, readAgain } = useStoredOrSent(read, sheetOf, reload, {
    unread: props.unread,
    onUnread: notices.toastFailure,
  });
  const countOf = ({ before, now }: Edits<Sheet>): number =>
    taxChanges(before.taxes, now.taxes) + kind.otherChanges(before, now);
  const unsaved = useUnsavedEdits<Edits<Sheet>>({
    subject: kept.subject,
    slot: kept.slot,
    countOf,
    version: read && kept.versionOf(sheetOf(read)),
    versionOf: ({ now }) => kept.versionOf(now),
  });
  const { edits, setEdits, count } = unsaved;
  const [isBusy, setIsBusy] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const [conflict, setConflict] = useState<TaxQuestion<Sheet>>();
  const sheet = edits?.now ?? stored;
  const problems = sheet ? taxProblems(sheet.taxes, props.texts) : new Map<string, string>();

  const edit = (change: (sheet: Sheet) => Sheet) => {
    if (!stored) return;
    setEdits((held) => {
      const { before, now } = held ?? { before: stored, now: stored };
      return { before, now: change(now) };
    });
  };
  const editTax = (key: string, change: Partial<TaxRow>) =>
    edit((now) => ({
      ...now,
      taxes: now.taxes.map((tax) => (tax.key === key ? { ...tax, ...change } : tax)),
    }));
  const drop = (key: string) => edit((now) => withoutTax(now, key));
  const rollback = () => {
    setEdits(undefined);
    setShowsProblems(false);
  };
  const fail = (error: unknown) => {
    // The end of a session is told by the login page.
    if (problemOf(error).status !== 401) notices.showFailure(problemOf(error));
  };

  /** Saves the edits over what they began with; disjoint changes of a colleague are merged in and saved again. */
  async function send({ before, now }: Edits<Sheet>, isMerged = false): Promise<void> {
    try {
      const { message } = await props.save(now);
      rollback();
      await readAgain(now);
      notices.toastSuccess(message, isMerged ? { detail: t('What was saved meanwhile is kept.') } : {});
    } catch (error) {
      const meanwhile = meanwhileOf<Read>(problemOf(error));
      if (meanwhile) return meet({ before, now }, meanwhile);
      fail(error);
    }
  }

  async function meet({ before, now }: Edits<Sheet>, reply: Meanwhile<Read>): Promise<void> {
    const theirs = sheetOf(reply.current);
    const { taxes, conflicts } = mergeTaxes(before, now, theirs);
    const others = kind.mergeOthers(before, now, theirs);
    const merged = { ...others.merged, taxes } as Sheet;
    const all = [...conflicts, ...others.conflicts];
    const { changedBy, changedAt } = reply;
    if (all.length > 0) return setConflict({ conflicts: all, merged, theirs, changedBy, changedAt });
    setEdits({ before: theirs, now: merged });
    await send({ before: theirs, now: merged }, true);
  }

  const busyWhile = async (act: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await act();
    } finally {
      setIsBusy(false);
    }
  };

  const settle = async (sides: Record<string, Side>) => {
    if (!conflict) return;
    const { merged, theirs, conflicts } = conflict;
    const isTheirs = (key: string) => sides[key] === 'theirs';
    const now = kind.settleOthers(
      { ...merged, taxes: withTheirs(merged.taxes, conflicts, isTheirs) },
      theirs,
      isTheirs,
    );
    const settled = { before: theirs, now };
    setConflict(undefined);
    setEdits(settled);
    if (countOf(settled) > 0) return send(settled, true);
    rollback();
    await readAgain(now);
  };

  /** A tax that nobody has saved goes at once; the server deletes the others by their ids. */
  const remove = async (tax: TaxRow) => {
    if (!isSaved(tax)) return drop(tax.key);
    try {
      const { message } = await props.remove(idsOf(tax));
      const left = stored && withoutTax(stored, tax.key);
      const fresh = await (left ? readAgain(left) : reload());
      const after = (sheet: Sheet) => kind.afterDeletion(withoutTax(sheet, tax.key), fresh && sheetOf(fresh));
      setEdits((held) => {
        if (!held) return undefined;
        const rest = { before: after(held.before), now: after(held.now) };
        return countOf(rest) > 0 ? rest : undefined;
      });
      notices.showSuccess(message);
    } catch (error) {
      fail(error);
    }
  };

  return {
    sheet,
    stored,
    problems: showsProblems ? problems : new Map<string, string>(),
    isBusy,
    conflict,
    changes: count,
    draft: unsaved.draft,
    edit,
    editTax,
    rollback,
    /** Answers the key of the new row. */
    add: (): string => {
      const tax = emptyTax();
      edit((now) => ({ ...now, taxes: [...now.taxes, tax] }));
      return tax.key;
    },
    /** Answers the key of the first tax that cannot be saved. */
    save: async (): Promise<string | undefined> => {
      setShowsProblems(true);
      const [first] = problems.keys();
      if (first === undefined && edits && (await confirmLargeChanges(amountChanges(edits, props.mask))))
        await busyWhile(() => send(edits));
      return first;
    },
    remove: (tax: TaxRow) => busyWhile(() => remove(tax)),
    settle: (sides: Record<string, Side>) => busyWhile(() => settle(sides)),
    dismissConflict: () => setConflict(undefined),
  };
}

/** What the table and its buttons need. */
export type TaxEdits<Sheet extends TaxSheet = TaxSheet> = Omit<
  ReturnType<typeof useTaxEdits<unknown, Sheet, unknown>>,
  'edit'
>;

const withoutTax = <Sheet extends TaxSheet>(sheet: Sheet, key: string): Sheet => ({
  ...sheet,
  taxes: sheet.taxes.filter((tax) => tax.key !== key),
});

const amountChanges = ({ before, now }: Edits<TaxSheet>, mask: string): AmountChange[] =>
  now.taxes.flatMap((tax) => {
    const was = before.taxes.find(({ key }) => key === tax.key);
    return taxTypes.flatMap((type) =>
      was
        ? [{ name: `${tax.description}, ${type}`, before: was.values[type], after: tax.values[type], mask }]
        : [],
    );
  });
