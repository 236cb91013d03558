import { Braces } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useListEditorialPlaceholdersQuery, type EditorialPlaceholder } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows, RowCode } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { editorialPlaceholder, type PlaceholderValues } from './editorialPlaceholder';
import { useEditorialPlaceholderCalls } from './useEditorialPlaceholderCalls';
import { t } from '../../texts/editorialPlaceholders';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import { ShownField } from '../../kit/form/ShownField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { NamedCode } from '../../kit/list/NamedCode';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import { useCountries } from '../../api/countryNames';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';

type PlaceholderFilter = 'code' | 'label';
type PlaceholderSortKey = 'code' | 'country' | 'language' | 'content';

/** What the list is filtered and sorted by; four page links. */
const editorialPlaceholderSearch: SearchDefinition<PlaceholderFilter, PlaceholderSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'country', 'language', 'content'],
  pageLinks: 4,
};

/** A placeholder has no label of its own: the Label input searches its content (decision A-53). */
const editorialPlaceholderFilters: FilterField<PlaceholderFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any content'), grow: true },
];

function useCountryNames() {
  const { data } = useCountries();
  return useMemo(() => {
    const countries = data ?? [];
    return {
      options: countries.map(({ id, description }) => ({ value: id, label: `${description} (${id})` })),
      names: new Map(countries.map(({ id, description }) => [id, description])),
    };
  }, [data]);
}

/** The columns in order; a model stands below the code, since it has no column. */
function useEditorialPlaceholderColumns() {
  const { names } = useCountryNames();
  return useMemo(
    (): Column<EditorialPlaceholder, PlaceholderSortKey>[] => [
      {
        key: 'code',
        sortKey: 'code',
        header: 'Code',
        cell: (row) => (
          <>
            <RowCode row={row} code={row.code} />
            {row.model.modelcode !== 'DEFAULT' && <Tag tone="neutral">{row.model.modelcode}</Tag>}
          </>
        ),
      },
      {
        key: 'country',
        sortKey: 'country',
        header: t('Country'),
        cell: ({ country }) => <NamedCode code={country} name={names.get(country)} />,
      },
      {
        key: 'language',
        sortKey: 'language',
        header: t('Language'),
        className: 'nowrap',
        cell: ({ language }) => <span lang={language.code}>{language.description}</span>,
      },
      {
        key: 'content',
        sortKey: 'content',
        header: t('Content'),
        width: '50%',
        cell: ({ content, language }) => <PlaceholderText text={content} lang={language.code} />,
      },
    ],
    [names],
  );
}

const { fields } = editorialPlaceholder;

/** The fields of a placeholder, for a new one and for a stored one. */
function EditorialPlaceholderForm({ row, ...form }: RecordFormSlot<EditorialPlaceholder, PlaceholderValues>) {
  const current = useCurrentLanguage();
  const { modelcode } = useCurrentModel();
  const { options } = useCountryNames();
  const language = row ? { code: row.language.code, text: row.language.description } : current;

  return (
    <RecordForm {...form}>
      <div className="g2">
        <RecordField field={fields.code} locked={row !== undefined} />
        <SelectField
          field={fields.country}
          options={options}
          placeholder={t('Choose a country')}
          locked={row !== undefined}
        />
        <ShownField label={t('Language')} value={language.text} />
        <ShownField label={t('Model')} value={row?.model.modelcode ?? modelcode} />
      </div>
      <RecordField field={fields.content} lang={language.code} focused={row !== undefined} showsSaved />
    </RecordForm>
  );
}

const { noun, titles } = editorialPlaceholder;

export function EditorialPlaceholdersScreen() {
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(editorialPlaceholderSearch, `${language} ${modelName}`, usePageSize());
  const list = useListEditorialPlaceholdersQuery(
    { ...search.request, modelName, language },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<EditorialPlaceholder>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: EditorialPlaceholder) => <RecordButtons row={row} name={row.code} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('What stands for a {code} in the contents, by country, language and model.')}
        many={noun.many}
        onOpen={open}
      />
      <RecordDialogs
        of={editorialPlaceholder}
        dialog={dialog}
        calls={useEditorialPlaceholderCalls(opened, {
          filters: { ...search.filters, modelName, language },
          count: list.data?.totalElements,
        })}
        outcome={useOutcome()}
        form={(slot) => <EditorialPlaceholderForm {...slot} />}
        onSaved={search.mark}
      />
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={editorialPlaceholderFilters}
          columns={useEditorialPlaceholderColumns()}
          actions={actions}
          empty={<NoRecords icon={Braces} many={noun.many} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}
