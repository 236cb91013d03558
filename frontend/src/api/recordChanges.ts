import {
  changeCalls,
  useLazyListChangesQuery,
  useListChangesQuery,
  useListDeletedQuery,
  useRestoreChangeMutation,
  type ChangeEntity,
  type RestoreChangeApiArg,
} from './index';
import type { tagTypes } from './calls/tags.gen';

type Tag = (typeof tagTypes)[number];

const otherTags: Partial<Record<ChangeEntity, Tag>> = {
  countryCallToAction: 'CallToAction',
  price: 'PriceList',
};

/** The area of openapi.yaml that an entity belongs to: what it changes makes the history stale, and the other way round. */
const tagOf = (entity: ChangeEntity): Tag =>
  otherTags[entity] ?? ((entity.charAt(0).toUpperCase() + entity.slice(1)) as Tag);

/** What a change of such records by another way than their own calls makes stale. */
export const staleAfter = (entity: ChangeEntity): Tag[] => [tagOf(entity), 'Activity'];

changeCalls.enhanceEndpoints({
  addTagTypes: [] as Tag[],
  endpoints: {
    listChanges: { providesTags: (_reply, _error, { entity }) => [tagOf(entity)] },
    listDeleted: { providesTags: (_reply, _error, { entity }) => [tagOf(entity)] },
    restoreChange: {
      // After a refusal as well: what was on show was out of date.
      invalidatesTags: (_reply, _error, { entity }) => staleAfter(entity),
    },
  },
});

/** The dialog that is open over a list, as far as the queries behind it go. */
export interface OpenedRecord<Row = { id: number | string }> {
  kind: string;
  row?: Row;
}

/** The id of the record whose history is shown, for the query that reads it. */
export const shownHistoryOf = <Id>(opened: OpenedRecord<{ id: Id }> | undefined): Id | undefined =>
  opened?.kind === 'edit' || opened?.kind === 'history' ? opened.row?.id : undefined;

/** What the open dialog shows besides its row, for the queries that read it. */
export const shownBy = <Id>(opened: OpenedRecord<{ id: Id }> | undefined) => ({
  shownId: shownHistoryOf(opened),
  showsDeleted: opened?.kind === 'deleted',
});

type WantedState = Pick<RestoreChangeApiArg, 'changeId' | 'before' | 'seen'>;

interface Shown {
  /** The record whose history is on show; nothing is asked without one. */
  shownId?: number | string;
  showsDeleted?: boolean;
  /** Narrows the deleted ones. */
  labelGroup?: string;
  modelName?: string;
  language?: string;
}

const fresh = { refetchOnMountOrArgChange: true };

/** The history of one kind of record and the ways back, as the dialogs of kit/record call them. */
export function useRecordChanges(entity: ChangeEntity, shown: Shown = {}) {
  const { shownId, showsDeleted = false, labelGroup, modelName, language } = shown;
  const [restore] = useRestoreChangeMutation();
  const [readChanges] = useLazyListChangesQuery();
  const narrowed = { modelName, language };

  return {
    entity,
    history: useListChangesQuery(
      { entity, id: String(shownId ?? ''), ...narrowed },
      { skip: !shownId, ...fresh },
    ),
    deleted: useListDeletedQuery({ entity, labelGroup }, { skip: !showsDeleted, ...fresh }),
    restore: (id: number | string, wanted: WantedState) =>
      restore({ entity, id: String(id), ...wanted }).unwrap(),
    readHistory: (id: number | string) => readChanges({ entity, id: String(id), ...narrowed }).unwrap(),
  };
}
