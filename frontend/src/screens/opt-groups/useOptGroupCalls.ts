import { useMemo } from 'react';
import {
  useExportOptGroupsCsvMutation,
  useExportOptGroupsXlsxMutation,
  useUpdateOptGroupMutation,
  type ExportOptGroupsCsvApiArg,
  type OptGroup,
} from '../../api';
import { useBulk } from '../../api/bulk';
import { saveFile } from '../../api/files';
import { shownHistoryOf, useRecordChanges } from '../../api/recordChanges';
import type { ExportFormat } from '../../kit/export/ExportDialog';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { inputOf, optGroup, type OptGroupDialog, type OptGroupValues } from './optGroup';

type Calls = Required<
  Pick<RecordCalls<OptGroup, OptGroupValues>, 'history' | 'restore' | 'download' | 'bulk'>
>;

/** What the dialogs of the groups call; an export holds what these filters leave (decision A-90). */
export function useOptGroupCalls(
  opened: OptGroupDialog | undefined,
  filters: ExportOptGroupsCsvApiArg,
): Calls & { update: UpdateOptGroup } {
  const [exportCsv] = useExportOptGroupsCsvMutation();
  const [exportXlsx] = useExportOptGroupsXlsxMutation();
  const exported = (ids: readonly string[] | undefined, format: ExportFormat) => {
    const arg = { ...filters, ids: ids?.join(',') };
    return (format === 'csv' ? exportCsv(arg) : exportXlsx(arg)).unwrap();
  };

  return {
    update: useUpdateOptGroup(),
    bulk: useBulk('optGroup', filters, exported),
    ...useRecordChanges('optGroup', { shownId: shownHistoryOf(opened) }),
    download: async (_request, format) => saveFile(await exported(undefined, format)),
  };
}

type UpdateOptGroup = ReturnType<typeof useUpdateOptGroup>;

/** Saves some values of a group over a version, the rest as the row holds it. */
function useUpdateOptGroup() {
  const [update] = useUpdateOptGroupMutation();
  return useMemo(
    () => (row: OptGroup, values: Partial<OptGroupValues>, version: number) => {
      const optGroupInput = { id: row.id, ...inputOf({ ...optGroup.valuesOf(row), ...values }), version };
      return update({ id: row.id, optGroupInput }).unwrap();
    },
    [update],
  );
}
