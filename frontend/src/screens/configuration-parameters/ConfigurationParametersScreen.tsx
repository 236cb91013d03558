import { SlidersHorizontal } from 'lucide-react';
import { useCallback } from 'react';
import {
  useListConfigurationParametersQuery,
  type ConfigurationParameter,
  useCreateConfigurationParameterMutation,
  useDeleteConfigurationParameterMutation,
  useExportConfigurationParametersCsvMutation,
  useExportConfigurationParametersXlsxMutation,
  useUpdateConfigurationParameterMutation,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { useSessionUser } from '../../api/session';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows, RowCode } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { nameOf, type RecordDialog, shownBy } from '../../kit/record/RecordNoun';
import { configurationParameter, type ParameterValues, valueKindOf } from './configurationParameter';
import { ConfigurationParameterForm } from './ConfigurationParameterForm';
import { t } from '../../texts/configurationParameters';
import { useCommonRecordCalls } from '../../api/recordCalls';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { GrowingText } from '../../kit/list/GrowingText';
import { LanguageName } from '../../kit/list/LanguageName';
import type { Column } from '../../ui/data/Column';
import { Pill } from '../../ui/data/Pill';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';

type ParameterFilter = 'code' | 'label';
type ParameterSortKey = 'code' | 'description' | 'value' | 'language';

/** By code to begin with, at once; four page links. */
const configurationParameterSearch: SearchDefinition<ParameterFilter, ParameterSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'description', 'value', 'language'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** A parameter has no label of its own: the Label input searches its description (decision A-36). */
const configurationParameterFilters: FilterField<ParameterFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

/** Code, description, value, language; a switch shows as a state, an address can be opened. */
const configurationParameterColumns: Column<ConfigurationParameter, ParameterSortKey>[] = [
  { key: 'code', sortKey: 'code', header: 'Code', cell: (row) => <RowCode row={row} code={row.code} /> },
  {
    key: 'description',
    sortKey: 'description',
    header: t('Description'),
    width: '34%',
    cell: ({ description }) => <GrowingText title={description}>{description}</GrowingText>,
  },
  {
    key: 'value',
    sortKey: 'value',
    header: t('Value'),
    width: '34%',
    cell: ({ code, value }) => <ParameterValue code={code} value={value} />,
  },
  {
    key: 'language',
    sortKey: 'language',
    header: t('Language'),
    className: 'nowrap',
    cell: ({ language }) => <LanguageName language={language} />,
  },
];

function ParameterValue({ code, value }: { code: string; value: string }) {
  if (value === '') return <span className="ink3">{t('none')}</span>;
  if (valueKindOf(code) === 'switch') return <Pill tone={value === 'true' ? 'ok' : 'neutral'}>{value}</Pill>;
  if (/^https?:\/\/\S+$/i.test(value))
    return (
      <GrowingText title={value}>
        <a href={value} target="_blank" rel="noreferrer">
          {value}
        </a>
      </GrowingText>
    );
  return (
    <GrowingText mono title={value}>
      {value}
    </GrowingText>
  );
}

const inputOf = ({ language, ...texts }: ParameterValues) => ({ ...texts, language: { id: language } });

const hooks = {
  useRemove: useDeleteConfigurationParameterMutation,
  useExportCsv: useExportConfigurationParametersCsvMutation,
  useExportXlsx: useExportConfigurationParametersXlsxMutation,
};

function useConfigurationParameterCalls(
  opened: RecordDialog<ConfigurationParameter> | undefined,
  filters: Record<ParameterFilter, string>,
): RecordCalls<ConfigurationParameter, ParameterValues> {
  const [create] = useCreateConfigurationParameterMutation();
  const [update] = useUpdateConfigurationParameterMutation();
  const common = useCommonRecordCalls('configurationParameter', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: (values) =>
      create({
        configurationParameterInput: { ...inputOf(values), code: values.code.trim() },
      }).unwrap(),
    update: ({ id, code }, values, version) =>
      update({ id, configurationParameterInput: { id, ...inputOf(values), code, version } }).unwrap(),
  };
}

const { noun, titles } = configurationParameter;

/** What console and configurator read at run time; only user administrators change it. */
export function ConfigurationParametersScreen() {
  const readOnly = !useSessionUser().userAdmin;
  const search = usePagedSearch(configurationParameterSearch, '', usePageSize());
  const list = useListConfigurationParametersQuery(
    { ...search.request, ...useSharedQuery() },
    { refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<ConfigurationParameter>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: ConfigurationParameter) => (
      <RecordButtons
        row={row}
        name={nameOf(configurationParameter, row)}
        undeletable={
          row.deletable
            ? undefined
            : t('{nameOf} is read by the console and stays', { nameOf: nameOf(configurationParameter, row) })
        }
        readOnly={readOnly}
        onOpen={open}
      />
    ),
    [open, readOnly],
  );

  return (
    <>
      <RecordHead
        title={titles}
        tag={readOnly && <>{t('Read-only')}</>}
        help={
          readOnly
            ? t('Values that the console and the configurator read. User administrators change them.')
            : t('Values that the console and the configurator read.')
        }
        many={noun.many}
        hasImport={false}
        readOnly={readOnly}
        onOpen={open}
      />
      <RecordDialogs
        of={configurationParameter}
        dialog={dialog}
        calls={useConfigurationParameterCalls(opened, search.filters)}
        outcome={useOutcome()}
        form={(slot) => <ConfigurationParameterForm {...slot} />}
        onSaved={search.mark}
        readOnly={readOnly}
      />
      <OpensRows onOpen={readOnly ? undefined : open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={configurationParameterFilters}
          columns={configurationParameterColumns}
          actions={actions}
          empty={
            <NoRecords
              icon={SlidersHorizontal}
              many={noun.many}
              hasImport={false}
              readOnly={readOnly}
              onOpen={open}
            />
          }
        />
      </OpensRows>
    </>
  );
}
