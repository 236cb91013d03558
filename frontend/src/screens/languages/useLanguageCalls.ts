import {
  useCreateLanguageMutation,
  useDeleteLanguageMutation,
  useExportLanguagesCsvMutation,
  useExportLanguagesXlsxMutation,
  useUpdateLanguageMutation,
  type Language,
} from '../../api';
import { useCommonRecordCalls } from '../../api/recordCalls';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownBy } from '../../kit/record/RecordNoun';
import type { LanguageDialog, LanguageValues } from './language';
import type { LanguageFilter } from './languageSearch';

const inputOf = ({ fallbackLanguage, default: isDefault, ...texts }: LanguageValues) => ({
  ...texts,
  fallbackLanguage: fallbackLanguage ? { id: fallbackLanguage } : null,
  default: isDefault === 'true',
});

const hooks = {
  useRemove: useDeleteLanguageMutation,
  useExportCsv: useExportLanguagesCsvMutation,
  useExportXlsx: useExportLanguagesXlsxMutation,
};

export function useLanguageCalls(
  opened: LanguageDialog | undefined,
  filters: Record<LanguageFilter, string>,
): RecordCalls<Language, LanguageValues> {
  const [create] = useCreateLanguageMutation();
  const [update] = useUpdateLanguageMutation();
  const common = useCommonRecordCalls('language', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: (values) =>
      create({ languageInput: { ...inputOf(values), code: values.code.trim(), active: true } }).unwrap(),
    // Without the switch, which is the list's: it may have been turned since the form was opened.
    update: ({ id, code }, values, version) =>
      update({ id, languageInput: { id, ...inputOf(values), code, version } }).unwrap(),
  };
}
