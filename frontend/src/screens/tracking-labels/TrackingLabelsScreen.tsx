import { ChartNoAxesColumn } from 'lucide-react';
import { trackingLabelCalls, type TrackingLabel } from '../../api';
import { useLanguageOptions } from '../../api/languageOptions';
import { useOutcome } from '../../api/outcome';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { RecordField, SelectField } from '../../kit/form/RecordField';
import { RecordForm } from '../../kit/form/RecordForm';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { useClientPaging, type AllRows } from '../../kit/list/clientPaging';
import type { FilterField } from '../../kit/list/FilterField';
import { LanguageName, RowCode, PlaceholderText } from '../../kit/list/cells';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { t } from '../../texts/trackingLabels.gen';
import type { Column } from '../../ui/data/Column';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';

const trackingLabels = recordCalls(trackingLabelCalls, 'TrackingLabel');

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
  bulk: { set: [], deletes: true },
  closesOnFailure: true,
};

const { fields } = trackingLabel;

/** The fields of a tracking label, for a new one and for a stored one. */
function TrackingLabelForm({ row, ...form }: RecordFormSlot<TrackingLabel, TrackingLabelValues>) {
  const current = useCurrentLanguage();
  const values = row ? form.values : { ...form.values, language: current.code };

  return (
    <RecordForm {...form} values={values}>
      <div className={layoutStyles.two}>
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
    className: textStyles.nowrap,
    cell: ({ language }) => <LanguageName language={language} />,
  },
];

export function TrackingLabelsScreen() {
  const search = usePagedSearch(trackingLabelSearch, '', usePageSize());
  const dialog = useOpenedDialog<RecordDialog<TrackingLabel>>();
  const calls = trackingLabels.useCalls(trackingLabel, {
    opened: dialog.opened,
    listed: search.filters,
    create: ({ key, label, language }) => ({
      trackingLabelInput: { key: key.trim(), label, language: { id: language } },
    }),
    update: ({ id, key }, { label, language }, version) => ({
      id,
      trackingLabelInput: { id, key, label, language: { id: language }, version },
    }),
  });

  return (
    <RecordScreen
      of={trackingLabel}
      icon={ChartNoAxesColumn}
      help={t('What web analytics calls the steps of a customer, by key and language.')}
      search={search}
      list={useClientPaging(trackingLabels.useList(), allTrackingLabels, search)}
      filters={trackingLabelFilters}
      columns={trackingLabelColumns}
      dialog={dialog}
      calls={calls}
      outcome={useOutcome()}
      form={(slot) => <TrackingLabelForm {...slot} />}
    />
  );
}
