import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { BulkEntity } from './index';

type Ids = ReadonlySet<string> | 'all';
interface Wanted {
  action: 'set' | 'delete';
  values?: object;
}

/** What is done with many records of a list (kit/bulk); `listed` are its filters, as its export takes them. */
export function useBulk<Format>(
  entity: BulkEntity,
  listed: object,
  download?: (ids: Ids, format: Format) => Promise<string>,
) {
  const dispatch = useDispatch();
  const filters = JSON.stringify(listed);
  return useMemo(() => {
    const calls = async () =>
      (await import('./bulkCalls')).bulkCallsOf(dispatch, entity, JSON.parse(filters) as object);
    return {
      preview: async (ids: Ids, wanted: Wanted) => (await calls()).preview(ids, wanted),
      run: async (ids: Ids, wanted: Wanted, digest: string) => (await calls()).run(ids, wanted, digest),
      undo: async (run: string) => (await calls()).undo(run),
      download,
    };
  }, [dispatch, entity, filters, download]);
}
