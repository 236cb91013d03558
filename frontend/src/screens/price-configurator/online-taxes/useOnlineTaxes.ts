import { useState } from 'react';
import {
  useDeletePriceSolTaxesMutation,
  useSavePriceSolTaxesMutation,
  type SolPriceConflict,
} from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { isConflictReply } from '../../../kit/conflict/isConflictReply';
import type { OnlineData } from '../online/useOnlineData';
import { useStoredOrSent } from '../online/useStoredOrSent';
import { useUnsavedEdits } from '../online/useUnsavedEdits';
import type { Side } from '../save/useMergingSave';
import { mergeTaxes, withTheirs, type TaxMerge } from './mergeTaxes';
import {
  changesOf,
  emptyTax,
  idsOf,
  isSaved,
  sheetOf,
  taxesBody,
  taxProblems,
  type OnlineSheet,
  type OnlineTax,
} from './onlineTaxes';

/** What was read and what it has become. */
interface Edits {
  before: OnlineSheet;
  now: OnlineSheet;
}

export interface TaxesConflict extends TaxMerge {
  changedBy: string;
  changedAt: string;
  theirs: OnlineSheet;
}

const countOf = ({ before, now }: Edits): number => changesOf(before, now);

/** The online taxes of a vehicle while they are edited, and what can be done with them. */
export function useOnlineTaxes(countryId: string, vetele: string, online: OnlineData) {
  const { data, reload } = online;
  const notices = useNotices();
  const { stored, readAgain } = useStoredOrSent(data, sheetOf, reload, 'The online taxes are');
  const unsaved = useUnsavedEdits<Edits>({
    subject: `${countryId}/${vetele}`,
    version: data?.version,
    slot: 'online-taxes',
    countOf,
    versionOf: ({ now }) => now.version,
  });
  const { edits, setEdits, count } = unsaved;
  const [isBusy, setIsBusy] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const [conflict, setConflict] = useState<TaxesConflict>();
  const [saveTaxes] = useSavePriceSolTaxesMutation();
  const [deleteTaxes] = useDeletePriceSolTaxesMutation();
  const sheet = edits?.now ?? stored;
  const problems = sheet ? taxProblems(sheet.taxes) : new Map<string, string>();

  const edit = (change: (sheet: OnlineSheet) => OnlineSheet) => {
    if (!stored) return;
    setEdits((held) => {
      const { before, now } = held ?? { before: stored, now: stored };
      return { before, now: change(now) };
    });
  };
  const editTax = (key: string, change: Partial<OnlineTax>) =>
    edit((now) => ({
      ...now,
      taxes: now.taxes.map((tax) => (tax.key === key ? { ...tax, ...change } : tax)),
    }));
  const drop = (key: string) =>
    edit((now) => ({ ...now, taxes: now.taxes.filter((tax) => tax.key !== key) }));
  const rollback = () => {
    setEdits(undefined);
    setShowsProblems(false);
  };

  /** Saves the edits over the version that they began with; disjoint changes of a colleague are merged in and saved again. */
  async function send({ before, now }: Edits, isMerged = false): Promise<void> {
    try {
      const { message } = await saveTaxes({
        version: now.version,
        solTaxesInput: taxesBody(now, countryId, vetele),
      }).unwrap();
      await readAgain(now);
      rollback();
      notices.toastSuccess(message, isMerged ? { detail: 'What was saved meanwhile is kept.' } : {});
    } catch (error) {
      const { status, body } = problemOf(error);
      if (status === 409 && isConflictReply<SolPriceConflict>(body)) return meet({ before, now }, body);
      // The end of a session is told by the login page.
      if (status !== 401) notices.showFailure(problemOf(error));
    }
  }

  async function meet({ before, now }: Edits, reply: SolPriceConflict): Promise<void> {
    const theirs = sheetOf(reply.current);
    const merge = mergeTaxes(before, now, theirs);
    if (merge.conflicts.length > 0)
      return setConflict({ ...merge, theirs, changedBy: reply.changedBy, changedAt: reply.changedAt });
    const merged = { before: theirs, now: merge.merged };
    setEdits(merged);
    await send(merged, true);
  }

  const busyWhile = async (act: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await act();
    } finally {
      setIsBusy(false);
    }
  };

  return {
    ...{ sheet, stored, problems: showsProblems ? problems : new Map<string, string>(), isBusy, conflict },
    ...{ changes: count, draft: unsaved.draft, edit, editTax, drop, rollback },
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
      if (first === undefined && edits) await busyWhile(() => send(edits));
      return first;
    },
    /** A tax that nobody has saved goes at once; the server deletes the others by their three ids. */
    remove: (tax: OnlineTax) =>
      busyWhile(async () => {
        if (!isSaved(tax)) return drop(tax.key);
        try {
          const { message } = await deleteTaxes({ body: idsOf(tax) }).unwrap();
          const left = stored && withoutTax(stored, tax.key);
          const version = (await (left ? readAgain(left) : reload()))?.version;
          setEdits((held) => held && without(held, tax.key, version));
          notices.showSuccess(message);
        } catch (error) {
          if (problemOf(error).status !== 401) notices.showFailure(problemOf(error));
        }
      }),
    settle: (sides: Record<string, Side>) =>
      busyWhile(async () => {
        if (!conflict) return;
        const settled = {
          before: conflict.theirs,
          now: withTheirs(conflict, (key) => sides[key] === 'theirs'),
        };
        setConflict(undefined);
        setEdits(settled);
        if (countOf(settled) > 0) return send(settled, true);
        await readAgain(settled.now);
        rollback();
      }),
    dismissConflict: () => setConflict(undefined),
  };
}

export type OnlineTaxes = ReturnType<typeof useOnlineTaxes>;

const withoutTax = (sheet: OnlineSheet, key: string): OnlineSheet => ({
  ...sheet,
  taxes: sheet.taxes.filter((tax) => tax.key !== key),
});

/** Edits without a tax that is gone; they follow the version where nothing but its deletion was counted. */
function without({ before, now }: Edits, key: string, version: number | undefined): Edits | undefined {
  const left = (sheet: OnlineSheet): OnlineSheet => ({
    ...withoutTax(sheet, key),
    version: version === sheet.version + 1 ? version : sheet.version,
  });
  const edits = { before: left(before), now: left(now) };
  return countOf(edits) > 0 ? edits : undefined;
}
