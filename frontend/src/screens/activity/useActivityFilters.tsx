import { useListActivityKindsQuery } from '../../api';
import { useCountries } from '../../api/countryNames';
import { formatDay } from '../../../../contracts/rules/wall-clocks';
import type { FilterField, FilterInput } from '../../kit/list/FilterField';
import { t } from '../../texts/activity';
import { DateTimeInput } from '../../ui/fields/DateTimeInput';
import { sourceWords, type ActivityFilter } from './activity';

const DayInput: FilterInput = ({ onValue, ...control }) => (
  <DateTimeInput {...control} isDateOnly onChange={onValue} />
);

/** The filters of the activity, with the kinds that the user may see; the record is one where the address names it. */
export function useActivityFilters(isOfRecord: boolean): FilterField<ActivityFilter>[] {
  const { data: kinds = [] } = useListActivityKindsQuery();
  const { data: countries = [] } = useCountries();
  return [
    { name: 'actor', label: t('Person'), placeholder: t('Anybody') },
    {
      name: 'kinds',
      label: t('Kind'),
      placeholder: t('All kinds'),
      options: kinds.map(({ kind, title }) => ({ value: kind, label: title })),
    },
    ...(isOfRecord ? [{ name: 'recordId' as const, label: t('Record'), placeholder: t('Any record') }] : []),
    {
      name: 'market',
      label: t('Market'),
      placeholder: t('All markets'),
      options: countries.map(({ id, description }) => ({ value: id, label: description })),
    },
    { name: 'model', label: t('Model'), placeholder: t('Any model or vehicle') },
    { name: 'from', label: t('From'), placeholder: t('Any day'), input: DayInput, format: formatDay },
    { name: 'to', label: t('To'), placeholder: t('Any day'), input: DayInput, format: formatDay },
    {
      name: 'source',
      label: t('Made by'),
      placeholder: t('All ways'),
      options: Object.entries(sourceWords).map(([value, label]) => ({ value, label })),
    },
    { name: 'text', label: t('Text'), placeholder: t('In any value, before or after'), grow: true },
  ];
}
