import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { bulkCalls, type BulkChange, type BulkEntity } from './index';
import type { tagTypes } from './calls/tags.gen';
import { staleAfter } from './recordChanges';

type Tag = (typeof tagTypes)[number];

const changed = (error: unknown, entity: BulkEntity): Tag[] => (error ? [] : staleAfter(entity));

const { endpoints } = bulkCalls.enhanceEndpoints({
  addTagTypes: [] as Tag[],
  endpoints: {
    runBulkChange: { invalidatesTags: (_reply, error, { entity }) => changed(error, entity) },
    undoBulkChange: { invalidatesTags: (_reply, error, { entity }) => changed(error, entity) },
  },
});

type Ids = ReadonlySet<string> | 'all';
type Wanted = Pick<BulkChange, 'action' | 'values'>;
const once = { track: false } as const;

/** Filters as the call takes them: as text, those that are not set left out. */
const filtersOf = (listed: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listed)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

/** The calls of one list; loaded with the first change of many rows (useBulk). */
export function bulkCallsOf(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  entity: BulkEntity,
  listed: object,
) {
  const changeOf = (ids: Ids, wanted: Wanted): BulkChange => ({
    ...wanted,
    selection: ids === 'all' ? { all: true, filters: filtersOf(listed) } : { ids: [...ids] },
  });
  return {
    preview: (ids: Ids, wanted: Wanted) =>
      dispatch(
        endpoints.previewBulkChange.initiate({ entity, bulkChange: changeOf(ids, wanted) }, once),
      ).unwrap(),
    run: (ids: Ids, wanted: Wanted, planDigest: string) => {
      const bulkChangeRun = { change: changeOf(ids, wanted), planDigest };
      return dispatch(endpoints.runBulkChange.initiate({ entity, bulkChangeRun }, once)).unwrap();
    },
    undo: (run: string) => dispatch(endpoints.undoBulkChange.initiate({ entity, run }, once)).unwrap(),
  };
}
