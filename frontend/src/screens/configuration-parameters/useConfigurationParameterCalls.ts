import {
  useCreateConfigurationParameterMutation,
  useDeleteConfigurationParameterMutation,
  useExportConfigurationParametersCsvMutation,
  useExportConfigurationParametersXlsxMutation,
  useUpdateConfigurationParameterMutation,
  type ConfigurationParameter,
} from '../../api';
import { useCommonRecordCalls } from '../../api/recordCalls';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy, type RecordDialog } from '../../kit/record/RecordNoun';
import type { ParameterValues } from './configurationParameter';
import type { ParameterFilter } from './configurationParameterSearch';

const inputOf = ({ language, ...texts }: ParameterValues) => ({ ...texts, language: { id: language } });

const hooks = {
  useRemove: useDeleteConfigurationParameterMutation,
  useExportCsv: useExportConfigurationParametersCsvMutation,
  useExportXlsx: useExportConfigurationParametersXlsxMutation,
};

export function useConfigurationParameterCalls(
  opened: RecordDialog<ConfigurationParameter> | undefined,
  filters: Record<ParameterFilter, string>,
): RecordCalls<ConfigurationParameter, ParameterValues> {
  const [create] = useCreateConfigurationParameterMutation();
  const [update] = useUpdateConfigurationParameterMutation();
  const common = useCommonRecordCalls('configurationParameter', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: (values) =>
      create({
        configurationParameterInput: { ...inputOf(values), code: values.code.trim() },
      }).unwrap(),
    update: ({ id, code }, values, version) =>
      update({ id, configurationParameterInput: { id, ...inputOf(values), code, version } }).unwrap(),
  };
}
