import { useState } from 'react';
import { mergeCells } from '../versioned/mergeCells';
import { useMergingSave } from '../versioned/useMergingSave';
import { useStoredOrSent } from '../versioned/useStoredOrSent';
import { useUnsavedEdits } from '../versioned/useUnsavedEdits';
import {
  changedMeanwhile,
  mergeSheets,
  shareIds,
  withTheirs,
  type TaxPlace,
  type TaxSheet,
  type TaxSheetKind,
} from './mergeTaxes';
import type { AmountChange } from '../amounts/askedChanges';
import { confirmLargeChanges } from '../amounts/largeChanges';
import type { Problem } from '../form/FieldDefinition';
import {
  emptyTax,
  idsOf,
  isSaved,
  taxChanges,
  taxProblems,
  type TaxRow,
  type TaxTexts,
  taxTypes,
} from './taxRows';
import { t } from '../../texts/kitParts.gen';

interface Reply {
  message: string;
}

interface TaxNotices<Found> {
  toastSuccess: (text: string, options?: { detail?: string }) => void;
  toastFailure: (text: string) => void;
  showSuccess: (text: string) => void;
  showFailure: (problem: Found) => void;
}

export interface TaxEditsProps<Read, Sheet extends TaxSheet, Found extends Problem> {
  /** Undefined while it is read, and when it could not be. */
  read: Read | undefined;
  /** Has to stay the same function. */
  sheetOf: (read: Read) => Sheet;
  kind: TaxSheetKind<Sheet>;
  /** Reads again and returns what is there now; undefined if that fails. */
  reload: () => Promise<Read | undefined>;
  mask: string;
  /** Of the amounts, as the screen shows it. */
  currency: string;
  unread: string;
  /** Where edits are kept when the session ends: for what, in which version, under which name. */
  kept: { subject: string; slot: string; versionOf: (sheet: Sheet) => number };
  texts: TaxTexts;
  /** With the currency that was shown when they were begun. */
  save: (sheet: Sheet, shownCurrency: string) => Promise<Reply>;
  remove: (ids: number[]) => Promise<Reply>;
  problemOf: (error: unknown) => Found;
  notices: TaxNotices<Found>;
}

interface Edits<Sheet> {
  before: Sheet;
  now: Sheet;
  /** That they were typed in. */
  currency: string;
}

/**
 * Taxes while they are edited, and what can be done with them. What a colleague saved meanwhile is merged in and saved
 * again; what both changed to different values waits for a decision. Nothing is overwritten unseen.
 */
export function useTaxEdits<Read, Sheet extends TaxSheet, Found extends Problem>(
  props: TaxEditsProps<Read, Sheet, Found>,
) {
  const { read, sheetOf, kind, reload, kept, problemOf, notices } = props;
  const { stored, readAgain } = useStoredOrSent(read, sheetOf, reload, {
    unread: props.unread,
    onUnread: notices.toastFailure,
  });
  const countOf = ({ before, now }: Pick<Edits<Sheet>, 'before' | 'now'>): number =>
    taxChanges(before.taxes, now.taxes) + otherChanges(kind, before, now);
  const unsaved = useUnsavedEdits<Edits<Sheet>>({
    subject: kept.subject,
    slot: kept.slot,
    countOf,
    version: read && kept.versionOf(sheetOf(read)),
    versionOf: ({ now }) => kept.versionOf(now),
    currency: props.currency,
    currencyOf: ({ currency }) => currency,
  });
  const { edits, setEdits, count } = unsaved;
  const [isBusy, setIsBusy] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const sheet = edits?.now ?? stored;
  const problems = sheet ? taxProblems(sheet.taxes, props.texts) : new Map<string, string>();

  const edit = (change: (sheet: Sheet) => Sheet) => {
    if (!stored) return;
    setEdits((held) => {
      const { before, now, currency } = held ?? { before: stored, now: stored, currency: props.currency };
      return { before, now: change(now), currency };
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
  const fail = (error: unknown) => notices.showFailure(problemOf(error));

  const saving = useMergingSave<Edits<Sheet>, TaxPlace, Read, Found>({
    async send({ now, currency }) {
      const reply = await props.save(now, currency);
      rollback();
      await readAgain(now);
      return reply;
    },
    meet({ before, now, currency }, current) {
      const theirs = sheetOf(current);
      const { merged, base, ...merge } = mergeSheets(kind, before, now, theirs, props.mask);
      return {
        ...merge,
        take(cells) {
          const taken = { before: base, now: withTheirs(kind, merged, cells), currency };
          const isLeft = cells.length === 0 || countOf(taken) > 0;
          setEdits(isLeft ? taken : undefined);
          return isLeft ? taken : undefined;
        },
      };
    },
    noteOf: (_changedBy, theirs) => (theirs.length > 0 ? t('Other changes saved meanwhile are kept.') : ''),
    onNothingLeft: ({ current }) => readAgain(sheetOf(current)),
    problemOf,
    notices,
  });

  const busyWhile = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    setIsBusy(true);
    try {
      return await act();
    } finally {
      setIsBusy(false);
    }
  };

  /**
   * A tax that nobody has saved goes at once; the server deletes the others by their ids. If a colleague
   * has changed it meanwhile, it stays and the change is returned, unless that is `told`.
   */
  const remove = async (tax: TaxRow, told?: string): Promise<string | undefined> => {
    if (!isSaved(tax)) {
      drop(tax.key);
      return undefined;
    }
    try {
      const before = (edits?.before ?? stored)?.taxes.find(({ key }) => key === tax.key);
      const found = await reload();
      const news = before && found && changedMeanwhile(before, sheetOf(found).taxes, props.mask);
      if (news !== undefined && news !== told) return news;
      const { message } = await props.remove(idsOf(tax));
      const left = stored && { ...stored, taxes: stored.taxes.filter((other) => !shareIds(tax, other)) };
      const fresh = await (left ? readAgain(left) : reload());
      const after = (sheet: Sheet) => kind.afterDeletion(withoutTax(sheet, tax.key), fresh && sheetOf(fresh));
      setEdits((held) => {
        if (!held) return undefined;
        const rest = { before: after(held.before), now: after(held.now), currency: held.currency };
        return countOf(rest) > 0 ? rest : undefined;
      });
      notices.showSuccess(message);
    } catch (error) {
      fail(error);
    }
    return undefined;
  };

  return {
    sheet,
    /** What the edits are compared with. */
    stored: edits?.before ?? stored,
    problems: showsProblems ? problems : new Map<string, string>(),
    isBusy: isBusy || saving.saved !== undefined,
    conflict: saving.conflict,
    changes: count,
    draft: unsaved.draft,
    edit,
    editTax,
    rollback,
    /** Returns the key of the new row. */
    add: (): string => {
      const tax = emptyTax();
      edit((now) => ({ ...now, taxes: [...now.taxes, tax] }));
      return tax.key;
    },
    /** Returns the key of the first tax that cannot be saved. */
    save: async (): Promise<string | undefined> => {
      setShowsProblems(true);
      const [first] = problems.keys();
      if (first === undefined && edits && (await confirmLargeChanges(amountChanges(edits, props.mask))))
        await saving.save(edits);
      return first;
    },
    remove: (tax: TaxRow, told?: string) => busyWhile(() => remove(tax, told)),
    settle: saving.settle,
    dismissConflict: saving.dismissConflict,
  };
}

/** What the table and its buttons need. */
export type TaxEdits<Sheet extends TaxSheet = TaxSheet> = Omit<
  ReturnType<typeof useTaxEdits<unknown, Sheet, Problem>>,
  'edit'
>;

const otherChanges = <Sheet extends TaxSheet>(
  { otherCells }: TaxSheetKind<Sheet>,
  before: Sheet,
  now: Sheet,
): number => mergeCells(otherCells(before), otherCells(now), otherCells(before)).mine.length;

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
