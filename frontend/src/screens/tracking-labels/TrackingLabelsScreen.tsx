import { ChartNoAxesColumn } from 'lucide-react';
import { useCallback } from 'react';
import {
  useListTrackingLabelsQuery,
  type TrackingLabel,
  useCreateTrackingLabelMutation,
  useDeleteTrackingLabelMutation,
  useExportTrackingLabelsCsvMutation,
  useExportTrackingLabelsXlsxMutation,
  useUpdateTrackingLabelMutation,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize, useCurrentLanguage } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows, RowCode } from '../../kit/list/RowCode';
import { useClientPaging, type AllRows } from '../../kit/list/clientPaging';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { nameOf, type RecordDialog, shownBy, type RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/trackingLabels';
import { LanguageName } from '../../kit/list/LanguageName';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import type { Column } from '../../ui/data/Column';
import { useLanguageOptions } from '../../api/languageOptions';
import { RecordField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField } from '../../kit/form/SelectField';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import { useCommonRecordCalls } from '../../api/recordCalls';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';

type TrackingLabelFilter = 'code' | 'label';
type TrackingLabelSortKey = 'id' | 'key' | 'label' | 'language';

/** In the order in which they were made until a column is chosen, at once; four page links (decisions ). */
const trackingLabelSearch: SearchDefinition<TrackingLabelFilter, TrackingLabelSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['id', 'key', 'label', 'language'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** The server answers all of them, so they are searched, sorted and paged here. */
const allTrackingLabels: AllRows<TrackingLabel, TrackingLabelFilter, TrackingLabelSortKey> = {
  filters: { code: ({ key }) => key, label: ({ label }) => label },
  sorts: {
    id: null,
    key: ({ key }) => key,
    label: ({ label }) => label,
    language: ({ language }) => language.description,
  },
};

const trackingLabelFilters: FilterField<TrackingLabelFilter>[] = [
  { name: 'code', label: t('Key'), placeholder: t('Any key') },
  { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
];

type TrackingLabelValues = Record<'key' | 'label' | 'language', string>;

/** The key stays: statistics are counted by it. */
const trackingLabel: RecordNoun<TrackingLabel, TrackingLabelValues> = {
  noun: { one: t('tracking label'), many: t('tracking labels') },
  title: t('Tracking label'),
  titles: t('Tracking labels'),
  newTitle: t('New tracking label'),
  name: 'key',
  // A key stands once for each language.
  nameOf: ({ key, language }) => `${key} (${language.code})`,
  fields: {
    key: { name: 'key', label: t('Key'), required: true, mono: true, maxLength: 200 },
    label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
    language: { name: 'language', label: t('Language'), required: true, maxLength: 10 },
  },
  changeable: ['label', 'language'],
  shownWhenDeleted: ['language', 'label'],
  valuesOf: ({ key, label, language }) => ({ key, label, language: language.code }),
  blank: { key: '', label: '', language: '' },
  detailOf: ({ language }) => language.description,
  langOf: ({ language }) => language.code,
  closesOnFailure: true,
};

const hooks = {
  useRemove: useDeleteTrackingLabelMutation,
  useExportCsv: useExportTrackingLabelsCsvMutation,
  useExportXlsx: useExportTrackingLabelsXlsxMutation,
};

function useTrackingLabelCalls(
  opened: RecordDialog<TrackingLabel> | undefined,
  filters: Record<TrackingLabelFilter, string>,
): RecordCalls<TrackingLabel, TrackingLabelValues> {
  const [create] = useCreateTrackingLabelMutation();
  const [update] = useUpdateTrackingLabelMutation();
  const common = useCommonRecordCalls('trackingLabel', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: ({ key, label, language }) =>
      create({ trackingLabelInput: { key: key.trim(), label, language: { id: language } } }).unwrap(),
    update: ({ id, key }, { label, language }, version) =>
      update({ id, trackingLabelInput: { id, key, label, language: { id: language }, version } }).unwrap(),
  };
}

const { fields } = trackingLabel;

/** The fields of a tracking label, for a new one and for a stored one. */
function TrackingLabelForm({ row, ...form }: RecordFormSlot<TrackingLabel, TrackingLabelValues>) {
  const current = useCurrentLanguage();
  const values = row ? form.values : { ...form.values, language: current.code };

  return (
    <RecordForm {...form} values={values}>
      <div className="g2">
        <RecordField field={fields.key} locked={row !== undefined} />
        <SelectField
          field={fields.language}
          options={useLanguageOptions(row?.language)}
          placeholder={t('Choose a language')}
        />
      </div>
      <RecordField field={fields.label} lang={row?.language.code} focused={row !== undefined} showsSaved />
    </RecordForm>
  );
}

const trackingLabelColumns: Column<TrackingLabel, TrackingLabelSortKey>[] = [
  { key: 'key', sortKey: 'key', header: t('Key'), cell: (row) => <RowCode row={row} code={row.key} /> },
  {
    key: 'label',
    sortKey: 'label',
    header: t('Label'),
    width: '55%',
    cell: ({ label, language }) => <PlaceholderText text={label} lang={language.code} />,
  },
  {
    key: 'language',
    sortKey: 'language',
    header: t('Language'),
    className: 'nowrap',
    cell: ({ language }) => <LanguageName language={language} />,
  },
];

const { noun, titles } = trackingLabel;

export function TrackingLabelsScreen() {
  const search = usePagedSearch(trackingLabelSearch, '', usePageSize());
  const list = useListTrackingLabelsQuery(undefined, { refetchOnMountOrArgChange: true });
  const page = useClientPaging(list, allTrackingLabels, search);
  const dialog = useOpenedDialog<RecordDialog<TrackingLabel>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: TrackingLabel) => <RecordButtons row={row} name={nameOf(trackingLabel, row)} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('What web analytics call the steps of a customer, by key and language.')}
        many={noun.many}
        hasImport={false}
        onOpen={open}
      />
      <RecordDialogs
        of={trackingLabel}
        dialog={dialog}
        calls={useTrackingLabelCalls(opened, search.filters)}
        outcome={useOutcome()}
        form={(slot) => <TrackingLabelForm {...slot} />}
        onSaved={search.mark}
      />
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={page}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={trackingLabelFilters}
          columns={trackingLabelColumns}
          actions={actions}
          empty={<NoRecords icon={ChartNoAxesColumn} many={noun.many} hasImport={false} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}
