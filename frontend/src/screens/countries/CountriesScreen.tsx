import { Globe, CarFront } from 'lucide-react';
import {
  countryCalls,
  useGetModelListByCountryQuery,
  type Model,
  useGetCountryUsesQuery,
  type Country,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentModel, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSharedQuery } from '../../api/sharedQuery';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { t } from '../../texts/countries.gen';
import {
  country,
  inputOf,
  type CountryDialog,
  type CountryValues,
  marketSwitches,
  switches,
} from './country';
import { countryFilters, countrySearch, useCountryColumns } from './useCountryColumns';
import { CarGridPopup, CheckGridPopup, ConfigGridPopup, type PopupProps } from './GridPopups';
import { regionOf, useRegions } from './useRegions';
import { countOf } from '../../kit/format/counts';
import { CodeText } from '../../kit/list/cells';
import { countryTexts } from '../../texts';
import { Dash } from '../../ui/data/Dash';
import type { Column } from '../../ui/data/Column';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CountryPopup } from './CountryPopup';
import type { ReactNode } from 'react';
import { codeAndName } from '../../kit/format/names';
import { dateExample, percentText, priceExample } from './countryFormats';
import styles from './countries.module.css';
import { classes } from '../../ui/classes';
import textStyles from '../../ui/text.module.css';
import layoutStyles from '../../ui/layout.module.css';
import tableCardStyles from '../../ui/data/table-card.module.css';

/** All of a country at a glance, to be read by whoever must not change it by mistake, and what refers to it. */
function CountryInfoPopup({ row, onClose }: PopupProps) {
  const answer = useGetCountryUsesQuery({ id: row.id }, { refetchOnMountOrArgChange: true });
  return (
    <CountryPopup
      title={t('Info of {description}', { description: row.description })}
      subtitle={t('Country {id}', { id: row.id })}
      answer={answer}
      onClose={onClose}
    >
      {({ uses }) => (
        <div className={classes(textStyles.small, styles.info)}>
          {sectionsOf(row, uses).map(([title, facts]) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {facts.map(([term, text]) => (
                  <div key={term}>
                    <dt>
                      {term}
                      {titleOf(term) && <span className={textStyles.sub}>{titleOf(term)}</span>}
                    </dt>
                    <dd>{text === '' || text === undefined ? <Dash /> : text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
    </CountryPopup>
  );
}

type Fact = [term: string, text: ReactNode];

function sectionsOf(row: Country, uses: string[]): [title: string, facts: Fact[]][] {
  const { language } = row;
  const withExample = (format: string, example: string | undefined) =>
    example ? `${format} – ${example}` : format;
  const day = (format: string) => withExample(format, dateExample(format, language?.code ?? '', new Date()));
  const names: Fact[] = [
    [t('English'), row.descEn],
    [t('Deutsch'), row.descDe],
    [t('Français'), row.descFr],
    [t('Italiano'), row.descIt],
    [t('Español'), row.descEs],
  ];
  const yesOrNo = (name: (typeof switches | typeof marketSwitches)[number]): Fact => [
    country.fields[name].label,
    row[name] ? t('Yes') : t('No'),
  ];
  const region = row.geoRegion === null ? '' : codeAndName(String(row.geoRegion), row.regionLabel);
  return [
    [t('Translations'), names],
    [
      t('Configuration'),
      [
        ['isoCode2, isoCode', [row.isoCode2, row.isoCode].filter(Boolean).join(', ')],
        ['codmercato', row.codmercato],
        ['geoRegion', region],
        ['currency', row.currency],
        ['pricemask', withExample(row.pricemask, priceExample(row.pricemask))],
        ['formatDate', day(row.formatDate)],
        ['formatDateMonth', day(row.formatDateMonth)],
        ...switches.map(yesOrNo),
      ],
    ],
    [
      t('Market'),
      [
        [t('VAT'), row.vat === null ? '' : `${percentText(row.vat)} %`],
        ['tabele', row.tabele],
        [t('Language'), language?.description],
        ...marketSwitches.map(yesOrNo),
      ],
    ],
    [t('Used by'), uses.length > 0 ? uses.map((use): Fact => split(use)) : [[t('Nothing'), '']]],
  ];
}

/** What a field that is called by its own name means. */
const titleOf = (term: string): string | undefined =>
  Object.values(country.fields).find(({ name, label, note }) => note && name === label && name === term)
    ?.note;

/** '36 models' as what and how many. */
function split(use: string): Fact {
  const [count = '', ...what] = use.split(' ');
  return [what.join(' '), count];
}

const columns: Column<Model>[] = [
  { key: 'modelcode', header: 'Code', cell: ({ modelcode }) => <CodeText code={modelcode} /> },
  { key: 'description', header: t('Description'), width: '50%', cell: ({ description }) => description },
  {
    key: 'modelId',
    header: t('Newest vehicle'),
    cell: ({ modelId }) => <span className={textStyles.mono}>{modelId}</span>,
  },
];
const codeOf = ({ modelcode }: Model) => modelcode;
const noun = { one: t('model'), many: t('models') };

function ModelListPopup({ row, onClose }: PopupProps) {
  const answer = useGetModelListByCountryQuery({ country: row.id }, { refetchOnMountOrArgChange: true });
  return (
    <CountryPopup
      title={countryTexts.models}
      subtitle={row.description}
      answer={answer}
      tools={(models) => countOf(models.length, noun)}
      onClose={onClose}
    >
      {(models) => (
        <div className={layoutStyles.box}>
          <DataTable
            caption={t('Models of {description}', { description: row.description })}
            columns={columns}
            rows={models}
            rowKey={codeOf}
            free
            empty={
              <EmptyState
                icon={CarFront}
                title={t('No models')}
                text={t('The country offers none. Model Management switches them on.')}
              />
            }
          />
        </div>
      )}
    </CountryPopup>
  );
}

const CountryForm = lazyDialog(() => import('./CountryForm').then((module) => module.CountryForm));

const countries = recordCalls(countryCalls, 'Country', ['description', 'modelCount', 'regionLabel']);

const popups = {
  info: CountryInfoPopup,
  models: ModelListPopup,
  checkGrid: CheckGridPopup,
  configGrid: ConfigGridPopup,
  carGrid: CarGridPopup,
};

/** The countries, which are the markets too. */
export function CountriesScreen() {
  const model = useCurrentModel();
  const search = usePagedSearch(countrySearch, '', usePageSize());
  const dialog = useOpenedDialog<CountryDialog>();
  const { open, opened, close } = dialog;
  const regions = useRegions();
  /**
   * A region's label is everybody's: it is sent only where it renames the region. The label that the form was opened with is not
   * compared with the present one, which a colleague may have given meanwhile; who has settled a conflict has seen that.
   */
  const withRegion = (values: CountryValues, row?: Country, isSettled = false) => {
    const label = values.regionLabel.trim();
    const isKept = row !== undefined && values.geoRegion.trim() === String(row.geoRegion ?? '');
    const present = regionOf(regions, values.geoRegion)?.label;
    const opened = values.seenRegionLabel ?? (isKept ? row.regionLabel : present);
    const known = isSettled ? present : opened;
    const isNews = (isKept || regions !== undefined) && label !== '' && label !== known;
    return { ...inputOf(values), ...(isNews && { regionLabel: label, seenRegionLabel: known ?? '' }) };
  };
  const calls = countries.useCalls(country, {
    opened,
    listed: search.filters,
    create: (values) => ({ countryInput: { ...withRegion(values), id: values.id.trim() } }),
    update: (row, values, version) => ({
      id: row.id,
      countryInput: { ...withRegion(values, row, version !== row.version), version },
    }),
  });

  return (
    <div className={classes(tableCardStyles.screen, styles.countries)}>
      <RecordScreen
        of={country}
        icon={Globe}
        help={
          model.modelcode === 'DEFAULT'
            ? t('Markets of the configurator. Choose a model in the header for the grid checks.')
            : t('Markets of the configurator. The grid checks use model {description}.', {
                description: model.description,
              })
        }
        search={search}
        list={countries.useList({ ...search.request, ...useSharedQuery() })}
        filters={countryFilters}
        columns={useCountryColumns(open)}
        dialog={dialog}
        calls={calls}
        outcome={useOutcome()}
        form={(slot) => <CountryForm {...slot} />}
        other={({ kind, row }) => {
          const Popup = popups[kind];
          return <Popup row={row} onClose={close} />;
        }}
      />
    </div>
  );
}
