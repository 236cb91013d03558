import { use } from 'react';
import { Field } from '../../ui/fields/Field';
import { FilterCard } from '../../ui/data/FilterCard';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import type { FilterField } from './FilterField';
import { ListViewsSlot, type ListViewsProps } from './ListViewsSlot';
import { useFilterDraft } from './useFilterDraft';
import { useFilterPanel } from './useFilterPanel';
import type { PagedSearch } from './usePagedSearch';
import styles from '../../ui/data/filter-card.module.css';

export interface ListFiltersProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  search: Pick<PagedSearch<Name>, 'filters' | 'search' | 'clear'> & ListViewsProps['search'];
}

/** The panel of filters. What is typed counts on Enter or Search; the fields follow the URL when it changes. */
export function ListFilters<Name extends string>({ fields, search }: ListFiltersProps<Name>) {
  const [isOpen, setIsOpen] = useFilterPanel();
  const drawViews = use(ListViewsSlot);
  const { values, change } = useFilterDraft(search.filters);
  const only = (name: Name, value: string) => ({ [name]: value }) as Partial<Record<Name, string>>;
  const clear = () => {
    for (const { name } of fields) change(only(name, ''));
    search.clear();
  };

  return (
    <FilterCard
      isOpen={isOpen}
      onOpen={setIsOpen}
      onSubmit={() => search.search(values)}
      onClear={clear}
      aside={drawViews?.({ search })}
    >
      {fields.map(({ name, label, placeholder, options, grow, input: Input }) => {
        const control = { name, value: values[name], onValue: (value: string) => change(only(name, value)) };
        return (
          <Field key={name} label={label} className={grow ? styles.grow : undefined}>
            {options ? (
              <Select {...control} options={options} placeholder={placeholder} />
            ) : Input ? (
              <Input {...control} placeholder={placeholder} />
            ) : (
              <TextInput {...control} placeholder={placeholder} maxLength={200} />
            )}
          </Field>
        );
      })}
    </FilterCard>
  );
}
