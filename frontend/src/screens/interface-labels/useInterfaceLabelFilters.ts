import { useGetLangListQuery } from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import type { FilterField } from '../../kit/list/FilterField';
import type { LabelFilter } from './interfaceLabelSearch';
import { t } from '../../texts/interfaceLabels';

export function useInterfaceLabelFilters(): FilterField<LabelFilter>[] {
  const current = useCurrentLanguage();
  const { data: languages = [] } = useGetLangListQuery();
  const others = languages.filter(({ value }) => value !== current.code);
  return [
    { name: 'code', label: 'Code', placeholder: t('Any code') },
    { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
    {
      name: 'missingIn',
      label: t('Missing translations only'),
      placeholder: t('Any language'),
      options: others.map(({ value, text }) => ({ value, label: text })),
      phrase: (language) => t('its text missing in {language}', { language }),
    },
  ];
}
