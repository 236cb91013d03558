import { use, useSyncExternalStore } from 'react';
import { FilterTag } from '../../ui/data/FilterTag';
import { Pill } from '../../ui/data/Pill';
import { countOf } from '../format/counts';
import type { ActiveFilter } from '../list/FilterField';
import { FieldsDraftsContext } from './rowFields';
import { t } from '../../texts/kit.gen';

export interface RowTagsProps<Filter extends string> {
  active: readonly ActiveFilter<Filter>[];
  onClear: (filter: Filter) => void;
}

/** Beside the count of rows: the filters that are on, and how many rows hold something that is not saved. */
export function RowTags<Filter extends string>({ active, onClear }: RowTagsProps<Filter>) {
  const drafts = use(FieldsDraftsContext);
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.count);
  return (
    <>
      {active.map(({ name, tag }) => (
        <FilterTag key={name} label={tag} onRemove={() => onClear(name)} />
      ))}
      <span role="status">
        {unsaved > 0 && (
          <Pill tone="warning">
            {t('{unsaved} not saved', { unsaved: countOf(unsaved, { one: t('row'), many: t('rows') }) })}
          </Pill>
        )}
      </span>
    </>
  );
}
