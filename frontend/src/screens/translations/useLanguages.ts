import { useGetLangListQuery } from '../../api';
import { useLanguageOptions } from '../../api/languageOptions';

/** The active languages, and the call that reads them: without two of them there is nothing to translate. */
export function useLanguages() {
  const languages = useLanguageOptions();
  return { languages, langList: useGetLangListQuery(), isReady: languages.length > 1 };
}
