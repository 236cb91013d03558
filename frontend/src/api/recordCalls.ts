import type { FileReply } from './baseQuery';
import { saveFile } from './files';

/** A mutation's hook as far as it is needed here. */
type Act<Arg, Reply> = () => readonly [(arg: Arg) => { unwrap: () => Promise<Reply> }, ...unknown[]];
type Options = { skip?: boolean; refetchOnMountOrArgChange?: boolean };
type Answer<Data> = { data?: Data; isError: boolean; error?: unknown };

/** The generated hooks of what every list of records can do besides creating and changing them. */
export interface RecordHooks<Filters, Saved, Change> {
  useRemove: Act<{ id: number }, Saved>;
  useRestore: Act<{ id: number; restoreRequest: { changeId: number; before?: boolean } }, Saved>;
  useHistory: (arg: { id: number }, options: Options) => Answer<Change[]>;
  useReadHistory: Act<{ id: number }, Change[]>;
  useDeleted: (arg: undefined, options: Options) => Answer<Change[]>;
  useExportCsv: Act<Filters, FileReply>;
  useExportXlsx: Act<Filters, FileReply>;
}

/**
 * What the dialogs of a plain noun call (kit/record/RecordCalls.ts), all but `create` and `update`, which know its fields. The
 * history is that of the dialog that is open (`shownBy` of kit/record), the export holds what the filters of the list leave (readings A-90).
 */
export function useCommonRecordCalls<Filters, Saved, Change>(
  hooks: RecordHooks<Filters, Saved, Change>,
  { shownId, showsDeleted }: { shownId?: number; showsDeleted: boolean },
  filters: Filters,
) {
  const [remove] = hooks.useRemove();
  const [restore] = hooks.useRestore();
  const [readHistory] = hooks.useReadHistory();
  const [exportCsv] = hooks.useExportCsv();
  const [exportXlsx] = hooks.useExportXlsx();
  const fresh = { refetchOnMountOrArgChange: true };

  return {
    remove: (id: number) => remove({ id }).unwrap(),
    restore: (id: number, changeId: number, before?: boolean) =>
      restore({ id, restoreRequest: { changeId, before } }).unwrap(),
    history: hooks.useHistory({ id: shownId ?? 0 }, { skip: !shownId, ...fresh }),
    deleted: hooks.useDeleted(undefined, { skip: !showsDeleted, ...fresh }),
    readHistory: (id: number) => readHistory({ id }).unwrap(),
    download: async (_request: unknown, format: 'csv' | 'xlsx') =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
