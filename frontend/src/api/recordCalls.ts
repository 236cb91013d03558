import type { FileReply } from './baseQuery';
import type { ChangeEntity } from './index';
import { saveFile } from './files';
import { useRecordChanges } from './recordChanges';

type Act<Arg, Reply> = () => readonly [(arg: Arg) => { unwrap: () => Promise<Reply> }, ...unknown[]];

export interface RecordHooks<Filters, Saved> {
  useRemove: Act<{ id: number }, Saved>;
  useExportCsv: Act<Filters, FileReply>;
  useExportXlsx: Act<Filters, FileReply>;
}

/**
 * What the dialogs of a CRUD resource call (kit/record/RecordCalls.ts), all but `create` and `update`, which know its fields. The
 * history is that of the dialog that is open (`shownBy` of kit/record), the export holds what the filters of the list leave (decision A-90).
 */
export function useCommonRecordCalls<Filters, Saved>(
  entity: ChangeEntity,
  hooks: RecordHooks<Filters, Saved>,
  shown: { shownId?: number; showsDeleted: boolean },
  filters: Filters,
) {
  const [remove] = hooks.useRemove();
  const [exportCsv] = hooks.useExportCsv();
  const [exportXlsx] = hooks.useExportXlsx();

  return {
    ...useRecordChanges(entity, shown),
    remove: (id: number) => remove({ id }).unwrap(),
    download: async (_request: unknown, format: 'csv' | 'xlsx') =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
