import {
  useCreateInterfaceConfigMutation,
  useDeleteInterfaceConfigMutation,
  useExportInterfaceConfigsCsvMutation,
  useExportInterfaceConfigsXlsxMutation,
  useUpdateInterfaceConfigMutation,
  type InterfaceConfig,
} from '../../api';
import { useCommonRecordCalls } from '../../api/recordCalls';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy, type RecordDialog } from '../../kit/record/RecordNoun';
import type { InterfaceConfigValues } from './interfaceConfig';
import type { InterfaceConfigFilter } from './interfaceConfigSearch';

const hooks = {
  useRemove: useDeleteInterfaceConfigMutation,
  useExportCsv: useExportInterfaceConfigsCsvMutation,
  useExportXlsx: useExportInterfaceConfigsXlsxMutation,
};

/** What the dialogs call: a new one is for the model of the header, a stored one keeps its own. */
export function useInterfaceConfigCalls(
  opened: RecordDialog<InterfaceConfig> | undefined,
  listed: Record<InterfaceConfigFilter | 'modelName', string>,
): RecordCalls<InterfaceConfig, InterfaceConfigValues> {
  const [create] = useCreateInterfaceConfigMutation();
  const [update] = useUpdateInterfaceConfigMutation();
  const common = useCommonRecordCalls('interfaceConfig', hooks, shownBy(opened), listed);
  const conftype = 'json' as const;

  return {
    ...common,
    create: (values) =>
      create({ interfaceConfigInput: { ...values, conftype, model: listed.modelName } }).unwrap(),
    update: ({ id, model }, values, version) =>
      update({ id, interfaceConfigInput: { id, ...values, conftype, model, version } }).unwrap(),
  };
}
