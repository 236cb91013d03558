import { SlidersHorizontal } from 'lucide-react';
import { configurationParameterCalls, type ConfigurationParameter } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSessionUser } from '../../api/session';
import { useSharedQuery } from '../../api/sharedQuery';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import type { FilterField } from '../../kit/list/FilterField';
import { GrowingText, LanguageName, RowCode } from '../../kit/list/cells';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { RecordDialog } from '../../kit/record/RecordNoun';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { t } from '../../texts/configurationParameters.gen';
import type { Column } from '../../ui/data/Column';
import { Pill } from '../../ui/data/Pill';
import { configurationParameter, type ParameterValues, valueKindOf } from './configurationParameter';
import textStyles from '../../ui/text.module.css';

const ConfigurationParameterForm = lazyDialog(() =>
  import('./ConfigurationParameterForm').then((module) => module.ConfigurationParameterForm),
);

const configurationParameters = recordCalls(configurationParameterCalls, 'ConfigurationParameter', [
  'deletable',
]);

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
    className: textStyles.nowrap,
    cell: ({ language }) => <LanguageName language={language} />,
  },
];

function ParameterValue({ code, value }: { code: string; value: string }) {
  if (value === '') return <span className={textStyles.faint}>{t('none')}</span>;
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

/** What console and configurator read at run time; only user administrators change it. */
export function ConfigurationParametersScreen() {
  const readOnly = !useSessionUser().userAdmin;
  const search = usePagedSearch(configurationParameterSearch, '', usePageSize());
  const dialog = useOpenedDialog<RecordDialog<ConfigurationParameter>>();
  const calls = configurationParameters.useCalls(configurationParameter, {
    opened: dialog.opened,
    listed: search.filters,
    create: (values) => ({
      configurationParameterInput: { ...inputOf(values), code: values.code.trim() },
    }),
    update: ({ id, code }, values, version) => ({
      id,
      configurationParameterInput: { id, ...inputOf(values), code, version },
    }),
  });

  return (
    <RecordScreen
      of={configurationParameter}
      icon={SlidersHorizontal}
      tag={readOnly && <>{t('Read-only')}</>}
      help={
        readOnly
          ? t('Values that the console and the configurator read. User administrators change them.')
          : t('Values that the console and the configurator read.')
      }
      search={search}
      list={configurationParameters.useList({ ...search.request, ...useSharedQuery() })}
      filters={configurationParameterFilters}
      columns={configurationParameterColumns}
      dialog={dialog}
      calls={calls}
      outcome={useOutcome()}
      form={(slot) => <ConfigurationParameterForm {...slot} />}
      readOnly={readOnly}
    />
  );
}
