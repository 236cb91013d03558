import {
  useCreateInterfaceConfigMutation,
  useDeleteInterfaceConfigMutation,
  useExportInterfaceConfigsCsvMutation,
  useExportInterfaceConfigsXlsxMutation,
  useGetInterfaceConfigHistoryQuery,
  useLazyGetInterfaceConfigHistoryQuery,
  useListDeletedInterfaceConfigsQuery,
  useRestoreInterfaceConfigMutation,
  useUpdateInterfaceConfigMutation,
  type InterfaceConfig,
} from '../../api';
import { saveFile } from '../../api/files';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf, type RecordDialog } from '../../kit/record/RecordNoun';
import type { InterfaceConfigValues } from './interfaceConfig';
import type { InterfaceConfigFilter } from './interfaceConfigSearch';

/** What the dialogs call: a new one is for the model of the header, a stored one keeps its own; an export follows the list. */
export function useInterfaceConfigCalls(
  opened: RecordDialog<InterfaceConfig> | undefined,
  listed: Record<InterfaceConfigFilter | 'modelName', string>,
): RecordCalls<InterfaceConfig, InterfaceConfigValues> {
  const [create] = useCreateInterfaceConfigMutation();
  const [update] = useUpdateInterfaceConfigMutation();
  const [remove] = useDeleteInterfaceConfigMutation();
  const [restore] = useRestoreInterfaceConfigMutation();
  const [readHistory] = useLazyGetInterfaceConfigHistoryQuery();
  const [exportCsv] = useExportInterfaceConfigsCsvMutation();
  const [exportXlsx] = useExportInterfaceConfigsXlsxMutation();
  const id = shownHistoryOf(opened);
  const fresh = { refetchOnMountOrArgChange: true };
  const conftype = 'json' as const;

  return {
    create: (values) =>
      create({ interfaceConfigInput: { ...values, conftype, model: listed.modelName } }).unwrap(),
    update: ({ id, model }, values, version) =>
      update({ id, interfaceConfigInput: { id, ...values, conftype, model, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    restore: (id, changeId) => restore({ id, restoreRequest: { changeId } }).unwrap(),
    history: useGetInterfaceConfigHistoryQuery({ id: id ?? 0 }, { skip: !id, ...fresh }),
    deleted: useListDeletedInterfaceConfigsQuery(undefined, { skip: opened?.kind !== 'deleted', ...fresh }),
    readHistory: (id) => readHistory({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(listed) : exportXlsx(listed)).unwrap()),
  };
}
