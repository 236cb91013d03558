import {
  useCreateLanguageMutation,
  useDeleteLanguageMutation,
  useExportLanguagesCsvMutation,
  useExportLanguagesXlsxMutation,
  useGetLanguageHistoryQuery,
  useLazyGetLanguageHistoryQuery,
  useListDeletedLanguagesQuery,
  useRestoreLanguageMutation,
  useUpdateLanguageMutation,
  type Language,
} from '../../api';
import { saveFile } from '../../api/files';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf } from '../../kit/record/RecordNoun';
import type { LanguageDialog, LanguageValues } from './language';
import type { LanguageFilter } from './languageSearch';

/** From the form to the wire. */
const inputOf = ({ fallbackLanguage, default: isDefault, ...texts }: LanguageValues) => ({
  ...texts,
  fallbackLanguage: fallbackLanguage ? { id: fallbackLanguage } : null,
  default: isDefault === 'true',
});

/** What the dialogs of the languages call; an export holds what the filters leave. */
export function useLanguageCalls(
  opened: LanguageDialog | undefined,
  filters: Record<LanguageFilter, string>,
): RecordCalls<Language, LanguageValues> {
  const [create] = useCreateLanguageMutation();
  const [update] = useUpdateLanguageMutation();
  const [remove] = useDeleteLanguageMutation();
  const [restore] = useRestoreLanguageMutation();
  const [readHistory] = useLazyGetLanguageHistoryQuery();
  const [exportCsv] = useExportLanguagesCsvMutation();
  const [exportXlsx] = useExportLanguagesXlsxMutation();
  const id = shownHistoryOf(opened);
  const fresh = { refetchOnMountOrArgChange: true };

  return {
    create: (values) =>
      create({ languageInput: { ...inputOf(values), code: values.code.trim(), active: true } }).unwrap(),
    update: ({ id, code, active }, values, version) =>
      update({ id, languageInput: { id, ...inputOf(values), code, active, version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    restore: (id, changeId) => restore({ id, restoreRequest: { changeId } }).unwrap(),
    history: useGetLanguageHistoryQuery({ id: id ?? 0 }, { skip: !id, ...fresh }),
    deleted: useListDeletedLanguagesQuery(undefined, { skip: opened?.kind !== 'deleted', ...fresh }),
    readHistory: (id) => readHistory({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
