import { useGetLangListQuery } from '../../api';
import type { FilterField } from '../../kit/list/FilterField';
import type { ItemFilter } from './itemSearch';

/** The filters. A label is looked for in every language (R-305: the call names none). */
export function useItemFilters(): FilterField<ItemFilter>[] {
  const { data: languages = [] } = useGetLangListQuery();
  return [
    { name: 'code', label: 'Code', placeholder: 'Any code' },
    { name: 'label', label: 'Label', placeholder: 'Any text, in any language', grow: true },
    {
      name: 'missingIn',
      label: 'Missing labels only',
      placeholder: 'Any language',
      options: languages.map(({ value, text }) => ({ value, label: text, lang: value })),
      phrase: (language) => `its label missing in ${language}`,
    },
  ];
}
