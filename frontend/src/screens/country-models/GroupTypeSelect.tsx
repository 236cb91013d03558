import { useRowFields } from '../../kit/rows/useRowFields';
import { Select } from '../../ui/Select';
import { groupTypes, storedFieldsOf, type CountryModelRow } from './countryModel';
import { t } from '../../texts/countryModels';

/** The group type of a row; saved with its texts. */
export function GroupTypeSelect({ row, name }: { row: CountryModelRow; name: string }) {
  const { textOf, isChanged, type } = useRowFields(storedFieldsOf(row));
  return (
    <Select
      className="row-text"
      aria-label={t('Group type of {name}', { name })}
      options={groupTypes}
      value={textOf('groupType')}
      onValue={(value) => type('groupType', value)}
      data-changed={isChanged('groupType') || undefined}
    />
  );
}
