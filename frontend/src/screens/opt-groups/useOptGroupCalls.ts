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

/**
 * Saves some values of a group over a version. Over another one than the row's own only these are sent: what the list still shows of
 * the rest may be out of date, such as a switch that was just saved, and the server keeps it.
 */
function useUpdateOptGroup() {
  const [update] = useUpdateOptGroupMutation();
  return useMemo(
    () => (row: OptGroup, values: Partial<OptGroupValues>, version: number) => {
      const whole = row.version === version ? optGroup.valuesOf(row) : {};
      const optGroupInput = { id: row.id, ...inputOf({ ...whole, ...values }), version };
      return update({ id: row.id, optGroupInput }).unwrap();
    },
    [update],
  );
}
