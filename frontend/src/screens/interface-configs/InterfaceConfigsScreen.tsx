import { PanelsTopLeft } from 'lucide-react';
import { useMemo } from 'react';
import { interfaceConfigCalls, useListCountriesQuery, type InterfaceConfig } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentModel, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSharedQuery } from '../../api/sharedQuery';
import { useSilentFailure } from '../../api/useSilentFailure';
import { RecordForm } from '../../kit/form/RecordForm';
import { SelectField, ShownField } from '../../kit/form/RecordField';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { JsonField } from '../../kit/json/JsonField';
import { CodeText, NamedCode, GrowingText } from '../../kit/list/cells';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { RecordFormSlot } from '../../kit/record/EditRecord';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { t } from '../../texts/interfaceConfigs.gen';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import layoutStyles from '../../ui/layout.module.css';

const interfaceConfigs = recordCalls(interfaceConfigCalls, 'InterfaceConfig', ['confType']);

const byName = new Intl.Collator('it').compare;

/**
 * The enabled countries by name for a select, and the one that a record has, out of one page of all (R-156; A-41); and
 * the names of all by id.
 */
function useCountryChoices(chosen?: string) {
  const list = useListCountriesQuery({ page: 0, size: 1000, ...useSharedQuery() });
  useSilentFailure(list);
  const { data } = list;
  return useMemo(() => {
    const countries = data?.content ?? [];
    return {
      options: countries
        .filter(({ id, enabled }) => enabled || id === chosen)
        .toSorted((a, b) => byName(a.description, b.description))
        .map(({ id, description }) => ({ value: id, label: `${description} (${id})` })),
      names: new Map(countries.map(({ id, description }) => [id, description])),
    };
  }, [data, chosen]);
}

type InterfaceConfigFilter = 'code' | 'label';
type InterfaceConfigSortKey = 'id' | 'content' | 'country' | 'model';

/** By id to begin with, ten a page, at once; four page links. */
const interfaceConfigSearch: SearchDefinition<InterfaceConfigFilter, InterfaceConfigSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['id', 'content', 'country', 'model'],
  pageLinks: 4,
  asksOnEntry: true,
};

/** It has neither code nor label: the codes that it is for, and what it says (decision A-36). */
const interfaceConfigFilters: FilterField<InterfaceConfigFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any country or model') },
  { name: 'label', label: t('Label'), placeholder: t('Any content'), grow: true },
];

/** Enough of the content to tell one from another, on one line. */
const shownCharacters = 240;
const beginningOf = (content: string) =>
  content
    .slice(0, 4 * shownCharacters)
    .replace(/\s+/g, ' ')
    .slice(0, shownCharacters);

/** The columns in order. */
function useInterfaceConfigColumns() {
  const { names } = useCountryChoices();
  return useMemo(
    (): Column<InterfaceConfig, InterfaceConfigSortKey>[] => [
      {
        key: 'content',
        sortKey: 'content',
        header: t('Content'),
        width: '55%',
        cell: ({ content }) => <GrowingText mono>{beginningOf(content)}</GrowingText>,
      },
      {
        key: 'confType',
        header: t('Content type'),
        cell: ({ confType }) => <Tag tone="neutral">{confType}</Tag>,
      },
      {
        key: 'country',
        sortKey: 'country',
        header: t('Country'),
        cell: ({ country }) => <NamedCode code={country} name={names.get(country)} />,
      },
      {
        key: 'model',
        sortKey: 'model',
        header: t('Model'),
        cell: ({ model }) =>
          model === 'DEFAULT' ? <Tag tone="neutral">{t('DEFAULT')}</Tag> : <CodeText code={model} />,
      },
    ],
    [names],
  );
}

/** What the form holds; the model is the one of the header, the type always json. */
type InterfaceConfigValues = Record<'country' | 'content', string>;

const interfaceConfig: RecordNoun<InterfaceConfig, InterfaceConfigValues> = {
  noun: { one: t('configuration'), many: t('configurations') },
  title: t('Interface configuration'),
  titles: t('Interface configuration'),
  newTitle: t('New interface configuration'),
  name: 'country',
  nameOf: ({ country, model }) => `${country} · ${model}`,
  fields: {
    country: { name: 'country', label: t('Country'), required: true, maxLength: 10 },
    content: {
      name: 'content',
      label: t('Content'),
      kind: 'area',
      required: true,
      mono: true,
      maxLength: 32_000,
    },
  },
  changeable: ['country', 'content'],
  bulk: { set: [], deletes: true },
  shownWhenDeleted: ['model', 'content'],
  valuesOf: ({ country, content }) => ({ country, content }),
  blank: { country: '', content: '' },
  detailOf: ({ confType }) => confType,
  widths: { edit: 1120, create: 760 },
  closesOnFailure: true,
};

const { fields } = interfaceConfig;
const hasCountry = ({ country }: InterfaceConfigValues) => country !== '';

/** The fields of a configuration, for a new one and for a stored one; Save waits for a country. */
function InterfaceConfigForm({ row, ...form }: RecordFormSlot<InterfaceConfig, InterfaceConfigValues>) {
  const { options } = useCountryChoices(row?.country);
  const { modelcode } = useCurrentModel();

  return (
    <RecordForm {...form} canSave={hasCountry}>
      <div className={layoutStyles.three}>
        <SelectField field={fields.country} options={options} placeholder={t('Choose a country')} />
        <ShownField label={t('Model')} value={row?.model ?? modelcode} />
        <ShownField label={t('Content type')} value={row?.confType ?? 'json'} />
      </div>
      <JsonField field={fields.content} />
    </RecordForm>
  );
}

/** The JSON that the configurator of a country, and of a model there, is set up with. */
export function InterfaceConfigsScreen() {
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(interfaceConfigSearch, modelName, usePageSize());
  const dialog = useOpenedDialog<RecordDialog<InterfaceConfig>>();
  const conftype = 'json' as const;
  const calls = interfaceConfigs.useCalls(interfaceConfig, {
    opened: dialog.opened,
    listed: { ...search.filters, modelName },
    // A new one is for the model of the header, a stored one keeps its own.
    create: (values) => ({ interfaceConfigInput: { ...values, conftype, model: modelName } }),
    update: ({ id, model }, values, version) => ({
      id,
      interfaceConfigInput: { id, ...values, conftype, model, version },
    }),
  });

  return (
    <RecordScreen
      of={interfaceConfig}
      icon={PanelsTopLeft}
      tag={modelName === 'DEFAULT' ? undefined : modelName}
      help={t('JSON that sets up the configurator of a country, or of one model there.')}
      search={search}
      list={interfaceConfigs.useList({ ...search.request, ...useSharedQuery() })}
      filters={interfaceConfigFilters}
      columns={useInterfaceConfigColumns()}
      dialog={dialog}
      calls={calls}
      outcome={useOutcome()}
      form={(slot) => <InterfaceConfigForm {...slot} />}
    />
  );
}
