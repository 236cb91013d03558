import { interaction } from '../harness.ts';

const everyFilter = {
  page: 0,
  size: 10,
  sortBy: 'id' as const,
  sortDesc: false,
  label: "l'italie (100%) + *",
  code: 'i',
};
const filters = { label: 'é', code: 'i' };
const italy = {
  id: 'IT',
  codmercato: '1000',
  currency: 'EUR',
  pricemask: '#.##0,00',
  geoRegion: 10,
  formatDate: 'dd/MM/yyyy',
  formatDateMonth: 'MMMM yyyy',
  enabled: true,
  hidden: false,
  enableAccesories: true,
  enableCustomProgram: true,
  enableWltpEmissions: true,
  enableNedcComsumptions: false,
  descEn: 'Italy',
  descDe: 'Italien',
  descFr: 'Italie',
  descIt: 'Italia',
  descEs: 'Italia',
  isoCode2: 'IT',
  isoCode: 'ITA',
  language: { id: 1 },
  vat: 22,
  tabele: 'Sud Europa',
  enableBaseOpt: true,
  priceFromAS400: false,
  solEnable: true,
};
const sweden = { ...italy, id: 'SE', isoCode2: 'SE', isoCode: 'SWE', regionLabel: 'Europe' };
const create = (body: typeof italy & { regionLabel?: string }) => ({ args: { countryInput: body }, body });
const change = (values: object) => {
  const body = { ...italy, ...values, version: 3 };
  return { args: { id: 'IT', countryInput: body }, path: { id: 'IT' }, body };
};
const one = { args: { id: 'IT' }, path: { id: 'IT' } };
const checked = { country: 'IT', model: 'AURORA_15_HYB' };
const configGrid = { country: 'IT', model: '3410127', language: 'it' };
const carGrid = { country: 'IT', model7: '3410127', language: 'it' };
const ofDefault = { ...configGrid, country: 'DEFAULT' };

export const countryInteractions = [
  interaction('listCountries', { state: 'the country IT', args: everyFilter, query: everyFilter }),
  interaction('listCountries', { variant: 'empty', args: { code: 'zz' }, query: { code: 'zz' } }),
  interaction('createCountry', { ...create(sweden) }),
  interaction('createCountry', {
    variant: 'duplicate',
    state: 'the country IT',
    status: '409',
    ...create(italy),
  }),
  interaction('createCountry', {
    variant: 'not allowed',
    state: 'a user without the label tool',
    status: '403',
    ...create(sweden),
  }),
  interaction('createCountry', { variant: 'blank', status: '400', ...create({ ...sweden, isoCode2: '' }) }),
  interaction('updateCountry', { state: 'the country IT', ...change({ vat: 23, regionLabel: 'Europa' }) }),
  interaction('updateCountry', {
    variant: 'stale',
    state: 'the country IT changed by a colleague',
    status: '409',
    ...change({}),
  }),
  interaction('updateCountry', { variant: 'gone', status: '404', ...change({}) }),
  interaction('deleteCountry', {
    state: 'the country SE that nothing uses',
    args: { id: 'SE' },
    path: { id: 'SE' },
  }),
  interaction('deleteCountry', { variant: 'used', state: 'the country IT', status: '409', ...one }),
  interaction('deleteCountry', { variant: 'gone', status: '404', ...one }),
  interaction('getCountryUses', { state: 'the country IT', ...one }),
  interaction('getCountryUses', { variant: 'gone', status: '404', ...one }),
  interaction('listGeoRegions', { state: 'the country IT' }),
  interaction('exportCountriesCsv', { args: filters, query: filters }),
  interaction('exportCountriesXlsx', { args: filters, query: filters }),
  interaction('checkCountryGrid', {
    state: 'the country IT sells a vehicle with options',
    args: checked,
    path: checked,
    text: 'Check Grid IT: [\\s\\S]*Languages: it[\\s\\S]*Findings: \\d+\\n(OK|KO)\\n',
  }),
  interaction('checkCountryGrid', { variant: 'unknown', status: '404', args: checked, path: checked }),
  interaction('getConfigGrid', {
    state: 'the country IT sells a vehicle with options',
    args: configGrid,
    query: configGrid,
  }),
  interaction('getConfigGrid', {
    variant: 'empty',
    state: 'the country IT has a vehicle without options',
    args: configGrid,
    query: configGrid,
  }),
  interaction('getConfigGrid', {
    variant: 'default country',
    status: '400',
    args: ofDefault,
    query: ofDefault,
  }),
  interaction('getCarGridTxt', {
    state: 'the country IT sells a vehicle with options',
    args: carGrid,
    path: carGrid,
    text: '<dl>[\\s\\S]*3410127[\\s\\S]*<table>[\\s\\S]*211[\\s\\S]*1\\.450,00 EUR[\\s\\S]*',
  }),
  interaction('getCarGridTxt', { variant: 'unknown', status: '404', args: carGrid, path: carGrid }),
  interaction('listCountriesNoDefault', {
    state: 'the market IT',
    args: { language: 'it' },
    query: { language: 'it' },
  }),
  interaction('listCountriesNoDefault', { variant: 'empty', args: {} }),
];
