import { Braces } from 'lucide-react';
import { useMemo } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { editorialPlaceholderCalls, type EditorialPlaceholder } from '../../api';
import { useCountries } from '../../api/countryNames';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSilentFailure } from '../../api/useSilentFailure';
import { RecordField, ShownField, SelectField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import type { FilterField } from '../../kit/list/FilterField';
import { NamedCode, RowCode, PlaceholderText } from '../../kit/list/cells';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { TranslationsLink } from '../../kit/translations/TranslationsLink';
import { t } from '../../texts/editorialPlaceholders.gen';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';

const editorialPlaceholders = recordCalls(editorialPlaceholderCalls, 'EditorialPlaceholder');

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

/** What the form holds; language and model of a new placeholder are those of the header. */
type PlaceholderValues = Record<'code' | 'country' | 'content', string>;

/** Code, country, language and model are the key of a stored placeholder: only its content changes. */
const editorialPlaceholder: RecordNoun<EditorialPlaceholder, PlaceholderValues> = {
  noun: { one: t('placeholder'), many: t('placeholders') },
  title: t('Editorial placeholder'),
  titles: t('Editorial placeholders'),
  newTitle: t('New Editorial Placeholder'),
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    country: { name: 'country', label: t('Country'), required: true, maxLength: 10 },
    content: { name: 'content', label: t('Content'), kind: 'area', required: true, maxLength: 4000 },
  },
  changeable: ['content'],
  shownWhenDeleted: ['country', 'language', 'content'],
  valuesOf: ({ code, country, content }) => ({ code, country, content }),
  blank: { code: '', country: '', content: '' },
  detailOf: ({ country, language, model }) =>
    [country, language.description, model.modelcode].filter((part) => part !== 'DEFAULT').join(' · '),
  langOf: ({ language }) => language.code,
  bulk: { set: [], deletes: true },
  marketing: t('Code, country, language, model and content, for reading.'),
  everything: t('Of every country and model, whatever the list shows.'),
};

function useCountryNames() {
  const query = useCountries();
  useSilentFailure(query);
  const { data } = query;
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
        className: textStyles.nowrap,
        cell: ({ language }) => <span lang={languageTag(language.code)}>{language.description}</span>,
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
      <div className={layoutStyles.two}>
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

export function EditorialPlaceholdersScreen() {
  const language = useCurrentLanguage();
  const { modelcode } = useCurrentModel();
  const place = { modelName: modelcode, language: language.code };
  const search = usePagedSearch(editorialPlaceholderSearch, `${language.code} ${modelcode}`, usePageSize());
  const list = editorialPlaceholders.useList({ ...search.request, ...place }, search.asked);
  const dialog = useOpenedDialog<RecordDialog<EditorialPlaceholder>>();
  const calls = editorialPlaceholders.useCalls(editorialPlaceholder, {
    opened: dialog.opened,
    listed: { ...search.filters, ...place },
    count: list.data?.totalElements,
    // A new one is in the language and for the model of the header.
    create: ({ code, country, content }) => ({
      editorialPlaceholderInput: {
        code: code.trim(),
        country,
        language: { id: language.id },
        model: { modelcode },
        content,
      },
    }),
    update: ({ id, code, country, language: { id: languageId }, model }, { content }, version) => ({
      id,
      editorialPlaceholderInput: { id, code, country, language: { id: languageId }, model, content, version },
    }),
  });

  return (
    <RecordScreen
      of={editorialPlaceholder}
      icon={Braces}
      help={t('What stands for a {code} in the contents, by country, language and model.')}
      links={<TranslationsLink kind="editorialPlaceholder" source={language.code} filters={search.filters} />}
      search={search}
      list={list}
      filters={editorialPlaceholderFilters}
      columns={useEditorialPlaceholderColumns()}
      dialog={dialog}
      calls={calls}
      outcome={useOutcome()}
      form={(slot) => <EditorialPlaceholderForm {...slot} />}
    />
  );
}
