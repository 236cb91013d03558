import {
  useCreateEditorialContentMutation,
  useDeleteEditorialContentMutation,
  useExportEditorialContentsCsvMutation,
  useExportEditorialContentsXlsxMutation,
  useGetLangListQuery,
  useImportEditorialContentsMutation,
  usePreviewEditorialContentsMutation,
  useUpdateEditorialContentMutation,
  type ExportEditorialContentsCsvApiArg,
  type EditorialContent,
} from '../../api';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import { exportParameters, type Listed } from '../../kit/record/listedExport';
import { useCurrentLanguage } from '../../api/preferences';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy, type RecordDialog } from '../../kit/record/RecordNoun';
import type { ContentValues } from './editorialContent';

/** What the dialogs of the contents call; a new one is in the language of the header, a stored one keeps its option. */
export function useEditorialContentCalls(
  opened: RecordDialog<EditorialContent> | undefined,
  listed: Listed<ExportEditorialContentsCsvApiArg>,
): RecordCalls<EditorialContent, ContentValues> {
  const language = useCurrentLanguage();
  const [create] = useCreateEditorialContentMutation();
  const [update] = useUpdateEditorialContentMutation();
  const [remove] = useDeleteEditorialContentMutation();
  const [exportCsv] = useExportEditorialContentsCsvMutation();
  const [exportXlsx] = useExportEditorialContentsXlsxMutation();
  const [preview] = usePreviewEditorialContentsMutation();
  const [run] = useImportEditorialContentsMutation();
  const { data: languages = [] } = useGetLangListQuery();

  return {
    ...useRecordChanges('editorialContent', shownBy(opened)),
    create: (values) =>
      create({
        editorialContentInput: { ...values, code: values.code.trim(), language: { id: language.id } },
      }).unwrap(),
    update: ({ id, language, optcode }, values, version) =>
      update({
        id,
        editorialContentInput: { id, ...values, language: { id: language.id }, optcode, version },
      }).unwrap(),
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
