import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { editorialContentCalls, type EditorialContent } from '../../api';
import { useModelMatch, useModelMatches } from '../../api/modelMatches';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { useFieldValue } from '../../kit/form/useRecordField';
import type { FilterField } from '../../kit/list/FilterField';
import { PlaceholderText, RowCode } from '../../kit/list/cells';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { ModelPatterns } from '../../kit/regexp/RegexpField';
import { patternColumns, patternFields } from '../../kit/regexp/patternFields';
import { TranslationsLink } from '../../kit/translations/TranslationsLink';
import { t } from '../../texts/editorialContents.gen';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import { Message } from '../../ui/feedback/Message';
import { MarkupAside } from './markup/MarkupAside';
import { MarkupField } from './markup/MarkupField';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';

const editorialContents = recordCalls(editorialContentCalls, 'EditorialContent', ['optcode']);

type ContentFilter = 'code' | 'label' | 'content';
type ContentSortKey = 'code' | 'label' | 'content' | 'modelEnableRegexp' | 'modelDisableRegexp';

/** What the list is filtered and sorted by; four page links. */
const editorialContentSearch: SearchDefinition<ContentFilter, ContentSortKey> = {
  filters: ['code', 'label', 'content'],
  sortKeys: ['code', 'label', 'content', 'modelEnableRegexp', 'modelDisableRegexp'],
  pageLinks: 4,
};

const editorialContentFilters: FilterField<ContentFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any label') },
  { name: 'content', label: t('Content'), placeholder: t('Any text'), grow: true },
];

/** The columns in order; an option stands below the code, since it has no column. */
function useEditorialContentColumns(contents?: readonly EditorialContent[]) {
  const matches = useModelMatches(contents);
  return useMemo(
    (): Column<EditorialContent, ContentSortKey>[] => [
      {
        key: 'code',
        sortKey: 'code',
        header: 'Code',
        cell: (row) => (
          <>
            <RowCode row={row} code={row.code} /> {row.optcode && <Tag tone="neutral">{row.optcode}</Tag>}
          </>
        ),
      },
      {
        key: 'label',
        sortKey: 'label',
        header: t('Label'),
        width: '24%',
        cell: ({ label, language }) => <PlaceholderText text={label} lang={language.code} />,
      },
      {
        key: 'content',
        sortKey: 'content',
        header: t('Content'),
        width: '34%',
        className: textStyles.mono,
        cell: ({ content, language }) => <PlaceholderText text={content} lang={language.code} />,
      },
      ...patternColumns<EditorialContent>(matches),
    ],
    [matches],
  );
}

/** What the form holds; the option of a stored content is on no form and stays (decision A-76). */
type ContentValues = Record<
  'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp' | 'content',
  string
>;

/** Longer texts of the configurator, plain or HTML; only the code of a stored one is fixed. */
const editorialContent: RecordNoun<EditorialContent, ContentValues> = {
  noun: { one: t('content'), many: t('contents') },
  title: t('Editorial content'),
  titles: t('Editorial contents'),
  newTitle: t('New Editorial Content'),
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
    ...patternFields,
    content: {
      name: 'content',
      label: t('Content'),
      kind: 'area',
      required: true,
      mono: true,
      maxLength: 8000,
    },
  },
  changeable: ['label', 'modelEnableRegexp', 'modelDisableRegexp', 'content'],
  shownWhenDeleted: ['language', 'label'],
  valuesOf: ({ code, label, modelEnableRegexp, modelDisableRegexp, content }) => ({
    code,
    label,
    modelEnableRegexp,
    modelDisableRegexp,
    content,
  }),
  blank: { code: '', label: '', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '', content: '' },
  detailOf: ({ language, optcode }) =>
    [language.description, optcode && t('option {optcode}', { optcode })].filter(Boolean).join(' · '),
  langOf: ({ language }) => language.code,
  bulk: {
    note: t('The contents of other languages with the same key are changed with them.'),
    set: Object.values(patternFields),
    deletes: true,
  },
  marketing: t('Code, language, label, option, regexps and content, for reading.'),
  everything: t('Of every model and option, whatever the list shows.'),
  widths: { edit: 1180, create: 1180 },
};

const { fields } = editorialContent;

/** The fields of a content, for a new one and for a stored one, beside what they look like. */
function EditorialContentForm({ row, ...form }: RecordFormSlot<EditorialContent, ContentValues>) {
  const current = useCurrentLanguage();
  const language = row ? { code: row.language.code, text: row.language.description } : current;

  return (
    <RecordForm
      {...form}
      subtitle={form.subtitle ?? language.text}
      aside={(fill) => (
        <MarkupAside field={fields.content.name} lang={language.code} history={form.aside?.(fill)} />
      )}
    >
      <div className={layoutStyles.two}>
        <RecordField field={fields.code} locked={row !== undefined} />
        <RecordField field={fields.label} lang={language.code} />
        <ModelPatterns
          fields={fields}
          useMatch={useModelMatch}
          hint={t('All models, unless a specific model has its own content.')}
        />
      </div>
      {row && <TranslationsNote stored={row} />}
      <MarkupField field={fields.content} lang={language.code} focused={row !== undefined} />
    </RecordForm>
  );
}

/** Regexps are the key that a content shares with its translations: with other ones they are changed, too (decision I-41). */
function TranslationsNote({ stored }: { stored: EditorialContent }) {
  const enabled = useFieldValue('modelEnableRegexp').trim() || 'DEFAULT';
  const disabled = useFieldValue('modelDisableRegexp').trim();
  if (enabled === stored.modelEnableRegexp && disabled === stored.modelDisableRegexp) return null;
  return (
    <Message tone="info">
      {t('The contents of other languages with the same key get these regexps, too.')}
    </Message>
  );
}

export function EditorialContentsScreen() {
  const language = useCurrentLanguage();
  const place = { modelName: useCurrentModel().modelcode, language: language.code };
  const search = usePagedSearch(
    editorialContentSearch,
    `${place.language} ${place.modelName}`,
    usePageSize(),
  );
  // The only call whose pages count from one.
  const request = { ...search.request, page: search.page + 1, ...place };
  const list = editorialContents.useList(request, search.asked);
  const dialog = useOpenedDialog<RecordDialog<EditorialContent>>();
  const calls = editorialContents.useCalls(editorialContent, {
    opened: dialog.opened,
    listed: { ...search.filters, ...place },
    count: list.data?.totalElements,
    // A new one is in the language of the header, a stored one keeps its option.
    create: (values) => ({
      editorialContentInput: { ...values, code: values.code.trim(), language: { id: language.id } },
    }),
    update: ({ id, language: { id: languageId }, optcode }, values, version) => ({
      id,
      editorialContentInput: { id, ...values, language: { id: languageId }, optcode, version },
    }),
  });

  return (
    <RecordScreen
      of={editorialContent}
      icon={FileText}
      help={t('Longer texts of the configurator, plain or HTML. A specific model may have its own.')}
      links={<TranslationsLink kind="editorialContent" source={language.code} filters={search.filters} />}
      search={search}
      list={list}
      filters={editorialContentFilters}
      columns={useEditorialContentColumns(list.data?.content)}
      dialog={dialog}
      calls={calls}
      outcome={useOutcome()}
      form={(slot) => <EditorialContentForm {...slot} />}
    />
  );
}
