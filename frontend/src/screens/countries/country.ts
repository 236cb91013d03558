import type { Country } from '../../api';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { dateExample, percentOf, percentText, priceExample } from './countryFormats';
import { countryTexts } from '../../texts';
import { t } from '../../texts/countries.gen';

/** What can be looked at of a country in a popup of 80vw. */
export type CountryPopupKind = 'info' | 'models' | 'checkGrid' | 'configGrid' | 'carGrid';

export type CountryDialog = RecordDialog<Country> | { kind: CountryPopupKind; row: Country };

/** The default country, which has no grid and no models of its own (decision A-26). */
export const isDefaultCountry = ({ id }: Pick<Country, 'id'>): boolean => id === 'DEFAULT';

export const descriptions = ['descEn', 'descDe', 'descFr', 'descIt', 'descEs'] as const;
/** The six of the Configuration tab, in order, misspelt ones included. */
export const switches = [
  'enabled',
  'hidden',
  'enableAccesories',
  'enableCustomProgram',
  'enableWltpEmissions',
  'enableNedcComsumptions',
] as const;
export const marketSwitches = ['enableBaseOpt', 'priceFromAS400', 'solEnable'] as const;
const texts = [
  ...descriptions,
  'currency',
  'codmercato',
  'pricemask',
  'formatDate',
  'formatDateMonth',
  'isoCode2',
  'isoCode',
  'tabele',
] as const;
const flags = [...switches, ...marketSwitches] as const;

/** What the form holds, all of it as text: yes and no as 'true' and 'false', the language by its code. */
export type CountryValues = Record<
  'id' | (typeof texts)[number] | (typeof flags)[number] | 'geoRegion' | 'regionLabel' | 'vat' | 'language',
  string
> & {
  /** The label that choosing a region has filled in; unset while it is the one that the form was opened with. */
  seenRegionLabel?: string;
};

const of = <Name extends keyof CountryValues>(
  name: Name,
  label: string,
  maxLength: number,
  rest: Omit<FieldDefinition, 'name' | 'label' | 'maxLength'> = {},
): FieldDefinition<Name> => ({ name, label, maxLength, ...rest });

const letters = (count: number, what: string) => (text: string) =>
  new RegExp(`^[A-Za-z]{${count}}$`).test(text) ? undefined : what;

const [isoCode2Fault, isoCodeFault] = [letters(2, t('Two letters')), letters(3, t('Three letters'))];
const flag = <Name extends (typeof flags)[number]>(name: Name, note: string, help: string) =>
  of(name, name, 5, { kind: 'switch', note, help });

const dateFault = (text: string) =>
  dateExample(text, 'en', new Date()) === undefined ? t('Not a date format such as dd/MM/yyyy') : undefined;

const fields: RecordNoun<Country, CountryValues>['fields'] = {
  id: of('id', 'Code', 10, {
    required: true,
    mono: true,
    faultOf: (text) => (/^[A-Za-z0-9_-]+$/.test(text) ? undefined : t('Letters, digits, - and _ only')),
  }),
  descEn: of('descEn', 'descEn', 100, { help: t('Name of the country in English.') }),
  descDe: of('descDe', 'descDe', 100, { help: t('Name of the country in German.') }),
  descFr: of('descFr', 'descFr', 100, { help: t('Name of the country in French.') }),
  descIt: of('descIt', 'descIt', 100, { help: t('Name of the country in Italian.') }),
  descEs: of('descEs', 'descEs', 100, { help: t('Name of the country in Spanish.') }),
  isoCode2: of('isoCode2', 'isoCode2', 2, {
    note: t('Two-letter code'),
    help: t('Code of the country in ISO 3166, such as IT.'),
    mono: true,
    faultOf: isoCode2Fault,
  }),
  isoCode: of('isoCode', 'isoCode', 3, {
    note: t('Three-letter code'),
    help: t('Code of the country in ISO 3166, such as ITA.'),
    mono: true,
    faultOf: isoCodeFault,
  }),
  codmercato: of('codmercato', 'codmercato', 10, {
    note: t('Market code'),
    help: t('Number of the market in the factory’s systems; files of packs name the market by it.'),
    mono: true,
  }),
  geoRegion: of('geoRegion', 'geoRegion', 9, {
    note: t('Region'),
    mono: true,
    syntaxOf: (text) => (/^\d+$/.test(text.trim()) ? undefined : t('A number, digits only')),
  }),
  currency: of('currency', 'currency', 3, {
    note: t('Currency'),
    help: t('The currency of prices in the market.'),
    kind: 'combo',
    faultOf: isoCodeFault,
  }),
  pricemask: of('pricemask', 'pricemask', 30, {
    note: t('Price format'),
    help: t('How amounts are written.'),
    mono: true,
    faultOf: (text) =>
      priceExample(text) === undefined ? t('Not a price format such as #.##0,00') : undefined,
  }),
  formatDate: of('formatDate', 'formatDate', 30, {
    note: t('Date format'),
    help: t('How days are written.'),
    mono: true,
    faultOf: dateFault,
  }),
  formatDateMonth: of('formatDateMonth', 'formatDateMonth', 30, {
    note: t('Month format'),
    help: t('How months are written.'),
    mono: true,
    faultOf: dateFault,
  }),
  enabled: flag('enabled', t('Enabled'), t('The configurator is open to the country.')),
  hidden: flag('hidden', t('Hidden'), t('The landing page leaves the country out.')),
  enableAccesories: flag(
    'enableAccesories',
    t('Accessories'),
    t('The market offers and prices accessories.'),
  ),
  enableCustomProgram: flag(
    'enableCustomProgram',
    t('Custom programme'),
    t('The market offers and prices the custom programme.'),
  ),
  enableWltpEmissions: flag(
    'enableWltpEmissions',
    t('WLTP emissions'),
    t('Customers see emissions measured by WLTP.'),
  ),
  enableNedcComsumptions: flag(
    'enableNedcComsumptions',
    t('NEDC consumption'),
    t('Customers see consumption measured by NEDC.'),
  ),
  vat: of('vat', t('VAT'), 6, {
    note: t('in percent'),
    faultOf: (text) =>
      percentOf(text) === undefined ? t('A number from 0 to 100, at most two decimals') : undefined,
  }),
  tabele: of('tabele', 'tabele', 50, {
    note: t('ADM grouping'),
    help: t('Markets with the same text form one group in the lists of online sales.'),
  }),
  language: of('language', t('Language'), 10, { note: t('for the market') }),
  regionLabel: of('regionLabel', t('Region label'), 100),
  enableBaseOpt: flag(
    'enableBaseOpt',
    t('Own prices'),
    t('The market changes prices itself; without it they are read-only.'),
  ),
  priceFromAS400: flag(
    'priceFromAS400',
    t('Prices from AS400'),
    t('The official prices come from the AS400.'),
  ),
  solEnable: flag('solEnable', t('Online sales'), t('The market takes part in online sales (SOL).')),
};

const valuesOf = (row: Country): CountryValues =>
  ({
    id: row.id,
    ...Object.fromEntries(texts.map((name) => [name, row[name]])),
    ...Object.fromEntries(flags.map((name) => [name, String(row[name])])),
    geoRegion: row.geoRegion === null ? '' : String(row.geoRegion),
    regionLabel: row.regionLabel,
    vat: percentText(row.vat),
    language: row.language ? row.language.code : '',
  }) as CountryValues;

const allNames = Object.keys(fields) as (keyof CountryValues)[];

/** From the form to the wire, but for the label of the region (CountriesScreen.tsx). */
export const inputOf = (values: CountryValues) => ({
  ...(Object.fromEntries(texts.map((name) => [name, values[name].trim()])) as Record<
    (typeof texts)[number],
    string
  >),
  ...(Object.fromEntries(flags.map((name) => [name, values[name] === 'true'])) as Record<
    (typeof flags)[number],
    boolean
  >),
  geoRegion: values.geoRegion.trim() === '' ? null : Number(values.geoRegion),
  vat: percentOf(values.vat) ?? null,
  language: values.language ? { id: values.language } : null,
});

/** The code is what all else knows a country by, so it stays. */
export const country: RecordNoun<Country, CountryValues> = {
  noun: { one: t('country'), many: t('countries') },
  title: t('Country'),
  titles: countryTexts.title,
  newTitle: t('New country'),
  name: 'id',
  nameOf: ({ description }) => description,
  fields,
  changeable: allNames.filter((name) => name !== 'id'),
  // A country is deleted while nothing uses it (decision A-56): Undo is all there is to take it back.
  shownWhenDeleted: [],
  valuesOf,
  blank: {
    ...(Object.fromEntries(allNames.map((name) => [name, ''])) as CountryValues),
    ...(Object.fromEntries(flags.map((name) => [name, 'false'])) as CountryValues),
    formatDate: 'dd/MM/yyyy',
    formatDateMonth: 'MMMM yyyy',
    pricemask: '#.##0,00',
    enabled: 'true',
  },
  detailOf: ({ id }) => id,
  undeletable: (row) => (isDefaultCountry(row) ? t('DEFAULT stands for all countries and stays') : undefined),
  widths: { edit: 780, create: 780 },
  bulk: { set: [fields.enabled, fields.hidden, fields.solEnable], deletes: true },
  closesOnFailure: true,
};
