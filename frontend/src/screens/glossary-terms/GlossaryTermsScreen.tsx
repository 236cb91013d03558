import { BookA, BookOpenText } from 'lucide-react';
import { useMemo } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { glossaryTermCalls, type GlossaryTerm } from '../../api';
import { useLanguageOptions } from '../../api/languageOptions';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { RecordField, SelectField, SwitchField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import type { FilterField } from '../../kit/list/FilterField';
import { GrowingText, LanguageName, RowCode } from '../../kit/list/cells';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { RouteButton } from '../../ui/navigation/RouteButton';
import { t } from '../../texts/glossaryTerms.gen';
import type { Column } from '../../ui/data/Column';
import { Pill } from '../../ui/data/Pill';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';

const glossaryTerms = recordCalls(glossaryTermCalls, 'GlossaryTerm');

type TermFilter = 'concept' | 'term' | 'language' | 'forbidden';
type TermSortKey = 'concept' | 'language' | 'term';

/** By concept at once, so that the languages of a concept stand together. */
const termSearch: SearchDefinition<TermFilter, TermSortKey> = {
  filters: ['concept', 'term', 'language', 'forbidden'],
  sortKeys: ['concept', 'language', 'term'],
  pageLinks: 4,
  asksOnEntry: true,
};

function useTermFilters(): FilterField<TermFilter>[] {
  const languages = useLanguageOptions();
  return useMemo(
    () => [
      { name: 'concept', label: t('Concept'), placeholder: t('Any concept') },
      { name: 'term', label: t('Term'), placeholder: t('Any term'), grow: true },
      {
        name: 'language',
        label: t('Language'),
        placeholder: t('All languages'),
        options: languages,
      },
      {
        name: 'forbidden',
        label: t('Use'),
        placeholder: t('All terms'),
        options: [
          { value: 'false', label: t('To be used') },
          { value: 'true', label: t('Forbidden') },
        ],
      },
    ],
    [languages],
  );
}

/** What goes over the wire for the filters. */
const filtersOf = ({ concept, term, language, forbidden }: Record<TermFilter, string>) => ({
  concept,
  term,
  language,
  forbidden: forbidden === '' ? undefined : forbidden === 'true',
});

type TermValues = Record<'concept' | 'language' | 'term' | 'forbidden' | 'note', string>;

/** Concept and language stay: they say what the term is a term of. */
const glossaryTerm: RecordNoun<GlossaryTerm, TermValues> = {
  noun: { one: t('term'), many: t('terms') },
  title: t('Term'),
  titles: t('Glossary'),
  newTitle: t('New term'),
  name: 'term',
  nameOf: ({ term, language }) => `${term} (${language.code})`,
  fields: {
    concept: {
      name: 'concept',
      label: t('Concept'),
      required: true,
      maxLength: 100,
      help: t('The same word for this concept in every language, such as “seat”.'),
    },
    language: { name: 'language', label: t('Language'), required: true, maxLength: 10 },
    term: { name: 'term', label: t('Term'), required: true, maxLength: 200 },
    forbidden: { name: 'forbidden', label: t('Forbidden'), kind: 'switch', maxLength: 5 },
    note: { name: 'note', label: t('Note'), kind: 'area', maxLength: 1000 },
  },
  changeable: ['term', 'forbidden', 'note'],
  bulk: { set: [{ name: 'forbidden', label: t('Forbidden'), kind: 'switch', maxLength: 5 }], deletes: true },
  shownWhenDeleted: ['language', 'concept', 'note'],
  valuesOf: ({ concept, language, term, forbidden, note }) => ({
    concept,
    language: language.code,
    term,
    forbidden: String(forbidden),
    note,
  }),
  blank: { concept: '', language: '', term: '', forbidden: 'false', note: '' },
  detailOf: ({ concept, language }) => `${concept} · ${language.description}`,
  langOf: ({ language }) => language.code,
  closesOnFailure: true,
  notesSuccess: true,
};

const { fields } = glossaryTerm;

/** The fields of a term, for a new one and for a stored one. */
function GlossaryTermForm({ row, ...form }: RecordFormSlot<GlossaryTerm, TermValues>) {
  const current = useCurrentLanguage();
  const values = row ? form.values : { ...form.values, language: current.code };

  return (
    <RecordForm {...form} values={values}>
      <div className={layoutStyles.two}>
        <RecordField field={fields.concept} locked={row !== undefined} />
        <SelectField
          field={fields.language}
          options={useLanguageOptions(row?.language)}
          placeholder={t('Choose a language')}
          locked={row !== undefined}
        />
      </div>
      <RecordField field={fields.term} lang={row?.language.code} focused={row !== undefined} showsSaved />
      <SwitchField
        field={fields.forbidden}
        hint={t('The workbench flags translations with a forbidden term.')}
      />
      <RecordField field={fields.note} showsSaved />
    </RecordForm>
  );
}

const termColumns: Column<GlossaryTerm, TermSortKey>[] = [
  {
    key: 'concept',
    sortKey: 'concept',
    header: t('Concept'),
    cell: (row) => <RowCode row={row} code={row.concept} />,
  },
  {
    key: 'language',
    sortKey: 'language',
    header: t('Language'),
    className: textStyles.nowrap,
    cell: ({ language }) => <LanguageName language={language} />,
  },
  {
    key: 'term',
    sortKey: 'term',
    header: t('Term'),
    width: '30%',
    cell: ({ term, forbidden, language }) => (
      <GrowingText lang={language.code} title={term}>
        {forbidden ? <s lang={languageTag(language.code)}>{term}</s> : term}
      </GrowingText>
    ),
  },
  {
    key: 'forbidden',
    header: t('Use'),
    className: textStyles.nowrap,
    cell: ({ forbidden }) => (
      <Pill tone={forbidden ? 'danger' : 'ok'}>{forbidden ? t('Forbidden') : t('To be used')}</Pill>
    ),
  },
  {
    key: 'note',
    header: t('Note'),
    width: '35%',
    cell: ({ note }) => <GrowingText title={note}>{note}</GrowingText>,
  },
];

/** What is called what in each language, and what it is not to be called. */
export function GlossaryTermsScreen() {
  const search = usePagedSearch(termSearch, '', usePageSize());
  const dialog = useOpenedDialog<RecordDialog<GlossaryTerm>>();
  const { concept, term, language, forbidden, ...page } = search.request;
  const filters = filtersOf({ concept, term, language, forbidden });
  const calls = glossaryTerms.useCalls(glossaryTerm, {
    opened: dialog.opened,
    listed: filtersOf(search.filters),
    create: (values) => ({
      glossaryTermInput: {
        ...values,
        language: { id: values.language },
        forbidden: values.forbidden === 'true',
      },
    }),
    update: ({ id, concept: of, language: { id: languageId } }, values, version) => ({
      id,
      glossaryTermInput: {
        id,
        concept: of,
        language: { id: languageId },
        term: values.term,
        forbidden: values.forbidden === 'true',
        note: values.note,
        version,
      },
    }),
  });

  return (
    <RecordScreen
      of={glossaryTerm}
      icon={BookA}
      help={t('What things are called in each language. Translations are checked for forbidden terms.')}
      links={
        <RouteButton icon={BookOpenText} to="/translations">
          {t('Translations')}
        </RouteButton>
      }
      search={search}
      list={glossaryTerms.useList({ ...page, ...filters })}
      filters={useTermFilters()}
      columns={termColumns}
      dialog={dialog}
      calls={calls}
      outcome={useOutcome()}
      form={(slot) => <GlossaryTermForm {...slot} />}
    />
  );
}
