import { countOf } from '../../kit/format/countOf';
import type { ActiveFilter } from '../../kit/list/FilterField';
import { FilterTag } from '../../ui/FilterTag';
import { Pill } from '../../ui/Pill';
import type { CountryModelFilter } from './countryModelSearch';

export interface RowTagsProps {
  active: readonly ActiveFilter<CountryModelFilter>[];
  onClear: (filter: CountryModelFilter) => void;
  /** How many rows hold something that is not saved. */
  unsaved: number;
}

/** Beside the count of rows: the filters that are on, and how much is not saved. */
export function RowTags({ active, onClear, unsaved }: RowTagsProps) {
  return (
    <>
      {active.map(({ name, tag }) => (
        <FilterTag key={name} label={tag} onRemove={() => onClear(name)} />
      ))}
      <span role="status">
        {unsaved > 0 && (
          <Pill tone="warning">{countOf(unsaved, { one: 'row', many: 'rows' })} not saved</Pill>
        )}
      </span>
    </>
  );
}
