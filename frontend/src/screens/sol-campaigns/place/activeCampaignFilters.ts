import type { Market } from '../../../api';
import { activeFilters, type ActiveFilter, type FilterField } from '../../../kit/list/FilterField';
import { campaignTexts } from '../../../texts';
import { formatDay } from '../../../../../contracts/rules/wall-clocks';
import type { CampaignFilter, FilterValues } from './campaignSearch';
import { t } from '../../../texts/solCampaigns.gen';

/** Without the filters by date. */
export const noDays = { dateStart: '', dateStartTo: '', dateEndFrom: '', dateEnd: '' };

/** The filters that are on, in words, for their tags and for a list without rows. */
export function activeCampaignFilters(
  values: FilterValues,
  markets: readonly Pick<Market, 'id' | 'description'>[],
): ActiveFilter<CampaignFilter>[] {
  const fields: FilterField<CampaignFilter>[] = [
    {
      name: 'idCountry',
      label: campaignTexts.market,
      placeholder: '',
      options: markets.map(({ id, description }) => ({ value: id, label: description })),
    },
    { name: 'vetele', label: t('Model'), placeholder: '' },
    {
      name: 'dateStart',
      label: t('Start from'),
      placeholder: '',
      phrase: (day) => t('a start from {day}', { day }),
    },
    {
      name: 'dateStartTo',
      label: t('Start to'),
      placeholder: '',
      phrase: (day) => t('a start until {day}', { day }),
    },
    {
      name: 'dateEndFrom',
      label: t('End from'),
      placeholder: '',
      phrase: (day) => t('an end from {day}', { day }),
    },
    { name: 'dateEnd', label: t('End by'), placeholder: '', phrase: (day) => t('an end by {day}', { day }) },
    {
      name: 'active',
      label: campaignTexts.showActiveOnly,
      placeholder: '',
      phrase: () => t('an active state'),
    },
    {
      name: 'overlapping',
      label: t('Overlapping only'),
      placeholder: '',
      phrase: () => t('an overlap'),
    },
    { name: 'idCampaign', label: t('Campaign'), placeholder: '', phrase: (id) => t('number {id}', { id }) },
  ];
  const days = { ...noDays };
  for (const name of Object.keys(days) as (keyof typeof days)[]) days[name] = formatDay(values[name]);
  const flags: Partial<Record<CampaignFilter, string>> = {
    active: campaignTexts.showActiveOnly,
    overlapping: t('Overlapping only'),
  };
  return activeFilters(fields, { ...values, ...days }).map((filter) => ({
    ...filter,
    tag: flags[filter.name] ?? filter.tag,
  }));
}
