import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import type { CountryModelsPlace } from '../../kit/market-model/marketAndModel';
import { countryTexts } from '../../texts';
import { t } from '../../texts/countryModels.gen';

export type CountryModelFilter = 'code' | 'label';

const SORT_KEYS = [
  'modelcode',
  'countryId',
  'myrange',
  'tabele',
  'adm',
  'myMinimum',
  'myActive',
  'mySecondary',
  'mandatory',
  'commModelGenerallyActiveInCountry',
  'commModelFrontendActiveInCountry',
  'mxeActive',
  'exclusive',
  'groupType',
  'mandatorySubgroup',
  'comparisonEquipmentPos',
] as const;

export type CountryModelSortKey = (typeof SORT_KEYS)[number] | 'description' | 'countryDesc';

/** What the rows of a place are called, filtered and sorted by: models of a country, or countries of a model. */
interface CountryModelList {
  noun: { one: string; many: string };
  search: SearchDefinition<CountryModelFilter, CountryModelSortKey>;
  filters: readonly FilterField<CountryModelFilter>[];
  list: { title: string; path: string };
}

const searchBy = (
  name: 'description' | 'countryDesc',
): SearchDefinition<CountryModelFilter, CountryModelSortKey> => ({
  filters: ['code', 'label'],
  sortKeys: [name, ...SORT_KEYS],
  asksOnEntry: true,
});

export const lists: Record<CountryModelsPlace['from'], CountryModelList> = {
  countries: {
    noun: { one: t('model'), many: t('models') },
    search: searchBy('description'),
    filters: [
      { name: 'code', label: 'Code', placeholder: t('Any model code') },
      { name: 'label', label: t('Label'), placeholder: t('Any model name'), grow: true },
    ],
    list: { title: countryTexts.title, path: '/countries' },
  },
  car_model: {
    noun: { one: t('country'), many: t('countries') },
    search: searchBy('countryDesc'),
    filters: [
      { name: 'code', label: 'Code', placeholder: t('Any country code') },
      { name: 'label', label: t('Label'), placeholder: t('Any country name'), grow: true },
    ],
    list: { title: t('Car models'), path: '/car_models' },
  },
};
