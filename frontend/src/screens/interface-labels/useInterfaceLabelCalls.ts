import {
  useCreateInterfaceLabelMutation,
  useDeleteInterfaceLabelMutation,
  useExportInterfaceLabelsCsvMutation,
  useExportInterfaceLabelsXlsxMutation,
  useGetLangListQuery,
  useImportInterfaceLabelsMutation,
  usePreviewInterfaceLabelsMutation,
  useUpdateInterfaceLabelMutation,
  type ExportInterfaceLabelsCsvApiArg,
  type InterfaceLabel,
} from '../../api';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import { exportParameters, type Listed } from '../../kit/record/listedExport';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy } from '../../kit/record/RecordNoun';
import type { InterfaceLabelValues, LabelDialog } from './interfaceLabel';

/** What the dialogs of the labels call; a new label is in `languageId`. */
export function useInterfaceLabelCalls(
  opened: LabelDialog | undefined,
  labelGroup: string,
  languageId: number | string,
  listed: Listed<ExportInterfaceLabelsCsvApiArg>,
): RecordCalls<InterfaceLabel, InterfaceLabelValues> {
  const [create] = useCreateInterfaceLabelMutation();
  const [update] = useUpdateInterfaceLabelMutation();
  const [remove] = useDeleteInterfaceLabelMutation();
  const [exportCsv] = useExportInterfaceLabelsCsvMutation();
  const [exportXlsx] = useExportInterfaceLabelsXlsxMutation();
  const [preview] = usePreviewInterfaceLabelsMutation();
  const [run] = useImportInterfaceLabelsMutation();
  const { data: languages = [] } = useGetLangListQuery();

  return {
    ...useRecordChanges('interfaceLabel', { ...shownBy(opened), labelGroup }),
    create: (values) =>
      create({
        interfaceLabelInput: { ...values, code: values.code.trim(), language: { id: languageId } },
      }).unwrap(),
    update: ({ id, language }, values, version) =>
      update({ id, interfaceLabelInput: { id, ...values, language: { id: language.id }, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    download: async (request, format) =>
      saveFile(await (format === 'csv' ? exportCsv : exportXlsx)(exportParameters(request, listed)).unwrap()),
    listed,
    languages: languages.map(({ value, text }) => ({ value, label: text })),
    preview: (file) => preview({ body: { file, filename: file.name } }).unwrap(),
    run: (file, planDigest, ticks) =>
      run({ planDigest, body: { file, filename: file.name, ...ticks } }).unwrap(),
  };
}
