import { use, useState } from 'react';
import { Field } from '../../ui/fields/Field';
import { FilterCard } from '../../ui/data/FilterCard';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import type { FilterField } from './FilterField';
import { ListViewsSlot, type ListViewsProps } from './ListViewsSlot';
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
  const applied = JSON.stringify(search.filters);
  const [draft, setDraft] = useState({ applied, values: search.filters });
  if (draft.applied !== applied) setDraft({ applied, values: search.filters });
  const change = (name: Name, value: string) =>
    setDraft(({ values }) => ({ applied, values: { ...values, [name]: value } }));
  const clear = () => {
    setDraft({
      applied,
      values: Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>,
    });
    search.clear();
  };

  return (
    <FilterCard
      isOpen={isOpen}
      onOpen={setIsOpen}
      onSubmit={() => search.search(draft.values)}
      onClear={clear}
      aside={drawViews?.({ search })}
    >
      {fields.map(({ name, label, placeholder, options, grow, input: Input }) => {
        const control = { name, value: draft.values[name], onValue: (value: string) => change(name, value) };
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
