import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import {
  useListEditorialContentsQuery,
  type EditorialContent,
  useCreateEditorialContentMutation,
  useDeleteEditorialContentMutation,
  useExportEditorialContentsCsvMutation,
  useExportEditorialContentsXlsxMutation,
  useGetLangListQuery,
  useImportEditorialContentsMutation,
  usePreviewEditorialContentsMutation,
  useUpdateEditorialContentMutation,
  type ExportEditorialContentsCsvApiArg,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { type RecordDialog, shownBy, type RecordNoun } from '../../kit/record/RecordNoun';
import { editorialContentFilters, editorialContentSearch } from './editorialContentSearch';
import { useEditorialContentColumns } from './useEditorialContentColumns';
import { t } from '../../texts/editorialContents';
import { useModelMatch } from '../../api/modelMatches';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { MarkupAside } from './markup/MarkupAside';
import { MarkupField } from './markup/MarkupField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { ModelField } from '../../kit/regexp/ModelField';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import { exportParameters, type Listed } from '../../kit/record/listedExport';
import type { RecordCalls } from '../../kit/record/RecordCalls';

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
    label: { name: 'label', label: t('Label'), required: true, maxLength: 1000 },
    modelEnableRegexp: {
      name: 'modelEnableRegexp',
      label: t('Model enabled regexp'),
      note: t('default DEFAULT'),
      mono: true,
      maxLength: 200,
    },
    modelDisableRegexp: {
      name: 'modelDisableRegexp',
      label: t('Model disabled regexp'),
      mono: true,
      maxLength: 200,
    },
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
  marketing: t('Code, language, label, option, regexps and content, for reading.'),
  everything: t('Of every model and option, whatever the list shows.'),
  widths: { edit: 1180, create: 1180 },
};

/** What the dialogs of the contents call; a new one is in the language of the header, a stored one keeps its option. */
function useEditorialContentCalls(
  opened: RecordDialog<EditorialContent> | undefined,
  listed: Listed<ExportEditorialContentsCsvApiArg>,
): RecordCalls<EditorialContent, ContentValues> {
  const language = useCurrentLanguage();
  const [create] = useCreateEditorialContentMutation();
  const [update] = useUpdateEditorialContentMutation();
  const [remove] = useDeleteEditorialContentMutation();
  const [exportCsv] = useExportEditorialContentsCsvMutation();
  const [exportXlsx] = useExportEditorialContentsXlsxMutation();
  const [preview] = usePreviewEditorialContentsMutation();
  const [run] = useImportEditorialContentsMutation();
  const { data: languages = [] } = useGetLangListQuery();

  return {
    ...useRecordChanges('editorialContent', shownBy(opened)),
    create: (values) =>
      create({
        editorialContentInput: { ...values, code: values.code.trim(), language: { id: language.id } },
      }).unwrap(),
    update: ({ id, language, optcode }, values, version) =>
      update({
        id,
        editorialContentInput: { id, ...values, language: { id: language.id }, optcode, version },
      }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    download: async (request, format) =>
      saveFile(await (format === 'csv' ? exportCsv : exportXlsx)(exportParameters(request, listed)).unwrap()),
    listed,
    languages: languages.map(({ value, text }) => ({ value, label: text })),
    preview: (file) => preview({ body: { file, filename: file.name } }).unwrap(),
    run: (file, planDigest, ticks) =>
      run({ planDigest, body: { file, filename: file.name, ...ticks } }).unwrap(),
  };
}

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
      <div className="g2">
        <RecordField field={fields.code} locked={row !== undefined} />
        <RecordField field={fields.label} lang={language.code} />
        <ModelField
          field={fields.modelEnableRegexp}
          verb="matches"
          useMatch={useModelMatch}
          hint={t('All models, unless a specific model has its own content.')}
        />
        <ModelField
          field={fields.modelDisableRegexp}
          verb="excludes"
          useMatch={useModelMatch}
          hint={t('No model is excluded.')}
        />
      </div>
      <MarkupField field={fields.content} lang={language.code} focused={row !== undefined} />
    </RecordForm>
  );
}

const { noun, titles } = editorialContent;

export function EditorialContentsScreen() {
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(editorialContentSearch, `${language} ${modelName}`, usePageSize());
  const list = useListEditorialContentsQuery(
    // The only call whose pages count from one.
    { ...search.request, page: search.page + 1, modelName, language },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<EditorialContent>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: EditorialContent) => <RecordButtons row={row} name={row.code} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('Longer texts of the configurator, plain or HTML. A specific model may have its own.')}
        many={noun.many}
        onOpen={open}
      />
      <RecordDialogs
        of={editorialContent}
        dialog={dialog}
        calls={useEditorialContentCalls(opened, {
          filters: { ...search.filters, modelName, language },
          count: list.data?.totalElements,
        })}
        outcome={useOutcome()}
        form={(slot) => <EditorialContentForm {...slot} />}
        onSaved={search.mark}
      />
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={editorialContentFilters}
          columns={useEditorialContentColumns(list.data?.content)}
          actions={actions}
          empty={<NoRecords icon={FileText} many={noun.many} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}
