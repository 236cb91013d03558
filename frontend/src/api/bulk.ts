import { useMemo } from 'react';
import { bulkCalls, type BulkChange, type BulkEntity } from './index';
import type { tagTypes } from './calls/tags.gen';
import { tagOf } from './recordChanges';

type Tag = (typeof tagTypes)[number];

const changed = (error: unknown, entity: BulkEntity): Tag[] => (error ? [] : [tagOf(entity), 'Activity']);

bulkCalls.enhanceEndpoints({
  addTagTypes: [] as Tag[],
  endpoints: {
    runBulkChange: { invalidatesTags: (_reply, error, { entity }) => changed(error, entity) },
    undoBulkChange: { invalidatesTags: (_reply, error, { entity }) => changed(error, entity) },
  },
});

const { usePreviewBulkChangeMutation, useRunBulkChangeMutation, useUndoBulkChangeMutation } = bulkCalls;

type Ids = ReadonlySet<string> | 'all';
type Wanted = Pick<BulkChange, 'action' | 'values'>;

/** Filters as the call takes them: as text, those that are not set left out. */
const filtersOf = (listed: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listed)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

type Download<Format> = ((ids: Ids, format: Format) => Promise<string>) | undefined;

/** What is done with many records of a list (kit/bulk); `listed` are its filters, as its export takes them. */
export function useBulk<Format>(entity: BulkEntity, listed: object, download?: Download<Format>) {
  const [preview] = usePreviewBulkChangeMutation();
  const [run] = useRunBulkChangeMutation();
  const [undo] = useUndoBulkChangeMutation();
  const filters = JSON.stringify(filtersOf(listed));
  return useMemo(() => {
    const changeOf = (ids: Ids, wanted: { action: 'set' | 'delete'; values?: object }): BulkChange => ({
      ...(wanted as Wanted),
      selection:
        ids === 'all'
          ? { all: true, filters: JSON.parse(filters) as Record<string, string> }
          : { ids: [...ids] },
    });
    return {
      preview: (ids: Ids, wanted: { action: 'set' | 'delete'; values?: object }) =>
        preview({ entity, bulkChange: changeOf(ids, wanted) }).unwrap(),
      run: (ids: Ids, wanted: { action: 'set' | 'delete'; values?: object }, planDigest: string) =>
        run({ entity, bulkChangeRun: { change: changeOf(ids, wanted), planDigest } }).unwrap(),
      undo: (id: string) => undo({ entity, run: id }).unwrap(),
      download,
    };
  }, [entity, filters, preview, run, undo, download]);
}
