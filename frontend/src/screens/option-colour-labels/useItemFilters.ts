import { useGetLangListQuery } from '../../api';
import type { FilterField } from '../../kit/list/FilterField';
import type { ItemFilter } from './itemSearch';
import { t } from '../../texts/optionColourLabels';

/** The filters. A label is looked for in every language (R-305: the call names none). */
export function useItemFilters(): FilterField<ItemFilter>[] {
  const { data: languages = [] } = useGetLangListQuery();
  return [
    { name: 'code', label: 'Code', placeholder: t('Any code') },
    { name: 'label', label: t('Label'), placeholder: t('Any text, in any language'), grow: true },
    {
      name: 'missingIn',
      label: t('Missing labels only'),
      placeholder: t('Any language'),
      options: languages.map(({ value, text }) => ({ value, label: text, lang: value })),
      phrase: (language) => t('its label missing in {language}', { language }),
    },
  ];
}
