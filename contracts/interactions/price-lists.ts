import { interaction } from '../harness.ts';

const LIST = 'the price list of Aurora in Italy';
const CHANGED = 'the price list of Aurora in Italy, changed by a colleague';
const HQ = 'the price list of Aurora in Italy, and an HQ user';
const EMPTY = 'Aurora in Italy without a price list';
const FACTORY = 'the price list of Aurora in Switzerland, from the factory';

const aurora = { countryId: 'IT', modelCode: '3410126' };
const elsewhere = { countryId: 'FR', modelCode: '3410126' };
const unknown = { countryId: 'IT', modelCode: '9999999' };
const at = (path: typeof aurora) => ({ args: path, path });

const item = (code: string, price: number | null) => ({ code, price, isHiddenByMarket: false });
const list = {
  basePrice: { price: 28900, pricelistActive: true },
  optList: [item('05FK', 1420), item('08ED', 700), item('FS01', 3900)],
  customerPrgList: null,
  accList: null,
  currency: 'EUR',
  pricemask: '#.##0,00',
  userModis: 'Giorgio Bassi',
};
const save = (values: object = {}) => {
  const body = { ...list, ...values };
  return { args: { ...aurora, version: 7, priceListInput: body }, path: aurora, query: { version: 7 }, body };
};

const equipment = (...body: ReturnType<typeof item>[]) => ({
  args: { ...aurora, version: 7, idUserModis: 'Giorgio Bassi', body },
  path: aurora,
  query: { version: 7, idUserModis: 'Giorgio Bassi' },
  body,
});

const tax = (description: string, price: number) => ({ description, code: 'B2C' as const, price });
const taxes = (version: number, ...body: ReturnType<typeof tax>[]) => ({
  args: { ...aurora, version, body },
  path: aurora,
  query: { version },
  body,
});
const bothTaxes = taxes(7, tax('MESSA SU STRADA', 900), tax('QUOTA ESENTE', 146));

export const priceListInteractions = [
  interaction('getBasePriceInfo', { state: LIST, ...at(aurora) }),
  interaction('getBasePriceInfo', {
    variant: 'as400',
    state: FACTORY,
    ...at({ ...aurora, countryId: 'CH' }),
  }),
  interaction('getBasePriceInfo', { variant: 'not a market', state: EMPTY, status: '404', ...at(elsewhere) }),
  interaction('getBasePriceInfo', {
    variant: 'not signed in',
    state: 'a session that is over',
    status: '401',
    ...at(aurora),
  }),
  interaction('getPriceDetailsByModelVersion', {
    state: LIST,
    args: { ...aurora, language: 'it' },
    path: { ...aurora, language: 'it' },
  }),
  interaction('getPriceDetailsByModelVersion', {
    variant: 'empty',
    state: EMPTY,
    args: { ...aurora, language: 'it' },
    path: { ...aurora, language: 'it' },
  }),
  interaction('getPricemaskList', { state: EMPTY }),
  interaction('saveMarketDataModelAndOpt', { state: LIST, ...save() }),
  interaction('saveMarketDataModelAndOpt', {
    variant: 'missing',
    state: LIST,
    status: '400',
    ...save({ optList: [item('05FK', null), item('08ED', null)] }),
  }),
  interaction('saveMarketDataModelAndOpt', { variant: 'hq', state: HQ, status: '403', ...save() }),
  interaction('saveMarketDataModelAndOpt', { variant: 'stale', state: CHANGED, status: '409', ...save() }),
  interaction('saveEquipmentList', { state: LIST, ...equipment(item('CP01', 410), item('AC01', 95.5)) }),
  interaction('saveEquipmentList', {
    variant: 'missing',
    state: LIST,
    status: '400',
    ...equipment(item('AC01', null)),
  }),
  interaction('saveEquipmentList', {
    variant: 'stale',
    state: CHANGED,
    status: '409',
    ...equipment(item('AC01', 95.5)),
  }),
  interaction('getMarketTaxes', { state: LIST, ...at(aurora) }),
  interaction('getMarketTaxes', { variant: 'unknown vehicle', state: LIST, status: '404', ...at(unknown) }),
  interaction('saveMarketDataTaxes', { state: LIST, ...bothTaxes }),
  interaction('saveMarketDataTaxes', {
    variant: 'fixed',
    state: EMPTY,
    status: '400',
    ...taxes(0, tax('MESSA SU STRADA', 900)),
  }),
  interaction('saveMarketDataTaxes', { variant: 'stale', state: CHANGED, status: '409', ...bothTaxes }),
];
