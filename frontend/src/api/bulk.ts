import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { saveFile } from './files';
import type { BulkEntity, FileReply } from './index';

type Ids = ReadonlySet<string> | 'all';
interface Wanted {
  action: 'set' | 'delete';
  values?: object;
}

const workbookOnly = ['xlsx'] as const;

/**
 * The same of a list of online sales, whose workbook is exported by its filter: of the ticked rows alone, by their ids.
 * Keep `exported` stable.
 */
export function useWorkbookBulk<Filter extends object>(
  entity: BulkEntity,
  filter: Filter,
  exported: (filter: Filter, ids: readonly string[] | undefined) => Promise<FileReply>,
) {
  const filters = JSON.stringify(filter);
  const download = useCallback(
    async (ids: Ids) =>
      saveFile(await exported(JSON.parse(filters) as Filter, ids === 'all' ? undefined : [...ids])),
    [exported, filters],
  );
  return { ...useBulk(entity, filter, download), formats: workbookOnly };
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
