import type { PriceListState, PricesSaved } from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf, type CallProblem } from '../../../api/problem';
import { confirmLargeChanges } from '../../../kit/amounts/largeChanges';
import {
  useMergingSave,
  type CellQuestion,
  type MergingSaveProps,
} from '../../../kit/versioned/useMergingSave';
import type { EditedList, StoredList } from './editedList';
import type { ListPlace } from './listCells';
import { nothingLeft, relabelled, savedMeanwhile, type CellNoun } from './saveTexts';

export type SaveConflict<Current = PriceListState> = CellQuestion<EditedList, ListPlace, Current>;

export interface ListSaveProps<Current> extends Pick<
  MergingSaveProps<EditedList, ListPlace, Current, CallProblem>,
  'findStored'
> {
  /** Undefined while it loads. */
  list: EditedList | undefined;
  /** Sends the list as it is now, with the version of its head. */
  send: (list: EditedList) => Promise<PricesSaved>;
  /** What a refusal says is stored. */
  theirsOf: (current: Current, mine: StoredList) => StoredList;
  noun?: CellNoun;
  mask: string;
  nameOf: (code: string) => string;
}

/** Saves a list over the version that was read; a large change of a price asks before. */
export function useListSave<Current = PriceListState>(props: ListSaveProps<Current>) {
  const { list, theirsOf, noun = 'price', mask, nameOf } = props;
  const notices = useNotices();
  const { save, saved, conflict, ...rest } = useMergingSave<EditedList, ListPlace, Current, CallProblem>({
    async send(edited) {
      const sent = edited.mine();
      const reply = await props.send(edited);
      edited.stored({ ...sent, version: reply.version });
      return reply;
    },
    meet(edited, current) {
      const theirs = theirsOf(current, edited.mine());
      const merge = edited.mergeWith(theirs);
      return {
        ...merge,
        take(cells) {
          for (const cell of cells) edited.set(cell, cell.theirs);
          edited.rebase(theirs);
          // What stands as it did before is no edit, so that it has become theirs; it was chosen all the same.
          for (const cell of merge.conflicts) if (!cells.includes(cell)) edited.set(cell, cell.mine);
          // A list that is not stored yet is stored also as it was begun.
          return edited.changes() > 0 || theirs.version === 0 ? edited : undefined;
        },
      };
    },
    findStored: props.findStored,
    noteOf: (who, theirs) => savedMeanwhile(who, theirs, noun),
    onNothingLeft: ({ changedBy }) => notices.toastSuccess(nothingLeft(changedBy)),
    problemOf,
    notices,
  });
  const changesOf = ({ sheet }: EditedList) =>
    sheet.changedCodes().map((code) => {
      const before = sheet.loaded(code)?.price ?? null;
      return { name: nameOf(code), before, after: sheet.cell(code).price, mask };
    });

  return {
    ...rest,
    save: async () =>
      list !== undefined &&
      (await confirmLargeChanges(changesOf(list), otherCurrencyOf(list))) &&
      (await save(list)),
    isSaving: saved !== undefined && saved === list,
    // What a former vehicle met is no matter of this one.
    conflict: conflict?.edits === list ? conflict : undefined,
  };
}

/** What becomes of amounts not typed in the currency that I chose; undefined: I chose none, or nothing is stored yet. */
function otherCurrencyOf(list: EditedList) {
  const { version, changedFields } = list.head();
  if (version === 0 || !changedFields.includes('currency')) return undefined;
  const { rows, currency } = list.mine();
  // 0 is 0 in every currency.
  const kept = rows.filter(({ code, price }) => price && list.sheet.typedIn(code) !== currency);
  return relabelled(currency, kept.length);
}

export type ListSave = ReturnType<typeof useListSave<PriceListState>>;
