import {
  useCreateEditorialPlaceholderMutation,
  useDeleteEditorialPlaceholderMutation,
  useExportEditorialPlaceholdersCsvMutation,
  useExportEditorialPlaceholdersXlsxMutation,
  useGetLangListQuery,
  useImportEditorialPlaceholdersMutation,
  usePreviewEditorialPlaceholdersMutation,
  useUpdateEditorialPlaceholderMutation,
  type ExportEditorialPlaceholdersCsvApiArg,
  type EditorialPlaceholder,
} from '../../api';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import { exportParameters, type Listed } from '../../kit/record/listedExport';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy, type RecordDialog } from '../../kit/record/RecordNoun';
import type { PlaceholderValues } from './editorialPlaceholder';

/** What the dialogs of the placeholders call; a new one is in the language and for the model of the header. */
export function useEditorialPlaceholderCalls(
  opened: RecordDialog<EditorialPlaceholder> | undefined,
  listed: Listed<ExportEditorialPlaceholdersCsvApiArg>,
): RecordCalls<EditorialPlaceholder, PlaceholderValues> {
  const language = useCurrentLanguage();
  const { modelcode } = useCurrentModel();
  const [create] = useCreateEditorialPlaceholderMutation();
  const [update] = useUpdateEditorialPlaceholderMutation();
  const [remove] = useDeleteEditorialPlaceholderMutation();
  const [exportCsv] = useExportEditorialPlaceholdersCsvMutation();
  const [exportXlsx] = useExportEditorialPlaceholdersXlsxMutation();
  const [preview] = usePreviewEditorialPlaceholdersMutation();
  const [run] = useImportEditorialPlaceholdersMutation();
  const { data: languages = [] } = useGetLangListQuery();

  return {
    ...useRecordChanges('editorialPlaceholder', shownBy(opened)),
    create: ({ code, country, content }) =>
      create({
        editorialPlaceholderInput: {
          code: code.trim(),
          country,
          language: { id: language.id },
          model: { modelcode },
          content,
        },
      }).unwrap(),
    update: ({ id, code, country, language, model }, { content }, version) =>
      update({
        id,
        editorialPlaceholderInput: {
          id,
          code,
          country,
          language: { id: language.id },
          model,
          content,
          version,
        },
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
