import { useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { saveFile } from './files';
import type { BulkEntity, FileReply } from './index';
import { useOutcome } from './outcome';

type Format = 'csv' | 'xlsx';
type Ids = ReadonlySet<string> | 'all';
interface Wanted {
  action: 'set' | 'delete';
  values?: object;
}
/** Asks for the file of these rows; without ids for that of all that are listed. */
type Exported = (ids: readonly string[] | undefined, format: Format) => Promise<FileReply>;

/** Of the lists of online sales. */
export const workbookOnly = ['xlsx'] as const satisfies readonly Format[];

/** What is done with many records of a list (kit/bulk), stable between renders; `listed` are its filters, as its export takes them. */
export function useBulk(
  entity: BulkEntity,
  listed: object,
  exported?: Exported,
  formats?: readonly Format[],
) {
  const dispatch = useDispatch();
  const outcome = useOutcome();
  const latest = useRef({ listed, exported });
  // In the commit that shows the rows: a click may come before the effects that follow it.
  useLayoutEffect(() => {
    latest.current = { listed, exported };
  });
  const hasExport = exported !== undefined;
  return useMemo(() => {
    const calls = async () =>
      (await import('./bulkCalls')).bulkCallsOf(dispatch, entity, latest.current.listed);
    return {
      preview: async (ids: Ids, wanted: Wanted) => (await calls()).preview(ids, wanted),
      run: async (ids: Ids, wanted: Wanted, digest: string) => (await calls()).run(ids, wanted, digest),
      undo: async (run: string) => (await calls()).undo(run),
      download: hasExport
        ? async (ids: Ids, format: Format) =>
            saveFile(await latest.current.exported!(ids === 'all' ? undefined : [...ids], format))
        : undefined,
      formats,
      outcome,
    };
  }, [dispatch, entity, hasExport, formats, outcome]);
}
