import { useListLanguagesQuery, type Language } from '../../api';

const none: Language[] = [];

/** Every language, inactive ones too, by code; none until they are read. */
export function useAllLanguages(): readonly Language[] {
  const { data } = useListLanguagesQuery({ page: 0, size: 1000, sortBy: 'code', sortDesc: false });
  return data?.content ?? none;
}
