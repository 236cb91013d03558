import {
  useCreateConfigurationParameterMutation,
  useDeleteConfigurationParameterMutation,
  useExportConfigurationParametersCsvMutation,
  useExportConfigurationParametersXlsxMutation,
  useGetConfigurationParameterHistoryQuery,
  useLazyGetConfigurationParameterHistoryQuery,
  useListDeletedConfigurationParametersQuery,
  useRestoreConfigurationParameterMutation,
  useUpdateConfigurationParameterMutation,
  type ConfigurationParameter,
} from '../../api';
import { saveFile } from '../../api/files';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf, type RecordDialog } from '../../kit/record/RecordNoun';
import type { ParameterValues } from './configurationParameter';
import type { ParameterFilter } from './configurationParameterSearch';

const inputOf = ({ language, ...texts }: ParameterValues) => ({ ...texts, language: { id: language } });

/** What the dialogs of the parameters call; an export holds what the filters leave. */
export function useConfigurationParameterCalls(
  opened: RecordDialog<ConfigurationParameter> | undefined,
  filters: Record<ParameterFilter, string>,
): RecordCalls<ConfigurationParameter, ParameterValues> {
  const [create] = useCreateConfigurationParameterMutation();
  const [update] = useUpdateConfigurationParameterMutation();
  const [remove] = useDeleteConfigurationParameterMutation();
  const [restore] = useRestoreConfigurationParameterMutation();
  const [readHistory] = useLazyGetConfigurationParameterHistoryQuery();
  const [exportCsv] = useExportConfigurationParametersCsvMutation();
  const [exportXlsx] = useExportConfigurationParametersXlsxMutation();
  const id = shownHistoryOf(opened);
  const fresh = { refetchOnMountOrArgChange: true };

  return {
    create: (values) =>
      create({
        configurationParameterInput: { ...inputOf(values), code: values.code.trim() },
      }).unwrap(),
    update: ({ id, code }, values, version) =>
      update({ id, configurationParameterInput: { id, ...inputOf(values), code, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    restore: (id, changeId) => restore({ id, restoreRequest: { changeId } }).unwrap(),
    history: useGetConfigurationParameterHistoryQuery({ id: id ?? 0 }, { skip: !id, ...fresh }),
    deleted: useListDeletedConfigurationParametersQuery(undefined, {
      skip: opened?.kind !== 'deleted',
      ...fresh,
    }),
    readHistory: (id) => readHistory({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
