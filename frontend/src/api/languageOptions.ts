import { useGetLangListQuery } from './index';
import { useSilentFailure } from './useSilentFailure';

export interface LanguageChoice {
  value: string;
  label: string;
  lang: string;
}

/** The active languages for a select, by code; a record's own one stays among them when it is active no more. */
export function useLanguageOptions(own?: { code: string; description?: string }): LanguageChoice[] {
  const list = useGetLangListQuery();
  useSilentFailure(list);
  const { data = [] } = list;
  const active = data.map(({ value, text }) => ({ value, label: text, lang: value }));
  if (!own?.code || active.some(({ value }) => value === own.code)) return active;
  return [{ value: own.code, label: own.description ?? own.code, lang: own.code }, ...active];
}
