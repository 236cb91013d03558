import { FilterTag } from '../../ui/FilterTag';
import { Pill } from '../../ui/Pill';
import { countOf } from '../format/countOf';
import type { ActiveFilter } from '../list/FilterField';

export interface RowTagsProps<Filter extends string> {
  active: readonly ActiveFilter<Filter>[];
  onClear: (filter: Filter) => void;
  /** How many rows hold something that is not saved. */
  unsaved: number;
}

/** Beside the count of rows: the filters that are on, and how much is not saved. */
export function RowTags<Filter extends string>({ active, onClear, unsaved }: RowTagsProps<Filter>) {
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
