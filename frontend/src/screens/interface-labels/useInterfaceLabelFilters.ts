import { useGetLangListQuery } from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import type { FilterField } from '../../kit/list/FilterField';
import type { LabelFilter } from './interfaceLabelSearch';

/** The filters; translations can be missing in any language but the current one. */
export function useInterfaceLabelFilters(): FilterField<LabelFilter>[] {
  const current = useCurrentLanguage();
  const { data: languages = [] } = useGetLangListQuery();
  const others = languages.filter(({ value }) => value !== current.code);
  return [
    { name: 'code', label: 'Code', placeholder: 'Any code' },
    { name: 'label', label: 'Label', placeholder: 'Any text', grow: true },
    {
      name: 'missingIn',
      label: 'Missing translations only',
      placeholder: 'Any language',
      options: others.map(({ value, text }) => ({ value, label: text })),
      phrase: (language) => `its text missing in ${language}`,
    },
  ];
}
